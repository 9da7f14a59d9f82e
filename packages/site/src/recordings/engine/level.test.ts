import { describe, expect, it } from 'vitest';
import { decibelsOf, heightOf, silentHeight, spreadBars } from './level.ts';
import { SilenceWatch } from './silence-watch.ts';

describe('loudness', () => {
  it('of a full sine is -3 dBFS, of nothing -100', () => {
    const sine = Float32Array.from({ length: 4800 }, (_, index) => Math.sin(index / 7));
    expect(decibelsOf(sine)).toBeCloseTo(-3, 0);
    expect(decibelsOf(new Float32Array(128))).toBe(-100);
    expect(decibelsOf(new Float32Array(0))).toBe(-100);
  });

  it('shows as a height of 0 to 100, silence near the bottom', () => {
    expect(heightOf(-100)).toBe(0);
    expect(heightOf(0)).toBe(100);
    expect(silentHeight).toBeLessThan(15);
  });
});

describe('bars', () => {
  it('keep the loudest moment when many become few', () => {
    const bars = Array.from({ length: 1000 }, (_, index) => (index === 777 ? 99 : 3));
    const few = spreadBars(bars, 90);
    expect(few).toHaveLength(90);
    expect(Math.max(...few)).toBe(99);
  });

  it('keep their ends when few become many, and one becomes a line', () => {
    const many = spreadBars([10, 50, 20], 90);
    expect([many[0], many.at(-1), many.length]).toEqual([10, 20, 90]);
    expect(new Set(spreadBars([7], 90))).toEqual(new Set([7]));
    expect(spreadBars([], 3)).toEqual([0, 0, 0]);
  });
});

describe('the watch for silence', () => {
  it('calls after five seconds of nothing, and is quiet again at the first word', () => {
    const watch = new SilenceWatch();
    expect(watch.hear(-90, 1000)).toBe(false);
    expect(watch.hear(-90, 5999)).toBe(false);
    expect(watch.hear(-90, 6000)).toBe(true);
    expect(watch.hear(-30, 6050)).toBe(false);
    expect(watch.hear(-90, 11_000)).toBe(false);
  });

  it('does not count a pause', () => {
    const watch = new SilenceWatch();
    watch.hear(-90, 0);
    watch.reset();
    expect(watch.hear(-90, 60_000)).toBe(false);
  });
});
