import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { ageOn, reachesAge } from '#features/relatives/children/age.ts';

const { PlainDate } = Temporal;

it.each([
  ['2028-03-05', '2041-03-04', 12],
  ['2028-03-05', '2041-03-05', 13],
  ['2028-02-29', '2041-02-28', 12],
  ['2028-02-29', '2041-03-01', 13],
  ['2028-02-29', '2044-02-28', 15],
  ['2028-02-29', '2044-02-29', 16],
  ['2028-12-31', '2029-01-01', 0],
  ['2028-03-05', '2028-03-04', -1],
])('born on %s, somebody is on %s %i years old', (birthday, day, age) => {
  expect(ageOn(PlainDate.from(birthday), PlainDate.from(day))).toBe(age);
});

const days = fc
  .integer({ min: 0, max: 60_000 })
  .map((days) => PlainDate.from('1950-01-01').add({ days }));
// Every fourth of them was born on February 29.
const birthdays = fc.oneof(
  { weight: 3, arbitrary: days },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 30 }).map((n) => new PlainDate(1952 + 4 * n, 2, 29)),
  },
);
const zones = fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'UTC');

it('nobody has an age a day before they reach it, and everybody has it from that day on', () => {
  fc.assert(
    fc.property(birthdays, fc.integer({ min: 0, max: 110 }), (birthday, age) => {
      const day = reachesAge(birthday, age);
      expect(ageOn(birthday, day)).toBe(age);
      expect(ageOn(birthday, day.subtract({ days: 1 }))).toBe(age - 1);
      expect(day.year).toBe(birthday.year + age);
    }),
  );
});

it('nobody grows younger, and two zones differ by a birthday at most', () => {
  fc.assert(
    fc.property(
      fc.record({ birthday: birthdays, day: days, zone: zones, other: zones }),
      fc.integer({ min: 0, max: 2_000_000 }),
      ({ birthday, day, zone, other }, later) => {
        const now = day.toZonedDateTime({ timeZone: 'UTC' }).toInstant();
        const ageIn = (at: Temporal.Instant, where: string) =>
          ageOn(birthday, at.toZonedDateTimeISO(where).toPlainDate());
        expect(ageIn(now.add({ minutes: later }), zone)).toBeGreaterThanOrEqual(ageIn(now, zone));
        expect(Math.abs(ageIn(now, zone) - ageIn(now, other))).toBeLessThanOrEqual(1);
      },
    ),
  );
});
