import { Temporal } from 'temporal-polyfill';
import { localInstant } from './local-instant.ts';
import type { LeapDayRule, Trigger } from './trigger.ts';

/** When an occurrence comes on the clock of one zone. */
export interface Reading {
  timeZone: string;
  due: Temporal.Instant;
}

/** One time a message is to be delivered. */
export interface Occurrence {
  /** The local date, `YYYY-MM-DD`. It names the occurrence: a message has one a date. */
  date: string;
  /** The instant on the first clock that gets there; the last may be 26 hours behind. */
  due: Temporal.Instant;
  /** One a clock of the trigger, earliest first. */
  readings: readonly Reading[];
  /** On one of the clocks, as are the two that follow. */
  shiftedFromGap: boolean;
  repeatedHour: boolean;
  /** February 29 moved to another day, since the year has none. */
  movedLeapDay: boolean;
}

/** Whether a trigger says enough to have occurrences. */
export function isDated(
  trigger: Trigger,
): trigger is Trigger & { localDate: string; localTime: string } {
  return trigger.localDate !== null && trigger.localTime !== null;
}

/** The first occurrence that is due at or after `from` and whose date comes after `afterDate`. */
export function firstOccurrence(
  trigger: Trigger,
  from: Temporal.Instant,
  afterDate: string | null = null,
): Occurrence | null {
  if (!isDated(trigger)) return null;
  if (trigger.kind !== 'RECURRING') {
    const only = occurrenceOn(trigger, trigger.localDate, false);
    return Temporal.Instant.compare(only.due, from) < 0 || isPassed(only, afterDate) ? null : only;
  }
  // A day of slack: at the turn of a year the zone's date differs from that of UTC.
  const earliest = from.subtract({ hours: 48 }).toZonedDateTimeISO(trigger.timeZone).year;
  // And a year of it: a time that was put off may come in the year after its own.
  const earliestYear = trigger.moved ? earliest - 1 : earliest;
  const start = Math.max(
    earliestYear,
    yearOf(trigger.localDate),
    afterDate ? yearOf(afterDate) : 0,
  );
  for (let year = start; year <= start + 3; year += 1) {
    const found = occurrenceIn(trigger, year);
    if (!found || isPassed(found, afterDate)) continue;
    if (Temporal.Instant.compare(found.due, from) >= 0) return found;
  }
  return null;
}

/** The latest occurrence that is due at or before `until` and whose date comes after `afterDate`. */
export function latestOccurrence(
  trigger: Trigger,
  until: Temporal.Instant,
  afterDate: string | null = null,
): Occurrence | null {
  if (!isDated(trigger)) return null;
  if (trigger.kind !== 'RECURRING') {
    const only = occurrenceOn(trigger, trigger.localDate, false);
    return Temporal.Instant.compare(only.due, until) > 0 || isPassed(only, afterDate) ? null : only;
  }
  const latest = until.add({ hours: 48 }).toZonedDateTimeISO(trigger.timeZone).year;
  const start = Math.min(latest, trigger.untilYear ?? latest);
  for (let year = start; year >= start - 2; year -= 1) {
    const found = occurrenceIn(trigger, year);
    if (!found || Temporal.Instant.compare(found.due, until) > 0) continue;
    return isPassed(found, afterDate) ? null : found;
  }
  return null;
}

/** The occurrence whose local date is `date`; null when the trigger has none on that day. */
export function occurrenceOfDate(trigger: Trigger, date: string): Occurrence | null {
  if (!isDated(trigger)) return null;
  const found =
    trigger.kind === 'RECURRING'
      ? occurrenceIn(trigger, yearOf(date))
      : occurrenceOn(trigger, trigger.localDate, false);
  return found?.date === date ? found : null;
}

/** The occurrences that follow `date`, at most `count`. */
export function occurrencesAfter(trigger: Trigger, date: string, count: number): Occurrence[] {
  if (trigger.kind !== 'RECURRING' || !isDated(trigger)) return [];
  const found: Occurrence[] = [];
  for (let year = yearOf(date); found.length < count; year += 1) {
    const next = occurrenceIn(trigger, year);
    if (!next && year > yearOf(trigger.localDate)) break;
    if (next && !isPassed(next, date)) found.push(next);
  }
  return found;
}

/** The occurrence of a recurring trigger that belongs to a year; null outside of its years. */
function occurrenceIn(
  trigger: Trigger & { localDate: string; localTime: string },
  year: number,
): Occurrence | null {
  if (year < yearOf(trigger.localDate)) return null;
  if (trigger.untilYear !== null && year > trigger.untilYear) return null;
  const [, month, day] = trigger.localDate.split('-') as [string, string, string];
  const isLeapDay = month === '02' && day === '29';
  const inLeapYear = Temporal.PlainDate.from({ year, month: 1, day: 1 }).inLeapYear;
  if (isLeapDay && !inLeapYear) {
    return occurrenceOn(trigger, leapDaySubstitute(year, trigger.leapDayRule), true);
  }
  return occurrenceOn(trigger, `${padYear(year)}-${month}-${day}`, false);
}

/** RFC 7529's SKIP=BACKWARD and SKIP=FORWARD for a yearly rule on February 29. */
function leapDaySubstitute(year: number, rule: LeapDayRule | null): string {
  return rule === 'MARCH_1' ? `${padYear(year)}-03-01` : `${padYear(year)}-02-28`;
}

function occurrenceOn(
  trigger: Trigger & { localTime: string },
  date: string,
  movedLeapDay: boolean,
): Occurrence {
  const { localDate, localTime } = momentOf(trigger, date);
  const read = (trigger.clocks ?? [trigger.timeZone]).map((timeZone) => ({
    timeZone,
    ...localInstant(localDate, localTime, timeZone),
  }));
  const readings = read.map(({ timeZone, instant }) => ({ timeZone, due: instant }));
  readings.sort((one, other) => Temporal.Instant.compare(one.due, other.due));
  const [first] = readings;
  if (!first) throw new RangeError('a trigger is read on one clock at least');
  return {
    date,
    due: first.due,
    readings,
    shiftedFromGap: read.some((at) => at.shiftedFromGap),
    repeatedHour: read.some((at) => at.repeated),
    movedLeapDay,
  };
}

/** The local date and time at which the occurrence that `date` names is due. */
export function momentOf<Time extends string | null>(
  trigger: Pick<Trigger, 'moved'> & { localTime: Time },
  date: string,
): { localDate: string; localTime: Time | string } {
  if (trigger.moved?.occurrence !== date) return { localDate: date, localTime: trigger.localTime };
  const { localDate, localTime } = trigger.moved;
  return { localDate, localTime };
}

/** ISO dates of four-digit years compare as text. */
function isPassed(occurrence: Occurrence, afterDate: string | null): boolean {
  return afterDate !== null && occurrence.date <= afterDate;
}

function yearOf(localDate: string): number {
  return Number(localDate.slice(0, 4));
}

function padYear(year: number): string {
  return String(year).padStart(4, '0');
}
