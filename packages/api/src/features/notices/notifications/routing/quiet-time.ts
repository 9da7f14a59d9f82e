import { Temporal } from 'temporal-polyfill';
import { isMutedDay, type Mute } from '#features/notices/notifications/routing/mutes.ts';

/** Minutes after midnight on the reader's clock; `until` is no longer quiet. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

const minuteOf = ({ hour, minute }: Temporal.ZonedDateTime) => hour * 60 + minute;

/** A window that ends before it begins spans midnight; an empty one is never quiet. */
export function isQuiet(quiet: QuietHours | null, at: Temporal.ZonedDateTime): boolean {
  if (!quiet || quiet.from === quiet.until) return false;
  const now = minuteOf(at);
  return quiet.from < quiet.until
    ? now >= quiet.from && now < quiet.until
    : now >= quiet.from || now < quiet.until;
}

/** Muted ranges and quiet hours meet at most daily, so a year and a day is further than any wait. */
const furthestDays = 367;

/**
 * The first instant from `at` on that is in no quiet hours and on no muted day of the reader; null
 * when every day of the year is muted.
 */
export function firstDisturbable(
  at: Temporal.Instant,
  { quiet, mutes, zone }: { quiet: QuietHours | null; mutes: readonly Mute[]; zone: string },
): Temporal.Instant | null {
  const start = at.toZonedDateTimeISO(zone);
  const furthest = start.add({ days: furthestDays });
  let next = start;
  while (Temporal.ZonedDateTime.compare(next, furthest) <= 0) {
    if (isMutedDay(mutes, next)) next = next.add({ days: 1 }).startOfDay();
    else if (isQuiet(quiet, next) && quiet) next = endOfQuiet(quiet, next);
    else return next.toInstant();
  }
  return null;
}

/**
 * Always later than `at`. Where the clocks are put back, an end that has passed comes once more; where
 * they are put forward, an end within the gap comes when the gap is over.
 */
function endOfQuiet({ until }: QuietHours, at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const plainTime = { hour: Math.floor(until / 60), minute: until % 60 };
  const day = minuteOf(at) < until ? at.toPlainDate() : at.toPlainDate().add({ days: 1 });
  const local = day.toPlainDateTime(plainTime);
  const first = local.toZonedDateTime(at.timeZoneId, { disambiguation: 'compatible' });
  return Temporal.ZonedDateTime.compare(first, at) > 0
    ? first
    : local.toZonedDateTime(at.timeZoneId, { disambiguation: 'later' });
}
