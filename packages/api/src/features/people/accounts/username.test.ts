import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import unhomoglyph from 'unhomoglyph';
import { unicodeOfTable } from './look-alikes.ts';
import { isReservedUsername } from './reserved-username.ts';
import { cleanUsername, usernameCandidates, usernameKey } from './username.ts';

const hostile = JSON.parse(
  readFileSync(
    new URL('../../../../../../tests/fixtures/hostile-strings.json', import.meta.url),
    'utf8',
  ),
) as { strings: { id: string; category: string; value: string }[] };
const zero = () => 0;
const take = (names: Generator<string, never>, count: number): string[] =>
  Array.from({ length: count }, () => names.next().value);

/** For each letter of 'admin' what people have used in its place. */
const disguises = [
  ['a', 'A', 'а', 'А', 'ɑ', 'α', 'ａ', '𝐚', 'ⓐ', '🄰', 'á', 'ā', 'ᴀ', '@', '4', 'a\u0301', 'ᵃ'],
  ['d', 'D', 'ԁ', 'ⅾ', 'ｄ', '𝓭', 'ⓓ', 'ḍ', 'đ', 'ᴅ', 'ɗ', 'ꓓ'],
  ['m', 'M', 'м', 'М', 'ⅿ', 'ｍ', '𝗺', 'rn', 'RN', 'ṁ', 'ᴍ', 'ʍ', 'ɱ', 'ꓟ'],
  ['i', 'I', 'і', 'ı', 'İ', 'ⅰ', 'ｉ', '𝘪', '1', 'l', '|', '!', 'í', 'ɪ', 'ι', 'Ι', 'ꓲ'],
  ['n', 'N', 'ո', 'п', 'ｎ', '𝙣', 'ń', 'ñ', 'ɴ', 'η', 'π', 'ꓠ', 'Ν'],
] as const;
const between = fc.constantFrom(
  '',
  '',
  '',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\u2060',
  '.',
  '-',
  '_',
  ' ',
);
const disguised = fc
  .tuple(...disguises.flatMap((letters) => [between, fc.constantFrom(...letters)]), between)
  .map((parts) => parts.join(''));

describe('isReservedUsername', () => {
  it('knows the administrator in every disguise', () => {
    fc.assert(
      fc.property(disguised, (name) => {
        expect(isReservedUsername(name), name).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each(hostile.strings.filter(({ id }) => /^homoglyph-(0\d|1[0-6])$/.test(id)))(
    'knows the look-alike $id',
    ({ value }) => expect(isReservedUsername(value)).toBe(true),
  );

  it('folds what the confusables of Unicode 14 to 17 added to the table of Unicode 13', () => {
    expect(unicodeOfTable).toBe('13.0');
    // Segmented digits came with Unicode 13, Coptic letters with later tables.
    expect(unhomoglyph('\u{1FBF0}')).toBe('O');
    expect(unhomoglyph('ⲓ')).toBe('ⲓ');
    for (const name of ['ⲗdⲙⲓⲛ', 'ꟛdmiղ', 'adm\u{11DDA}n', 'adⲘւⲡ', '\u{1CCD6}\u{1CCD9}min']) {
      expect(isReservedUsername(name), name).toBe(true);
    }
  });

  it.each([
    'vadim',
    'adam',
    'damian',
    'admira',
    'administrator2',
    'nadim',
    'adwin',
    'edmin',
    '',
    '管理',
  ])('leaves %s to its owner', (name) => expect(isReservedUsername(name)).toBe(false));
});

/** Texts in which a removed character stands between others that compose or collapse. */
const meeting = fc.string({
  unit: fc.constantFrom(
    ' ',
    '\t',
    '\u0000',
    '\u200b',
    '@',
    '\u00a8',
    '\u0301',
    '소',
    'ﾪ',
    '\u1161',
    'e',
    'İ',
    '\ufdfa',
    '\ud800',
  ),
});

describe('cleanUsername', () => {
  it('leaves nothing that hides, reorders or breaks a line, and is its own answer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), disguised, meeting), (wish) => {
        const name = cleanUsername(wish);
        expect(name).not.toMatch(/[\p{C}\p{Zl}\p{Zp}@<>]|^\s|\s$/u);
        expect(name.length).toBeLessThanOrEqual(64);
        expect(cleanUsername(name)).toBe(name);
        expect(usernameKey(name)).toBe(usernameKey(wish));
      }),
      { numRuns: 5000 },
    );
  });

  it('is its own answer where letters meet after a control character is gone', () => {
    const name = cleanUsername('소\u0000ﾪ');
    expect(cleanUsername(name)).toBe(name);
  });

  it('leaves one space where white space meets after a control character is gone', () => {
    expect(cleanUsername('!\t\u0000\tA')).toBe('! A');
  });

  it.each(hostile.strings)('makes $id harmless', ({ value, category }) => {
    const name = cleanUsername(value);
    expect(name).not.toMatch(/\p{C}/u);
    if (category === 'invisible' && !/[a-z]/i.test(value)) expect(name).toBe('');
  });

  it('never cuts an emoji in two', () => {
    expect(cleanUsername('👩‍👩‍👧‍👦'.repeat(20)).isWellFormed()).toBe(true);
  });
});

describe('usernameCandidates', () => {
  const first = (wish: string, email: string, count = 1) =>
    take(usernameCandidates(wish, email, zero), count);

  it('tries the wish, then the wish with a suffix', () => {
    expect(first('ann', 'ann@example.org', 3)).toEqual(['ann', 'ann-1000', 'ann-10000']);
  });

  it('takes the part before the at-sign when there is no wish', () => {
    expect(first(' ', 'ann.lee@example.org')).toEqual(['ann.lee']);
  });

  it('gives another name to whoever looks like the administrator', () => {
    expect(first('Αdmin', 'x@example.org')).toEqual(['member-1000']);
    expect(first('ann', 'admin@elsewhere.example')).toEqual(['member-1000']);
  });

  it('never offers a reserved or unclean name, whatever is wished', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), disguised), fc.nat(), (wish, seed) => {
        const names = take(
          usernameCandidates(wish, 'a@example.org', (below) => seed % below),
          8,
        );
        for (const name of names) {
          expect(isReservedUsername(name)).toBe(false);
          expect(cleanUsername(name)).toBe(name);
          expect(name).not.toBe('');
        }
      }),
    );
  });
});
