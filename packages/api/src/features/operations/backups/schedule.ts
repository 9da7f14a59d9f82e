import { Temporal } from 'temporal-polyfill';
import type { Schedule } from '#features/operations/backups/backup-rule.ts';

/** The last time at or before `now` that a schedule names; null when it is off. */
export function lastSlot(schedule: Schedule, now: Temporal.Instant): Temporal.Instant | null {
  const { rhythm, at, weekday } = schedule;
  if (rhythm === 'OFF') return null;
  const today = now.toZonedDateTimeISO('UTC').withPlainTime(Temporal.PlainTime.from(at));
  const day =
    rhythm === 'DAILY' ? today : today.subtract({ days: (today.dayOfWeek - weekday + 7) % 7 });
  const isPast = Temporal.Instant.compare(day.toInstant(), now) <= 0;
  return (isPast ? day : day.subtract({ days: daysOf(rhythm) })).toInstant();
}

export function nextSlot(schedule: Schedule, now: Temporal.Instant): Temporal.Instant | null {
  const last = lastSlot(schedule, now);
  return last?.add({ hours: 24 * daysOf(schedule.rhythm) }) ?? null;
}

const daysOf = (rhythm: Schedule['rhythm']): number => (rhythm === 'WEEKLY' ? 7 : 1);
