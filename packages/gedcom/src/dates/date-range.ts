import {
  gregorianOf,
  isKnownCalendar,
  julianDayOf,
  nextMonthStart,
  type KnownCalendar,
} from '#dates/calendars.ts';
import { monthNumber, type CalendarDate, type DateValue } from '#dates/date-value.ts';

/** First and last possible day as Julian day numbers; null where the date is open. */
export interface DayRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** A month and day of the Gregorian calendar that returns every year. */
export interface Anniversary {
  readonly month: number;
  readonly day: number;
}

const openRange: DayRange = { from: null, to: null };

/**
 * The days a date can mean, for sorting and comparing. Approximate dates cover what they name and
 * not more; dates of an unknown calendar or epoch cover nothing known.
 */
export function sortRange(value: DateValue): DayRange {
  switch (value.kind) {
    case 'date':
    case 'approximate':
      return rangeOf(value.date);
    case 'before':
      return { from: null, to: rangeOf(value.date).to };
    case 'after':
      return { from: rangeOf(value.date).from, to: null };
    case 'between':
      return { from: rangeOf(value.from).from, to: rangeOf(value.to).to };
    case 'period':
      return {
        from: value.from ? rangeOf(value.from).from : null,
        to: value.to ? rangeOf(value.to).to : null,
      };
  }
}

function rangeOf(date: CalendarDate): DayRange {
  const calendar = date.calendar ?? 'GREGORIAN';
  if (!isKnownCalendar(calendar) || (date.epoch !== undefined && date.epoch !== 'BCE')) {
    return openRange;
  }
  const year = date.epoch === 'BCE' ? 1 - date.year : date.year;
  const month = date.month === undefined ? null : monthNumber(calendar, date.month);
  if (month === null) return yearRange(calendar, year);
  const first = julianDayOf(calendar, year, month, 1);
  const last = nextMonthStart(calendar, year, month) - 1;
  if (date.day === undefined) return { from: first, to: Math.max(first, last) };
  // The 31st of a shorter month is a slip of the pen: its last day is the nearest.
  const day = Math.min(first + date.day - 1, Math.max(first, last));
  return { from: day, to: day };
}

function yearRange(calendar: KnownCalendar, year: number): DayRange {
  return {
    from: julianDayOf(calendar, year, 1, 1),
    to: julianDayOf(calendar, year + 1, 1, 1) - 1,
  };
}

/** The Gregorian year of the first known day, which is 0 or less before the year 1; else of the last. */
export function yearOf(value: DateValue): number | null {
  const { from, to } = sortRange(value);
  const day = from ?? to;
  return day === null ? null : gregorianOf(day).year;
}

/**
 * Month and day of a date that names one day. A Julian, Hebrew or French date counts by its
 * Gregorian day; approximate dates and ranges have no anniversary.
 */
export function anniversaryOf(value: DateValue): Anniversary | null {
  if (value.kind !== 'date' || value.date.day === undefined) return null;
  const { from } = rangeOf(value.date);
  if (from === null) return null;
  const { month, day } = gregorianOf(from);
  return { month, day };
}
