import { questionLimits as limits } from '@infinite/schema/catalogue/questions';
import { Temporal } from 'temporal-polyfill';

/**
 * When the only reminder of a question is due, on the clock of the one who is asked: in the morning of
 * the day before, or two weeks later where there is no hurry. Null where that morning has passed.
 */
export function reminderInstant(
  now: Temporal.Instant,
  { byDay, zone }: { readonly byDay: string | null; readonly zone: string },
): Temporal.Instant | null {
  const here = now.toZonedDateTimeISO(zone);
  const day =
    byDay === null
      ? here.toPlainDate().add({ days: limits.reminderAfterDays })
      : Temporal.PlainDate.from(byDay).subtract({ days: 1 });
  const plainTime = { hour: limits.reminderHour };
  const due = day.toZonedDateTime({ timeZone: zone, plainTime }).toInstant();
  return Temporal.Instant.compare(due, now) > 0 ? due : null;
}
