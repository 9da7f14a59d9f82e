import { expect, it } from 'vitest';
import { monthDayWords, monthName } from '#vault/on-this-day/day-names.ts';

it.each([
  ['2026-11-23', 'November 23', 'November'],
  ['02-29', 'February 29', 'February'],
  ['01-01', 'January 1', 'January'],
])('names %s', (date, day, month) => {
  expect([monthDayWords(date), monthName(date)]).toEqual([day, month]);
});
