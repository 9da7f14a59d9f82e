import { expect, expectTypeOf, test } from 'vitest';
import { localized, type Translation, type Untranslated } from './locale.ts';

const english = {
  save: 'Save',
  count: (count: number) => `${count} messages`,
  steps: ['Record', 'Choose a day'],
  notices: { saved: 'Saved', failed: 'Not saved' },
};
const german = {
  save: 'Speichern',
  count: (count: number) => `${count} Nachrichten`,
  notices: { saved: 'Gespeichert' },
} satisfies Translation<typeof english>;
const swiss = { notices: { saved: 'Gesichert' } };

const words = localized(english, { de: german, 'de-CH': swiss });

test('what a locale lacks is shown in English, key by key', () => {
  const { save, steps, notices, count } = words('de');
  expect([save, count(2), notices.saved]).toEqual(['Speichern', '2 Nachrichten', 'Gespeichert']);
  expect([steps, notices.failed]).toEqual([['Record', 'Choose a day'], 'Not saved']);
});

test('a region falls back to its language, then to English', () => {
  expect(words('de-CH').notices).toEqual({ saved: 'Gesichert', failed: 'Not saved' });
  expect(words('de-CH').save).toBe('Speichern');
  expect(words('de-AT').save).toBe('Speichern');
});

test('a locale nobody has translated, and one that is no locale, are shown in English', () => {
  for (const locale of ['en', 'pt-BR', '', 'constructor', '__proto__']) {
    expect(words(locale)).toEqual(english);
  }
});

test('types name what is missing', () => {
  type Missing = Untranslated<typeof english, typeof german>;
  expectTypeOf<Missing>().toEqualTypeOf<'steps' | 'notices.failed'>();
  expectTypeOf<Untranslated<typeof english, typeof english>>().toEqualTypeOf<never>();
});
