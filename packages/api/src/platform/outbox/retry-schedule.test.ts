import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { doubling, retryForever, retryOrEnd } from '#platform/outbox/retry-schedule.ts';

const now = Temporal.Instant.from('2041-04-01T12:00:00Z');
const waits = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 });

const secondsUntil = (at: Temporal.Instant | null) =>
  at && (at.epochMilliseconds - now.epochMilliseconds) / 1000;

describe('a retry schedule', () => {
  it('gives each wait once and then ends', () => {
    fc.assert(
      fc.property(waits, (seconds) => {
        const given = seconds.map((_, index) => retryOrEnd({ seconds }, index + 1, now));
        expect(given.map(secondsUntil)).toEqual(seconds);
        expect(retryOrEnd({ seconds }, seconds.length + 1, now)).toBeNull();
      }),
    );
  });

  it('without an end repeats its last wait for as long as it takes', () => {
    fc.assert(
      fc.property(waits, fc.integer({ min: 1, max: 10_000 }), (minutes, tries) => {
        const wait = minutes[tries - 1] ?? minutes.at(-1) ?? 0;
        expect(secondsUntil(retryForever({ minutes }, tries, now))).toBe(wait * 60);
      }),
    );
  });

  it('that doubles never waits less than before', () => {
    expect(doubling(300, 4)).toEqual({ seconds: [300, 600, 1200, 2400] });
    expect(() => retryForever(doubling(300, 0), 1, now)).toThrow('at least one');
  });
});
