import { captureLimits } from '@infinite/schema/catalogue/captures';
import { Temporal } from 'temporal-polyfill';

/**
 * The next morning of this weekday on the person's own clock, strictly after `now`. Clocks that change
 * in between do not move the hour.
 */
export function nextMail(
  now: Temporal.Instant,
  { timeZone, weekday }: { readonly timeZone: string; readonly weekday: number },
): Temporal.Instant {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const plainTime = { hour: captureLimits.mailHour };
  const first = today.add({ days: (weekday - today.dayOfWeek + 7) % 7 });
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone, plainTime }).toInstant();
  const due = at(first);
  return Temporal.Instant.compare(due, now) > 0 ? due : at(first.add({ days: 7 }));
}
