import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  noPreferences,
  preferenceChoices,
  preferencesOf,
  textOfPreferences,
  versionOf,
} from '#preferences/preferences.ts';

const anyPreferences = fc.record({
  language: fc.constantFrom(...preferenceChoices.language),
  clock: fc.constantFrom(...preferenceChoices.clock),
  theme: fc.constantFrom(...preferenceChoices.theme),
  text: fc.constantFrom(...preferenceChoices.text),
  contrast: fc.constantFrom(...preferenceChoices.contrast),
  motion: fc.constantFrom(...preferenceChoices.motion),
});

describe('the text of preferences', () => {
  it('is empty while nothing is chosen', () => {
    expect(textOfPreferences(noPreferences, '')).toBe('');
    expect(preferencesOf('')).toEqual(noPreferences);
  });

  it('says what is chosen, and which saving it comes from', () => {
    const text = textOfPreferences({ ...noPreferences, theme: 'dark', text: 'larger' }, 'm9x');
    expect(text).toBe('theme-dark.text-larger.v-m9x');
    expect(versionOf(text)).toBe('m9x');
  });

  it('is read back as it was written, and needs no encoding in a cookie', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        const text = textOfPreferences(preferences, 'm9x');
        expect(text).toBe(encodeURIComponent(text));
        expect(preferencesOf(text)).toEqual(preferences);
      }),
    );
  });

  it('is safe to read whatever a cookie holds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        for (const [name, value] of Object.entries(preferencesOf(text))) {
          expect(preferenceChoices[name as keyof typeof preferenceChoices]).toContain(value);
        }
        expect(versionOf(text)).toMatch(/^[a-z0-9]*$/);
      }),
    );
  });
});
