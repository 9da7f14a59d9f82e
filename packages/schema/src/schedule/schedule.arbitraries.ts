import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { Trigger } from './trigger.ts';

/** Zones that go wrong in different ways: gaps of 30 and 60 minutes, both hemispheres, Ramadan
 * pauses, offsets of 45 minutes, both edges of the date line, none of it. */
const zones = [
  'Europe/Lisbon',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Asia/Tokyo',
  'UTC',
];

/** For property tests: any zone of those above. */
export const aZone = fc.constantFrom(...zones);

/** For property tests: a whole minute between 2000 and 2150. */
export const anInstant = fc
  .integer({ min: 0, max: 150 * 365 * 24 * 60 })
  .map((minutes) => Temporal.Instant.from('2000-01-01T00:00Z').add({ minutes }));

const aLocalDate = fc.oneof(
  anInstant.map((instant) => instant.toZonedDateTimeISO('UTC').toPlainDate().toString()),
  fc
    .integer({ min: 500, max: 537 })
    .map((year) => `${year * 4}-02-29`)
    .filter((date) => date !== '2100-02-29'),
  fc
    .integer({ min: 2000, max: 2149 })
    .chain((year) =>
      fc.constantFrom(`${year}-01-01`, `${year}-12-31`, `${year}-03-31`, `${year}-10-27`),
    ),
);

const aLocalTime = fc.oneof(
  fc.constantFrom('00:00', '02:30', '01:30', '02:00', '23:59'),
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((pair) => pair.map((part) => String(part).padStart(2, '0')).join(':')),
);

/** For property tests: any dated trigger. */
export const aTrigger: fc.Arbitrary<Trigger & { localDate: string; localTime: string }> = fc
  .record({
    kind: fc.constantFrom('DATE' as const, 'RECURRING' as const),
    localDate: aLocalDate,
    localTime: aLocalTime,
    timeZone: aZone,
    leapDayRule: fc.constantFrom('FEBRUARY_28' as const, 'MARCH_1' as const),
    years: fc.option(fc.integer({ min: 0, max: 60 })),
  })
  .map(({ years, ...trigger }) => ({
    ...trigger,
    recurrence: trigger.kind === 'RECURRING' ? 'YEARLY' : null,
    untilYear:
      trigger.kind === 'RECURRING' && years !== null
        ? Number(trigger.localDate.slice(0, 4)) + years
        : null,
    occasion: null,
  }));
