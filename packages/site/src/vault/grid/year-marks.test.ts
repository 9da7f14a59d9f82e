import { expect, it } from 'vitest';
import { layoutOf } from './grid-layout.ts';
import { yearMarks } from './year-marks.ts';

it('marks each year where it begins, those without room left out, and not what has no date', () => {
  const { months, height } = layoutOf(
    [
      { month: '2020-02', count: 300 },
      { month: '2020-01', count: 300 },
      { month: '2019', count: 1 },
      { month: '2018-05', count: 1 },
      { month: '1987-06', count: 300 },
      { month: '', count: 300 },
    ],
    320,
  );
  const marks = yearMarks(months, height);
  expect(marks.map(({ year }) => year)).toEqual(['2020', '2019']);
  expect(marks[0]?.share).toBe(0);
  expect(marks[1]?.share).toBeCloseTo(0.5, 1);
});
