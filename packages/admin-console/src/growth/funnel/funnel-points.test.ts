import { expect, it } from 'vitest';
import { pointsOf } from './funnel-points.ts';

it('pairs each week with the one as far into the time before, of all sources or of one', () => {
  const funnel = {
    weeks: ['2041-05-06', '2041-05-13'],
    rows: [
      { week: '2041-05-06', source: 'SEARCH' as const, counts: [10, 4] },
      { week: '2041-05-06', source: 'DIRECT' as const, counts: [1, 1] },
    ],
    weeksBefore: ['2041-04-22', '2041-04-29'],
    rowsBefore: [{ week: '2041-04-29', source: 'SEARCH' as const, counts: [7, 2] }],
  };
  expect(pointsOf(funnel, 0, null)).toEqual([
    { week: '2041-05-06', value: 11, weekBefore: '2041-04-22', valueBefore: 0 },
    { week: '2041-05-13', value: 0, weekBefore: '2041-04-29', valueBefore: 7 },
  ]);
  expect(pointsOf(funnel, 1, 'SEARCH').map(({ value }) => value)).toEqual([4, 0]);
});
