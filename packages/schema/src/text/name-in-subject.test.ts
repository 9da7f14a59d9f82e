import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameInSubject } from './name-in-subject.ts';

describe('the name in a subject (S7)', () => {
  it.each([
    'Inês',
    'Grandma Rose',
    'Мама',
    '祖母',
    "Seán O'Brien",
    'J. R. Smith',
    'Anna-Lena',
    'ann42',
  ])('%s stands as it is', (name) => {
    expect(nameInSubject(name)).toBe(name);
  });

  it.each([
    'PayPaI Security',
    'Your Bank',
    'S\u0435curity',
    'evil.example',
    'go to https://evil.example',
    'www evil',
    'Call +1 555 010 0199',
    'SUPP0RT',
    'Αpple'.replace('ppl', 'ppl'),
    '...',
    '',
  ])('%j gives way to neutral words', (name) => {
    expect(nameInSubject(name)).toBe('Someone you know');
  });

  it('is one line of at most forty characters, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const shown = nameInSubject(name);
        expect([...shown].length).toBeLessThanOrEqual(40);
        expect(shown).not.toMatch(/[\r\n]|:\/\//);
      }),
    );
  });
});
