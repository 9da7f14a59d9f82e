import { describe, expect, it } from 'vitest';
import { byDay } from './by-day.ts';

const at = (...instants: string[]) => instants.map((at) => ({ at }));
const named = (events: { at: string }[], now: string, timeZone: string) =>
  byDay(events, { now, timeZone }).map(({ name, events }) => [name, events.length]);

describe('events by day', () => {
  it('are those of the reader’s calendar, not of the server’s', () => {
    const events = at('2041-03-05T02:00:00Z', '2041-03-04T23:00:00Z', '2041-03-04T20:00:00Z');
    const now = '2041-03-05T03:00:00Z';
    expect(named(events, now, 'America/New_York')).toEqual([['Today', 3]]);
    expect(named(events, now, 'Asia/Tokyo')).toEqual([['Today', 3]]);
    expect(named(events, now, 'UTC')).toEqual([
      ['Today', 1],
      ['Yesterday', 2],
    ]);
  });

  it('name yesterday across a change of month and of clocks, and older days by their date', () => {
    const events = at('2041-03-31T00:30:00Z', '2041-03-29T12:00:00Z', '2040-12-31T12:00:00Z');
    expect(named(events, '2041-04-01T00:30:00Z', 'Europe/Lisbon')).toEqual([
      ['Yesterday', 1],
      ['March 29, 2041', 1],
      ['December 31, 2040', 1],
    ]);
  });
});
