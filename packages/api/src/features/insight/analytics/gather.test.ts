import fc from 'fast-check';
import { analyticsUnits } from '@infinite/schema/catalogue/analytics';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { gather } from '#features/insight/analytics/gather.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const values = (...pairs: [string, number][]) => new Map(pairs);

describe('gathering daily values', () => {
  it('returns a point for each day, also where nothing was counted', () => {
    const range = { from: date('2041-02-27'), to: date('2041-03-01') };
    expect(gather(values(['2041-02-28', 3], ['2041-02-24', 5]), range, 'DAY')).toEqual([
      { from: '2041-02-27', value: 0, before: 5 },
      { from: '2041-02-28', value: 3, before: 0 },
      { from: '2041-03-01', value: 0, before: 0 },
    ]);
  });

  it('starts weeks on Monday and months on the first, cut by the start of the range', () => {
    // 2041-05-04 is a Saturday.
    const range = { from: date('2041-05-04'), to: date('2041-05-14') };
    const found = values(['2041-05-05', 1], ['2041-05-06', 2], ['2041-05-13', 4]);
    expect(gather(found, range, 'WEEK')).toEqual([
      { from: '2041-05-04', value: 1, before: 0 },
      { from: '2041-05-06', value: 2, before: 0 },
      { from: '2041-05-13', value: 4, before: 0 },
    ]);
    expect(gather(found, range, 'MONTH')).toEqual([{ from: '2041-05-04', value: 7, before: 0 }]);
  });

  it('keeps the total, in every unit', () => {
    const dayNumber = fc.integer({ min: 0, max: 364 });
    const first = date('2040-01-31');
    const day = (count: number) => first.add({ days: count }).toString();
    fc.assert(
      fc.property(
        fc.array(fc.tuple(dayNumber, fc.nat(1000))),
        fc.constantFrom(...analyticsUnits),
        (pairs, unit) => {
          const found = new Map(pairs.map(([count, value]) => [day(count), value]));
          const range = { from: first, to: first.add({ days: 364 }) };
          const later = { from: first.add({ days: 365 }), to: first.add({ days: 729 }) };
          const afterwards = gather(found, later, unit);
          expect(afterwards.reduce((all, { before }) => all + before, 0)).toBe(
            [...found.values()].reduce((all, value) => all + value, 0),
          );
          const points = gather(found, range, unit);
          const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);
          expect(sum(points.map(({ value }) => value))).toBe(sum(found.values()));
          const starts = points.map(({ from }) => from);
          expect(starts).toEqual([...new Set(starts)].toSorted());
        },
      ),
    );
  });
});
