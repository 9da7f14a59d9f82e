import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutChart, pointAt } from './chart-layout.ts';

const point = (value: number, before = 0, index = 0) => ({
  label: `Day ${index}`,
  short: `${index}`,
  value,
  before: { label: `Before ${index}`, value: before },
});
const size = { width: 600, height: 220 };
const whole = (value: number) => String(value);

describe('a chart', () => {
  it('has round ticks from zero to above the largest value, of the time before too', () => {
    const labels = layOutChart([point(3, 947)], size, whole).ticks.map(({ label }) => label);
    expect(labels).toEqual(['0', '200', '400', '600', '800', '1000']);
  });

  it('has no tick between two whole numbers', () => {
    expect(layOutChart([point(1)], size, whole).ticks.map(({ label }) => label)).toEqual([
      '0',
      '1',
    ]);
  });

  it('draws bars, and a line where bars would be too thin', () => {
    const many = Array.from({ length: 365 }, (_, index) => point(index, 0, index));
    expect(layOutChart(many.slice(0, 30), size, whole).bars).toHaveLength(30);
    const narrow = layOutChart(many, { ...size, width: 300 }, whole);
    expect(narrow.bars).toBeNull();
    expect(narrow.edge).toMatch(/^M/);
  });

  it('keeps everything inside, names the last point, and finds each point at its place', () => {
    const values = fc.array(fc.tuple(fc.nat(1e9), fc.nat(1e9)), { minLength: 1, maxLength: 400 });
    fc.assert(
      fc.property(values, fc.integer({ min: 240, max: 3840 }), (pairs, width) => {
        const points = pairs.map(([value, before], index) => point(value, before, index));
        const layout = layOutChart(points, { width, height: 220 }, whole);
        expect(Math.max(...layout.ys)).toBeLessThanOrEqual(layout.bottom);
        expect(Math.min(...layout.ys)).toBeGreaterThanOrEqual(0);
        expect(layout.xs.at(-1)).toBeLessThanOrEqual(width);
        expect(layout.names.at(-1)?.label).toBe(points.at(-1)?.short);
        expect(layout.xs.map((x) => pointAt(layout, x))).toEqual(points.map((_, index) => index));
      }),
    );
  });

  it('is laid out without a point, too', () => {
    const layout = layOutChart([], size, whole);
    expect([layout.edge, layout.before, pointAt(layout, 300)]).toEqual(['', '', 0]);
  });
});
