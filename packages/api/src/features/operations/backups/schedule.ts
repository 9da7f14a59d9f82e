import { Temporal } from 'temporal-polyfill';

/** The last time at or before `now` that a daily schedule (`HH:MM`, UTC) names. */
export function lastSlot(at: string, now: Temporal.Instant): Temporal.Instant {
  const today = now.toZonedDateTimeISO('UTC').withPlainTime(Temporal.PlainTime.from(at));
  const slot = today.toInstant();
  return Temporal.Instant.compare(slot, now) <= 0 ? slot : today.subtract({ days: 1 }).toInstant();
}

export function nextSlot(at: string, now: Temporal.Instant): Temporal.Instant {
  return lastSlot(at, now).add({ hours: 24 });
}
