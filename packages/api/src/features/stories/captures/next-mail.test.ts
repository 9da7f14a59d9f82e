import { expect, test } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import { nextMail } from './next-mail.ts';

const next = (now: string, timeZone: string, weekday: number) =>
  nextMail(Temporal.Instant.from(now), { timeZone, weekday }).toString();

test.each([
  // A Monday.
  ['later the same day', '2026-11-23T07:00:00Z', 'Europe/Lisbon', 1, '2026-11-23T09:00:00Z'],
  [
    'not twice at the hour itself',
    '2026-11-23T09:00:00Z',
    'Europe/Lisbon',
    1,
    '2026-11-30T09:00:00Z',
  ],
  ['on Sunday', '2026-11-23T09:00:00Z', 'Europe/Lisbon', 7, '2026-11-29T09:00:00Z'],
  // In Auckland it is Tuesday already.
  [
    'by the person’s own calendar',
    '2026-11-23T12:00:00Z',
    'Pacific/Auckland',
    2,
    '2026-11-23T20:00:00Z',
  ],
  // Clocks go forward on March 29 and back on October 25.
  ['when clocks went forward', '2026-03-27T12:00:00Z', 'Europe/Berlin', 1, '2026-03-30T07:00:00Z'],
  ['when clocks went back', '2026-10-24T12:00:00Z', 'Europe/Berlin', 7, '2026-10-25T08:00:00Z'],
])('a question comes at nine %s', (_when, now, timeZone, weekday, due) => {
  expect(next(now, timeZone, weekday)).toBe(due);
});
