import { expect, it } from 'vitest';
import { partOf, sumsOf } from './sums.ts';

it('adds up weeks and sources, step by step', () => {
  const rows = [
    { week: '2041-05-06', source: 'SEARCH', counts: [10, 4, 1] },
    { week: '2041-05-13', source: 'DIRECT', counts: [5, 0, 2] },
  ] as const;
  const asRows = rows.map((row) => ({ ...row, counts: [...row.counts] }));
  expect(sumsOf(asRows, ['a', 'b', 'c'])).toEqual([15, 4, 3]);
  expect(sumsOf([], ['a', 'b'])).toEqual([0, 0]);
});

it('tells a part, and nothing where there is no whole', () => {
  expect([partOf(1, 8), partOf(0, 8), partOf(3, 0), partOf(1, undefined)]).toEqual([
    '12.5 %',
    '0.0 %',
    '–',
    '–',
  ]);
});
