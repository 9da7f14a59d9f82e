import { describe, expect, it } from 'vitest';
import { takenWords } from './taken-words.ts';
import { emptyTakenForm, takenFormOf, takenIn } from './taken-form.ts';

const dates = [
  ['INSTANT', '1987-06-14T15:20:30', '+05:45', 'June 14, 1987, 3:20 PM'],
  ['DAY', '1987-06-14', null, 'June 14, 1987'],
  ['MONTH', '1987-06', null, 'June 1987'],
  ['YEAR', '1987', null, '1987'],
  ['DECADE', '1950', null, 'the 1950s'],
  ['ABOUT', '1956', null, 'about 1956'],
  ['UNKNOWN', '', null, 'Not known'],
] as const;

describe('the fields of a date', () => {
  it.each(dates)('hold a date that is known as %s: %s', (precision, local, offset, words) => {
    const taken = { precision, local, offset };
    expect(takenIn(takenFormOf(taken))).toEqual(taken);
    expect(takenWords(taken)).toBe(words);
  });

  it('make a decade of any of its years', () => {
    const form = { ...emptyTakenForm, precision: 'DECADE' as const };
    expect(takenIn({ ...form, year: '1956' })?.local).toBe('1950');
    expect(takenIn({ ...form, year: ' 1950s ' })?.local).toBe('1950');
  });

  it.each([
    ['DAY', { day: '' }],
    ['DAY', { day: '2011-02-29' }],
    ['YEAR', { year: '87' }],
    ['YEAR', { year: 'when we were young' }],
    ['MONTH', { year: '' }],
    ['INSTANT', { day: '2011-02-03', time: '' }],
  ] as const)('hold no %s in %o', (precision, fields) => {
    expect(takenIn({ ...emptyTakenForm, precision, ...fields })).toBeNull();
  });
});
