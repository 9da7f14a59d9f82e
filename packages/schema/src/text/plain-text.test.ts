import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, fits, isBlank, keepLines, keepOneLine } from './plain-text.ts';

describe('the stated rule for text', () => {
  it('keeps what a person typed, byte for byte', () => {
    const typed = '<script>alert(1)</script> "q" \'; drop table messages; -- 👩‍👩‍👧 مرحبا\n\tline two';
    expect(keepLines(typed)).toBe(typed);
  });

  it('takes out what no database or mail can hold', () => {
    expect(keepLines('before\u0000after\u001b[31m\u009b')).toBe('beforeafter[31m');
    expect(keepLines('lone \ud83d surrogate')).toBe('lone \ufffd surrogate');
    expect(keepLines('a\r\nb\rc\u0085d')).toBe('a\nb\nc\nd');
  });

  it('gives a header no second line', () => {
    expect(keepOneLine('Subject\r\nBcc: all@example.org')).toBe('Subject Bcc: all@example.org');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(/[\p{Cc}\u2028\u2029]/u.test(keepOneLine(text))).toBe(false);
      }),
    );
  });

  it('changes nothing a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(keepLines(keepLines(text))).toBe(keepLines(text));
        expect(keepOneLine(keepOneLine(text))).toBe(keepOneLine(text));
        expect(keepLines(text).isWellFormed()).toBe(true);
      }),
    );
  });

  it.each([
    '',
    ' ',
    '\t\r\n',
    '\u00a0',
    '\u3000',
    '\u200b\u200c\u200d\ufeff',
    '\u3164',
    '\u2800',
    '\u{e0061}',
  ])('counts %j as empty', (text) => expect(isBlank(text)).toBe(true));

  it.each(['.', 'ad\u200bmin', '👋', '0'])('counts %j as something', (text) =>
    expect(isBlank(text)).toBe(false),
  );

  it('counts a family emoji as one character and bounds what is stored', () => {
    expect(countCharacters('👨‍👩‍👧‍👦')).toBe(1);
    expect(fits('👨‍👩‍👧‍👦'.repeat(10), 10)).toBe(true);
    expect(fits('👨‍👩‍👧‍👦'.repeat(11), 10)).toBe(false);
    expect(fits(`a${'\u0301'.repeat(1000)}`, 10)).toBe(false);
  });
});
