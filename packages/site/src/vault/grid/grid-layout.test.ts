import { describe, expect, it } from 'vitest';
import {
  columnsIn,
  headingHeight,
  layoutOf,
  monthAt,
  placeOf,
  rowAt,
  rowOf,
} from './grid-layout.ts';

const months = [
  { month: '2019-08', count: 7 },
  { month: '2019', count: 0 },
  { month: '1987-06', count: 3 },
  { month: '', count: 1 },
];
// Three columns.
const layout = layoutOf(months, 320);

describe('a grid', () => {
  it('has three columns on a phone and more where there is room', () => {
    expect(columnsIn(280).columns).toBe(3);
    expect(columnsIn(1000).columns).toBe(6);
    expect(columnsIn(20).columns).toBe(2);
  });

  it('has a heading and rows for each month that has something', () => {
    expect(layout).toMatchObject({ columns: 3, rowCount: 8, itemCount: 11 });
    const rows = Array.from({ length: 9 }, (_, row) => rowAt(layout, row));
    expect(
      rows.map((row) => row && (row.kind === 'heading' ? row.section.months[0]?.month : row.count)),
    ).toEqual(['2019-08', 3, 3, 1, '1987-06', 3, '', 1, undefined]);
    expect(rowAt(layout, 3)).toMatchObject({ firstItem: 6 });
  });

  it('finds the row of each item and the item of each place', () => {
    expect([0, 2, 3, 6, 7, 10].map((item) => rowOf(layout, item))).toEqual([1, 1, 2, 3, 5, 7]);
    expect(placeOf(layout, 8)).toMatchObject({ month: { month: '1987-06' }, at: 1 });
    expect(placeOf(layout, 11)).toBeUndefined();
    expect(placeOf(layoutOf([], 320), 0)).toBeUndefined();
  });

  it('knows which month stands where', () => {
    expect(layout.months[1]?.top).toBe(headingHeight + 3 * (layout.tile + 4));
    expect(monthAt(layout, 0)?.month).toBe('2019-08');
    expect(monthAt(layout, (layout.months[1]?.top ?? 0) + 1)?.month).toBe('1987-06');
    expect(monthAt(layout, 1e9)?.month).toBe('');
    expect(monthAt(layout, -5)?.month).toBe('2019-08');
  });

  it('puts months with few items beside each other, each item still in its month', () => {
    const sparse = layoutOf(
      [
        { month: '2021-11', count: 1 },
        { month: '2021-08', count: 3 },
        { month: '2020', count: 9 },
      ],
      320,
    );
    expect(sparse).toMatchObject({ rowCount: 7, itemCount: 13 });
    expect(rowAt(sparse, 2)).toMatchObject({ firstItem: 3, count: 1 });
    expect(placeOf(sparse, 1)).toMatchObject({ month: { month: '2021-08' }, at: 0 });
    expect(placeOf(sparse, 3)).toMatchObject({ month: { month: '2021-08' }, at: 2 });
    expect([0, 3, 4].map((item) => rowOf(sparse, item))).toEqual([1, 2, 4]);
    expect(sparse.months.map(({ top }) => top === 0)).toEqual([true, true, false]);
    expect(monthAt(sparse, 5)?.month).toBe('2021-11');
  });

  it('of 100,000 items in one month is as quick as of one', () => {
    const large = layoutOf([{ month: '2019', count: 100_000 }], 320);
    expect(rowAt(large, 33_334)).toMatchObject({ kind: 'tiles', firstItem: 99_999, count: 1 });
    expect(rowOf(large, 99_999)).toBe(33_334);
  });
});
