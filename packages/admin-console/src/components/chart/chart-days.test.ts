import { expect, it } from 'vitest';
import { dayBefore, daysBetween, shortDay } from './chart-days.ts';

it('counts days across a leap day and the end of a year', () => {
  expect(dayBefore('2040-03-01', 1)).toBe('2040-02-29');
  expect(dayBefore('2041-01-02', 30)).toBe('2040-12-03');
  expect(daysBetween('2040-02-01', '2040-03-01')).toBe(29);
  expect(shortDay('2041-05-04')).toBe('May 4');
});
