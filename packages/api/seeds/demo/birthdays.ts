import type { Temporal } from 'temporal-polyfill';
import { localTimeOf } from '#seeds/demo/desk.ts';

/** Daniel's, which his message of every year reached 230 days ago: '1984-04-08'. */
export function danielsBirthday(now: Temporal.Instant): string {
  const last = localTimeOf(now.subtract({ hours: 230 * 24 }), 'Europe/Lisbon');
  return `1984${last.localDate.slice(4)}`.replace('-02-29', '-03-01');
}

/** The year in which Maja turns eighteen, on the 4th of May. */
export function majaTurnsEighteen(now: Temporal.Instant): number {
  return now.toZonedDateTimeISO('Europe/Stockholm').year + 14;
}
