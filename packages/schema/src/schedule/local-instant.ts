import { Temporal } from 'temporal-polyfill';

/** The instant of a local time, and what the zone's clock did to it. */
export interface LocalInstant {
  instant: Temporal.Instant;
  /** The local time does not exist that day; the instant is the first moment after the gap. */
  shiftedFromGap: boolean;
  /** The local time happens twice that day; the instant is the first. */
  repeated: boolean;
}

/**
 * Local date and time in an IANA zone to an instant: a time skipped when clocks go forward moves
 * to the next that exists, one that happens twice is the first.
 */
export function localInstant(localDate: string, localTime: string, timeZone: string): LocalInstant {
  const key = `${localDate} ${localTime} ${timeZone}`;
  const known = recent.get(key);
  if (known) return known;
  const found = findInstant(localDate, localTime, timeZone);
  if (recent.size >= recentAtMost) recent.clear();
  recent.set(key, found);
  return found;
}

/** The engine asks for the same few moments again and again; a zone's rules need an ICU look-up. */
const recent = new Map<string, LocalInstant>();
const recentAtMost = 2_000;

function findInstant(localDate: string, localTime: string, timeZone: string): LocalInstant {
  const wanted = Temporal.PlainDate.from(localDate).toPlainDateTime(
    Temporal.PlainTime.from(localTime),
  );
  const first = wanted.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const last = wanted.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (first.toPlainDateTime().equals(wanted)) {
    const repeated = first.epochMilliseconds !== last.epochMilliseconds;
    return { instant: first.toInstant(), shiftedFromGap: false, repeated };
  }
  return { instant: endOfGap(first, last), shiftedFromGap: true, repeated: false };
}

/**
 * The first instant after the gap between two readings of a local time that does not exist. Found
 * by halving, since `getTimeZoneTransition` looks only some decades ahead and messages wait longer.
 */
function endOfGap(before: Temporal.ZonedDateTime, after: Temporal.ZonedDateTime): Temporal.Instant {
  const offsetBefore = before.offsetNanoseconds;
  let low = before.epochMilliseconds / 1000;
  let high = after.epochMilliseconds / 1000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const there = Temporal.Instant.fromEpochMilliseconds(middle * 1000);
    const offset = there.toZonedDateTimeISO(before.timeZoneId).offsetNanoseconds;
    if (offset === offsetBefore) low = middle;
    else high = middle;
  }
  return Temporal.Instant.fromEpochMilliseconds(high * 1000);
}

/** True for `YYYY-MM-DD` that names a real day of the calendar. */
export function isLocalDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && reads(() => Temporal.PlainDate.from(value));
}

/** True for `HH:MM` of a 24-hour clock. */
export function isLocalTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** True for an IANA zone that this runtime knows; offsets such as `+02:00` are not zones. */
export function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(value)) return false;
  return reads(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(value));
}

function reads(parse: () => unknown): boolean {
  try {
    parse();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
