import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { lastPeriods } from './digest-periods.ts';

const namesAt = (instant: string, zone: string) =>
  lastPeriods(Temporal.Instant.from(instant), zone).map(({ name, from, until }) => [
    name,
    from.toString(),
    until.toString(),
  ]);

describe('the last full week and month', () => {
  it('begin and end on Mondays and on the first, at nine local time', () => {
    // The clocks of New York go forward on 10 March 2041: that week is an hour shorter.
    expect(namesAt('2041-03-11T13:00:00Z', 'America/New_York')).toEqual([
      ['WEEKLY 2041-03-11', '2041-03-04T14:00:00Z', '2041-03-11T13:00:00Z'],
      ['MONTHLY 2041-03', '2041-02-01T14:00:00Z', '2041-03-01T14:00:00Z'],
    ]);
  });

  it('are the previous ones before nine', () => {
    expect(namesAt('2041-04-01T08:59:59Z', 'UTC').map(([name]) => name)).toEqual([
      'WEEKLY 2041-03-25',
      'MONTHLY 2041-03',
    ]);
    expect(namesAt('2041-04-01T09:00:00Z', 'UTC').map(([name]) => name)).toEqual([
      'WEEKLY 2041-04-01',
      'MONTHLY 2041-04',
    ]);
  });
});
