import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { keptBackups } from '#features/operations/backups/kept-backups.ts';

const start = Temporal.Instant.from('2040-01-01T02:30:00Z');
const after = (hours: number, id = String(hours)) => ({ id, takenAt: start.add({ hours }) });
const days = (count: number) => Array.from({ length: count }, (_none, day) => after(24 * day));

describe('the rule by which backups stay', () => {
  it('keeps 7 days, 5 weeks and 12 months of nightly backups', () => {
    const nightly = days(800);
    const stay = keptBackups(nightly);
    const kept = nightly.filter(({ id }) => stay.has(id));
    const newest = nightly.at(-1)?.takenAt.toZonedDateTimeISO('UTC').toPlainDate();
    const ages = kept.map(({ takenAt }) =>
      takenAt
        .toZonedDateTimeISO('UTC')
        .toPlainDate()
        .until(newest ?? '2040-01-01')
        .total('days'),
    );
    expect(ages.filter((age) => age < 7)).toHaveLength(7);
    expect(ages.filter((age) => age < 35).length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...ages)).toBeGreaterThan(300);
    expect(kept.length).toBeLessThanOrEqual(24);
  });

  it('never removes the newest, keeps no more than it says, and is stable night after night', () => {
    const history = fc.array(fc.integer({ min: 0, max: 24 * 900 }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(history, (hours) => {
        const all = [...new Set(hours)].map((hour) => after(hour));
        const kept = keptBackups(all);
        const newest = Math.max(...hours);
        expect(kept.has(String(newest))).toBe(true);
        expect(kept.size).toBeLessThanOrEqual(24);
        // Deleting old backups does not change what the rule keeps later.
        const left = all.filter(({ id }) => kept.has(id));
        expect(keptBackups(left)).toEqual(kept);
        expect(keptBackups(all.toReversed())).toEqual(kept);
      }),
    );
  });

  it('keeps the newest, and no more than the numbers it is given, whatever they are', () => {
    const numbers = fc.record({
      daily: fc.integer({ min: 1, max: 31 }),
      weekly: fc.nat(53),
      monthly: fc.nat(120),
    });
    const nightly = days(400);
    fc.assert(
      fc.property(numbers, (rule) => {
        const kept = keptBackups(nightly, rule);
        expect(kept.has(nightly.at(-1)?.id ?? '')).toBe(true);
        expect(kept.size).toBeLessThanOrEqual(rule.daily + rule.weekly + rule.monthly);
        expect(kept.size).toBeGreaterThanOrEqual(rule.daily);
      }),
    );
  });

  it('keeps all when there are few, and nothing of nothing', () => {
    expect(keptBackups([])).toEqual(new Set());
    expect(keptBackups(days(7)).size).toBe(7);
  });
});
