import type { Schedule } from '#ipc/channels.ts';
import type { WrittenFile } from './retention.ts';

export interface KeptSchedule extends Schedule {
  /** When it was created, ISO 8601: earlier runs are not caught up. */
  since: string;
  lastRunAt: string | null;
  /** The files it wrote that are still there as far as we know, the oldest first. */
  written: readonly WrittenFile[];
}

/** The latest scheduled time at or before `now`, in this computer's time zone. */
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

/** Missed runs count as one: a computer that slept for a week exports once when it wakes. */
export function isDue(schedule: KeptSchedule, now: Date): boolean {
  const last = lastOccurrence(schedule, now);
  if (last <= new Date(schedule.since)) return false;
  return schedule.lastRunAt === null || new Date(schedule.lastRunAt) < last;
}

/** A local time skipped by daylight saving is an hour later that day. */
function onDay({ hour, minute }: Schedule, now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour, minute);
}

const fits = (schedule: Schedule, candidate: Date): boolean =>
  schedule.every === 'day' || candidate.getDay() === schedule.weekday;
