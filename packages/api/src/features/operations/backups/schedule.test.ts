import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { lastSlot, nextSlot } from '#features/operations/backups/schedule.ts';

// A Saturday.
const now = Temporal.Instant.from('2041-05-04T12:00:00Z');
const slots = (schedule: Parameters<typeof lastSlot>[0]) =>
  [lastSlot(schedule, now), nextSlot(schedule, now)].map((slot) => slot?.toString() ?? null);

it('names the last and the next time of a daily and a weekly schedule, and none when it is off', () => {
  expect(slots({ rhythm: 'DAILY', at: '02:30', weekday: 1 })).toEqual([
    '2041-05-04T02:30:00Z',
    '2041-05-05T02:30:00Z',
  ]);
  expect(slots({ rhythm: 'DAILY', at: '18:00', weekday: 1 })[0]).toBe('2041-05-03T18:00:00Z');
  expect(slots({ rhythm: 'WEEKLY', at: '02:30', weekday: 7 })).toEqual([
    '2041-04-28T02:30:00Z',
    '2041-05-05T02:30:00Z',
  ]);
  expect(slots({ rhythm: 'WEEKLY', at: '18:00', weekday: 6 })[0]).toBe('2041-04-27T18:00:00Z');
  expect(slots({ rhythm: 'OFF', at: '02:30', weekday: 1 })).toEqual([null, null]);
});

it('is never later than now, and the next one is never in the past', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('DAILY' as const, 'WEEKLY' as const),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      (rhythm, hour, weekday, minutes) => {
        const schedule = { rhythm, at: `${String(hour).padStart(2, '0')}:15`, weekday };
        const moment = now.add({ minutes });
        const last = lastSlot(schedule, moment) ?? moment;
        const next = nextSlot(schedule, moment) ?? moment;
        expect(Temporal.Instant.compare(last, moment)).toBeLessThanOrEqual(0);
        expect(Temporal.Instant.compare(next, moment)).toBe(1);
        if (rhythm === 'WEEKLY') expect(last.toZonedDateTimeISO('UTC').dayOfWeek).toBe(weekday);
      },
    ),
  );
});
