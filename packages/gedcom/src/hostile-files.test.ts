import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asLines, named, readAll } from './testing/read-all.ts';

const folder = resolve(import.meta.dirname, '../../../../shared/data/adversarial/files');
const isThere = existsSync(folder);
if (!isThere) console.log(`Skipped: there are no hostile files in ${folder}.`);

const head = '0 HEAD\n1 GEDC\n2 VERS 7.0\n';

describe.skipIf(!isThere)('hostile files', () => {
  const read = (name: string) => readAll(readFileSync(`${folder}/${name}`));

  test('broken references are named with their lines, and the rest is read', () => {
    const { records, problems } = read('references-broken.ged');
    expect(named(problems)).toEqual([
      '6 dangling-pointer INDI.FAMC',
      '7 duplicate-xref INDI',
      '9 level-jump INDI.NAME.DATE',
      '13 not-a-line INDI.BIRT.PLAC',
      '15 wrong-pointer FAM.HUSB',
      '16 trailer-missing',
      '16 wrong-pointer FAM.OBJE',
    ]);
    expect(asLines(records)).toContain('2 PLAC <script>alert(1)</script>');
  });

  test('level 100 is not read, and named with its line', () => {
    const { records, problems } = read('levels-100.ged');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 105, code: 'level-too-deep' });
    expect(asLines(records).at(-1)).toBe('99 _DEEP level 99');
  });

  test('cycles of relations are no problem of the text', () => {
    expect(read('cycles.ged').problems).toEqual([]);
  });
});

describe('lines that are wrong', () => {
  test('text that cannot be read as a line is reported, and continues a long text', () => {
    const { records, problems } = readAll(
      `${head}0 @N@ SNOTE first\nsecond\n0 @I@ INDI\n1 SEX M\nnonsense\n0 TRLR\n`,
    );
    expect(named(problems)).toEqual(['5 not-a-line SNOTE', '8 not-a-line INDI.SEX']);
    expect(problems[1]?.text).toBe('nonsense');
    expect(asLines(records)).toEqual(['0 @N@ SNOTE first\nsecond', '0 @I@ INDI', '1 SEX M']);
  });

  test('white space before levels, blank lines and CR, LF and CR LF in one file are read', () => {
    const { records, problems } = readAll(
      '0 HEAD\r\n  1 GEDC\n\r\n\t2 VERS 7.0\r0 @I@ INDI\r\r\n 1 SEX M\n\r0 TRLR',
    );
    expect(problems).toEqual([]);
    expect(asLines(records)).toEqual(['0 @I@ INDI', '1 SEX M']);
  });

  test('a level that jumps is kept one below, with what is below it', () => {
    const { records, problems } = readAll(
      `${head}0 @I@ INDI\n3 BIRT\n4 DATE 1900\n1 SEX F\n0 TRLR\n`,
    );
    expect(named(problems)).toEqual(['5 level-jump INDI.BIRT']);
    expect(asLines(records)).toEqual(['0 @I@ INDI', '1 BIRT', '2 DATE 1900', '1 SEX F']);
  });

  test('identifiers below records, stray continuations and lines after the trailer are named', () => {
    const { problems } = readAll(
      `${head}0 CONT text\n0 @I@ INDI\n1 @X@ SEX M\n0 TRLR\n0 @J@ INDI\n`,
    );
    expect(named(problems)).toEqual([
      '4 misplaced-continuation CONT',
      '6 misplaced-xref INDI.SEX',
      '8 after-trailer INDI',
    ]);
  });

  test('a repeated identifier gets another name, and pointers keep naming the first', () => {
    const { records, problems } = readAll(
      `${head}0 @I@ INDI\n0 @I@ INDI\n0 @F@ FAM\n1 CHIL @I@\n0 TRLR\n`,
    );
    expect(named(problems)).toEqual(['5 duplicate-xref INDI']);
    expect(records.map(({ xref }) => xref)).toEqual([null, 'I', 'X1', 'F']);
    expect(asLines(records).at(-1)).toBe('1 CHIL @I@');
  });

  test('a file without HEAD is read as GEDCOM 5.5.1 when its lines are GEDCOM', () => {
    const { records, problems } = readAll('0 @I@ INDI\n1 NAME A /B/\n0 TRLR\n');
    expect(named(problems)).toEqual(['1 head-missing INDI']);
    expect(asLines(records)).toEqual(['0 @I@ INDI', '1 NAME A /B/']);
  });

  test('one line of a million characters is read', () => {
    const text = 'x'.repeat(1_000_000);
    expect(asLines(readAll(`${head}0 @N@ SNOTE ${text}\n0 TRLR\n`).records)).toEqual([
      `0 @N@ SNOTE ${text}`,
    ]);
  });
});

describe('files that are made to take long', () => {
  test('a line of thirty million characters is joined once', () => {
    const text = 'x'.repeat(30_000_000);
    const { records } = readAll(`${head}0 @N@ SNOTE ${text}\n0 TRLR\n`);
    expect(records[1]?.payload?.length).toBe(text.length);
  });

  test('a date of a million brackets is a phrase', () => {
    const file = `0 HEAD\n0 @I@ INDI\n1 BIRT\n2 DATE INT ${'('.repeat(1_000_000)}\n0 TRLR\n`;
    expect(asLines(readAll(file).records)[2]).toBe('2 DATE');
  });

  test('a hundred thousand lines with wrong bytes are named once each', () => {
    // Enough of UTF-8 at the start to be taken for it.
    const start = `0 HEAD\n1 CHAR UTF-8\n0 @N@ NOTE ${'ë'.repeat(60_000)}\n`;
    const head = new TextEncoder().encode(start);
    const lines = Array.from({ length: 100_000 }, () => [
      0x31, 0x20, 0x43, 0x4f, 0x4e, 0x54, 0x20, 0xe9, 0xe9, 0x0a,
    ]);
    const file = Uint8Array.from([...head, ...lines.flat()]);
    const bad = readAll(file).problems.filter(({ code }) => code === 'bad-bytes');
    expect(bad.map(({ line }) => line).slice(0, 2)).toEqual([4, 5]);
    expect(bad).toHaveLength(100_000);
  });
});

describe('files that are no GEDCOM', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['blank lines', '\n \n', 'empty'],
    ['a web page', '<!doctype html>\n<p>1 of 2</p>\n'.repeat(30), 'not-gedcom'],
    ['a list of numbers', '1 apple\n2 pears\n', 'not-gedcom'],
  ])('%s is refused', (_, text, code) => {
    expect(() => readAll(text)).toThrowError(
      expect.objectContaining({ name: 'GedcomError', code }),
    );
  });
});
