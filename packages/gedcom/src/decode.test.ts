import { describe, expect, test } from 'vitest';
import { asLines, named, readAll } from './testing/read-all.ts';

/** A file with one note; the note is given as bytes. */
function fileWith(charset: string, note: readonly number[]): Uint8Array {
  const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  const head = `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR ${charset}\n0 @N@ NOTE `;
  return Uint8Array.from([...ascii(head), ...note, ...ascii('\n0 TRLR\n')]);
}

const noteOf = (bytes: Uint8Array) =>
  asLines(readAll(bytes).records)[0]?.slice('0 @N@ SNOTE '.length);

describe('text of older encodings', () => {
  test.each([
    ['a grave accent before its letter', [0xe1, 0x61], 'à'],
    ['two marks on one letter', [0xe3, 0xe2, 0x61], 'ấ'],
    ['marks above and below, in the order of Unicode', [0xe8, 0xf2, 0x75], '\u1EE5\u0308'],
    ['letters of its own', [0xa1, 0xb2, 0xa5, 0xcf], 'ŁøÆß'],
    ['a letter whose marks Unicode cannot compose', [0xe7, 0x71], 'q\u0307'],
  ])('ANSEL has %s', (_, bytes, text) => {
    expect(noteOf(fileWith('ANSEL', [...bytes, 0x2e]))).toBe(`${text.normalize('NFC')}.`);
  });

  test('ANSI is Windows-1252, IBMPC is code page 437, MACINTOSH is the Mac alphabet', () => {
    expect(noteOf(fileWith('ANSI', [0x80, 0xe9, 0x2e]))).toBe('€é.');
    expect(noteOf(fileWith('IBMPC', [0x81, 0xe1, 0x2e]))).toBe('üß.');
    expect(noteOf(fileWith('MACINTOSH', [0x9f, 0x2e]))).toBe('ü.');
    expect(noteOf(fileWith('CP1250', [0xe8, 0x2e]))).toBe('č.');
  });

  test('an ANSEL mark that no letter follows does not take the end of the line', () => {
    const umlauts = Array.from({ length: 20 }, () => [0xe8, 0x75]).flat();
    const { problems, records } = readAll(fileWith('ANSEL', [...umlauts, 0x61, 0xe2]));
    expect(asLines(records)).toEqual([`0 @N@ SNOTE ${'ü'.repeat(20)}á`]);
    expect(problems).toEqual([]);
  });
});

describe('declarations that are wrong', () => {
  test.each([
    ['ANSEL', [0xc3, 0xa9, 0xc3, 0xbc], 'éü'],
    ['ANSI', [0xe2, 0x82, 0xac], '€'],
    ['ANSEL', [0x63, 0x61, 0x66, 0xe9, 0x2e, 0x93], 'café.“'],
    ['UNICODE', [0xc3, 0xa9], 'é'],
    ['KLINGON', [0xe9, 0x2e], 'é.'],
  ])('%s is declared, the bytes decide, and the line is named', (charset, bytes, text) => {
    const { records, problems } = readAll(fileWith(charset, bytes));
    expect(asLines(records)).toEqual([`0 @N@ SNOTE ${text}`]);
    expect(named(problems)).toEqual(['4 wrong-charset HEAD.CHAR']);
  });

  test('a line of a UTF-8 file that is not UTF-8 is named and read as Windows-1252', () => {
    const text = new TextEncoder().encode('Zoë Zoë Zoë\n1 CONT ');
    const { records, problems } = readAll(fileWith('UTF-8', [...text, 0xe9, 0x2e]));
    expect(named(problems)).toEqual(['6 bad-bytes']);
    expect(asLines(records)).toEqual(['0 @N@ SNOTE Zoë Zoë Zoë\né.']);
  });
});

test('characters that the end of a piece cuts are whole again', () => {
  const text = 'aé€𒍅\n'.repeat(40_000);
  const lines = text.trimEnd().split('\n');
  const file = `0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @N@ SNOTE ${lines.join('\n1 CONT ')}\n0 TRLR\n`;
  const { records, problems } = readAll(file);
  expect(problems).toEqual([]);
  expect(records[1]?.payload).toBe(lines.join('\n'));
});
