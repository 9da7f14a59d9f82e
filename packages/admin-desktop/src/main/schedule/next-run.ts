import type { Schedule } from '#ipc/channels.ts';

export interface KeptSchedule extends Schedule {
  /** When it was set up: what lay before is not caught up. ISO 8601. */
  since: string;
  lastRunAt: string | null;
}

/** The last time at or before `now` that the schedule named, in this computer's own zone. */
export function lastOccurrence(schedule: Schedule, now: Date): Date {
  for (let back = 0; ; back += 1) {
    const candidate = onDay(schedule, now, -back);
    if (candidate <= now && fits(schedule, candidate)) return candidate;
  }
}

/** The first time after `now`. */
export function nextOccurrence(schedule: Schedule, now: Date): Date {
  for (let ahead = 0; ; ahead += 1) {
    const candidate = onDay(schedule, now, ahead);
    if (candidate > now && fits(schedule, candidate)) return candidate;
  }
}

/**
 * Due once for everything that was missed: a computer that slept for a week exports once when it
 * wakes, not seven times.
 */
export function isDue(schedule: KeptSchedule, now: Date): boolean {
  const last = lastOccurrence(schedule, now);
  if (last <= new Date(schedule.since)) return false;
  return schedule.lastRunAt === null || new Date(schedule.lastRunAt) < last;
}

/** A local time that a change to summer time skips is an hour later that day. */
function onDay({ hour, minute }: Schedule, now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour, minute);
}

const fits = (schedule: Schedule, candidate: Date): boolean =>
  schedule.every === 'day' || candidate.getDay() === schedule.weekday;
