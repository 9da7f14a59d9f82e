import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { reminderInstant } from '#features/collaboration/questions/reminder-instant.ts';

const now = Temporal.Instant.from('2041-03-28T12:00:00Z');
const due = (byDay: string | null, zone: string) =>
  reminderInstant(now, { byDay, zone })?.toString() ?? null;

it.each([
  ['the morning before the day', '2041-04-02', 'Europe/Lisbon', '2041-04-01T08:00:00Z'],
  ['on each reader’s own clock', '2041-04-02', 'Asia/Tokyo', '2041-04-01T00:00:00Z'],
  ['two weeks later without a day', null, 'America/New_York', '2041-04-11T13:00:00Z'],
  ['never, for a day so near that this morning has passed', '2041-03-29', 'UTC', null],
  ['never, for today', '2041-03-28', 'UTC', null],
])('comes %s', (_, byDay, zone, expected) => {
  expect(due(byDay, zone)).toBe(expected);
});
