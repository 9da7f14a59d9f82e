import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDue, lastOccurrence, nextOccurrence, type KeptSchedule } from './next-run.ts';

const monday = new Date(2026, 4, 4, 12, 0);
const daily: KeptSchedule = {
  kind: 'users',
  every: 'day',
  hour: 6,
  minute: 30,
  weekday: 0,
  since: new Date(2026, 4, 1).toISOString(),
  lastRunAt: null,
  keep: null,
  written: [],
};
const weekly: KeptSchedule = { ...daily, every: 'week', weekday: 3 };

describe('a schedule', () => {
  it('names its last and its next time in local time', () => {
    expect(lastOccurrence(daily, monday)).toEqual(new Date(2026, 4, 4, 6, 30));
    expect(nextOccurrence(daily, monday)).toEqual(new Date(2026, 4, 5, 6, 30));
    expect(lastOccurrence(weekly, monday)).toEqual(new Date(2026, 3, 29, 6, 30));
    expect(nextOccurrence(weekly, monday)).toEqual(new Date(2026, 4, 6, 6, 30));
  });

  it('is due once for a whole week that was missed', () => {
    const ran = { ...daily, lastRunAt: new Date(2026, 3, 27, 6, 30).toISOString() };
    expect(isDue(ran, monday)).toBe(true);
    expect(isDue({ ...ran, lastRunAt: monday.toISOString() }, monday)).toBe(false);
  });

  it('does not catch up what lay before it was set up', () => {
    expect(isDue({ ...daily, since: new Date(2026, 4, 4, 9, 0).toISOString() }, monday)).toBe(
      false,
    );
    expect(isDue({ ...daily, since: new Date(2026, 4, 4, 6, 0).toISOString() }, monday)).toBe(true);
  });

  it('has its next time after now, its last not, and no other between', () => {
    const moment = fc.date({ min: new Date(2025, 0), max: new Date(2030, 0), noInvalidDate: true });
    const hour = fc.integer({ min: 0, max: 23 });
    const weekday = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(
        moment,
        hour,
        weekday,
        fc.constantFrom('day' as const, 'week' as const),
        (now, h, w, every) => {
          const schedule = { ...daily, every, hour: h, weekday: w };
          const last = lastOccurrence(schedule, now);
          const next = nextOccurrence(schedule, now);
          const days = Math.round((next.getTime() - last.getTime()) / 86_400_000);
          return last <= now && next > now && days === (every === 'day' ? 1 : 7);
        },
      ),
    );
  });
});
