import type { Temporal } from 'temporal-polyfill';

/** The day of an instant in UTC, and the Monday of its week, as ISO dates. */
export function dayAndWeek(now: Temporal.Instant): { day: string; week: string } {
  const date = now.toZonedDateTimeISO('UTC').toPlainDate();
  return {
    day: date.toString(),
    week: date.subtract({ days: date.dayOfWeek - 1 }).toString(),
  };
}
