import { expect, it, test } from 'vitest';
import { lifeYears } from '#living/life-years.ts';
import {
  isDeceased,
  isLiving,
  presumedDeadYear,
  presumptionInWords,
  type RelativeDates,
} from '#living/living.ts';
import { readIndividual } from '#read/individual.ts';
import { record } from '#testing/lines.ts';

const person = (lines: string) => readIndividual(record(`0 @I1@ INDI\n${lines}`));

it.each<[string, string, boolean]>([
  ['DEAT Y', '1 DEAT Y', true],
  ['DEAT with a date', '1 DEAT\n2 DATE 1900', true],
  ['DEAT with nothing', '1 DEAT', true],
  ['BURI', '1 BURI\n2 PLAC London', true],
  ['CREM', '1 CREM Y', true],
  ['DEAT N', '1 DEAT N', false],
  ['NO DEAT', '1 NO DEAT', false],
  ['DEAT N and BURI', '1 DEAT N\n1 BURI Y', true],
  ['a will', '1 WILL\n2 DATE 1990', false],
  ['nothing', '1 SEX F', false],
])('%s: deceased is %s', (_, lines, deceased) => {
  expect(isDeceased(person(lines))).toBe(deceased);
});

const relative = (
  dates: Partial<RelativeDates> & Pick<RelativeDates, 'relation'>,
): RelativeDates => ({
  sex: 'U',
  bornTo: null,
  diedTo: null,
  ...dates,
});

it.each<[string, string, readonly RelativeDates[], number | null]>([
  ['born on a day', '1 BIRT\n2 DATE 5 MAY 1900', [], 2011],
  ['born about a year', '1 BIRT\n2 DATE ABT 1900', [], 2011],
  ['born before a year', '1 BIRT\n2 DATE BEF 1900', [], 2011],
  ['born between years: the later', '1 BIRT\n2 DATE BET 1890 AND 1900', [], 2011],
  ['born after a year: open', '1 BIRT\n2 DATE AFT 1800', [], null],
  ['born in the Julian year that ends in 1900', '1 BIRT\n2 DATE JULIAN 24 DEC 1899', [], 2011],
  ['born in a phrase', '1 BIRT\n2 DATE\n3 PHRASE long ago', [], null],
  ['christened', '1 CHR\n2 DATE 1900', [], 2011],
  ['at work in a year', '1 OCCU smith\n2 DATE FROM 1900 TO 1905', [], 2016],
  ['nothing', '1 SEX M', [], null],
  ['a child of a year', '1 SEX M', [relative({ relation: 'child', bornTo: 1930 })], 2026],
  [
    'a mother of a year',
    '1 SEX M',
    [relative({ relation: 'parent', sex: 'F', bornTo: 1850 })],
    2021,
  ],
  [
    'a father of a year',
    '1 SEX M',
    [relative({ relation: 'parent', sex: 'M', bornTo: 1850 })],
    2041,
  ],
  [
    'a mother who died',
    '1 SEX M',
    [relative({ relation: 'parent', sex: 'F', diedTo: 1900 })],
    2011,
  ],
  [
    'a father who died',
    '1 SEX M',
    [relative({ relation: 'parent', sex: 'M', diedTo: 1900 })],
    2012,
  ],
  ['a partner', '1 SEX M', [relative({ relation: 'partner', bornTo: 1860 })], 2011],
  ['a marriage', '1 SEX M', [relative({ relation: 'partner', marriedTo: 1920 })], 2016],
  [
    'the strictest of relatives',
    '1 SEX M',
    [relative({ relation: 'child', bornTo: 1990 }), relative({ relation: 'child', bornTo: 1930 })],
    2026,
  ],
  [
    'the own birth before any relative',
    '1 BIRT\n2 DATE 1980',
    [relative({ relation: 'child', bornTo: 1700 })],
    2091,
  ],
])('%s: presumed dead from %s', (_, lines, relatives, year) => {
  expect(presumedDeadYear(lifeYears(person(lines)), relatives)?.year ?? null).toBe(year);
});

test('born on 31 December 1915: living through 2025 and 2026 has come', () => {
  const born = person('1 BIRT\n2 DATE 31 DEC 1915');
  const presumption = presumedDeadYear(lifeYears(born), []);
  expect(isLiving(born, presumption, 2025)).toBe(true);
  expect(isLiving(born, presumption, 2026)).toBe(false);
  expect(presumption && presumptionInWords(presumption)).toBe(
    'Born in 1915 or earlier, at least 110 years ago.',
  );
});

test('without any date a person counts as living', () => {
  expect(isLiving(person('1 SEX F'), null, 2026)).toBe(true);
});
