import { expect, it } from 'vitest';
import { comparisonOf } from './comparison.ts';

it.each([
  [110, 100, '10% more than in the time before'],
  [50, 200, '75% less than in the time before'],
  [100, 100, 'As much as in the time before'],
  [0, 0, 'As much as in the time before'],
  [5, 0, 'Nothing in the time before'],
])('compares %d with %d', (total, before, words) => {
  expect(comparisonOf(total, before)).toBe(words);
});
