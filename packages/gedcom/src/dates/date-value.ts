import { isKnownCalendar, longestMonth, monthTags } from '#dates/calendars.ts';

/**
 * A date of one calendar, as exact as it is known: a year, a month of a year, or a day. The
 * calendar is absent where the payload names none, which means Gregorian.
 */
export interface CalendarDate {
  /** 'GREGORIAN', 'JULIAN', 'HEBREW', 'FRENCH_R', or an extension such as '_ROMAN'. */
  readonly calendar?: string;
  /** From 1 to 9999; there is no year 0. */
  readonly year: number;
  /** 'JAN', 'TSH', 'VEND', or an extension such as '_MONTH'. */
  readonly month?: string;
  readonly day?: number;
  /** 'BCE' or an extension; absent: the calendar's own count of years. */
  readonly epoch?: string;
}

/** What a DATE payload says, in the terms of GEDCOM 7. */
export type DateValue =
  | { readonly kind: 'date'; readonly date: CalendarDate }
  | {
      readonly kind: 'approximate';
      /** About, calculated from other facts such as an age, or estimated. */
      readonly how: 'ABT' | 'CAL' | 'EST';
      readonly date: CalendarDate;
    }
  /** Once, not after or not before a date. */
  | { readonly kind: 'before' | 'after'; readonly date: CalendarDate }
  /** Once between two dates. */
  | { readonly kind: 'between'; readonly from: CalendarDate; readonly to: CalendarDate }
  /** Lasting from and to; one of them may be open. */
  | { readonly kind: 'period'; readonly from?: CalendarDate; readonly to?: CalendarDate };

export const latestYear = 9999;

/** Words that begin a part of a payload, so that no calendar, month or epoch can be one. */
const reserved = new Set(['FROM', 'TO', 'BET', 'AND', 'BEF', 'AFT', 'ABT', 'CAL', 'EST']);
const extension = /^_[A-Z0-9_]+$/;

/** Reads a DATE payload of GEDCOM 7; null when it is not one. An empty payload is not a date. */
export function parseDate(payload: string): DateValue | null {
  const words = payload.trim().split(/ +/);
  const [first, ...rest] = words;
  switch (first) {
    case 'ABT':
    case 'CAL':
    case 'EST':
      return withDate(rest, (date) => ({ kind: 'approximate', how: first, date }));
    case 'BEF':
      return withDate(rest, (date) => ({ kind: 'before', date }));
    case 'AFT':
      return withDate(rest, (date) => ({ kind: 'after', date }));
    case 'BET':
      return parsePair(rest, 'AND', (from, to) => ({ kind: 'between', from, to }));
    case 'FROM':
      if (!rest.includes('TO')) return withDate(rest, (from) => ({ kind: 'period', from }));
      return parsePair(rest, 'TO', (from, to) => ({ kind: 'period', from, to }));
    case 'TO':
      return withDate(rest, (to) => ({ kind: 'period', to }));
    default:
      return withDate(words, (date) => ({ kind: 'date', date }));
  }
}

function withDate(
  words: readonly string[],
  make: (date: CalendarDate) => DateValue,
): DateValue | null {
  const date = parseCalendarDate(words);
  return date && make(date);
}

function parsePair(
  words: readonly string[],
  separator: string,
  make: (from: CalendarDate, to: CalendarDate) => DateValue,
): DateValue | null {
  const at = words.indexOf(separator);
  if (at < 0) return null;
  const from = parseCalendarDate(words.slice(0, at));
  const to = parseCalendarDate(words.slice(at + 1));
  return from && to && make(from, to);
}

/** Reads `[calendar] [[day] month] year [epoch]`. */
function parseCalendarDate(words: readonly string[]): CalendarDate | null {
  const left = [...words];
  const named = left[0] ?? '';
  const hasCalendar = isKnownCalendar(named) || (extension.test(named) && left.length > 1);
  const calendar = hasCalendar ? left.shift() : undefined;
  const epoch = /^(BCE|_[A-Z0-9_]+)$/.test(left.at(-1) ?? '') ? left.pop() : undefined;
  const year = integerOf(left.pop());
  const month = left.pop();
  const day = left.length > 0 ? integerOf(left.pop()) : undefined;
  if (left.length > 0 || year === null || day === null) return null;
  const date = withoutAbsent({ calendar, year, month, day, epoch });
  return isCalendarDate(date) ? date : null;
}

function withoutAbsent(date: {
  calendar?: string;
  year: number;
  month?: string;
  day?: number;
  epoch?: string;
}): CalendarDate {
  const { calendar, year, month, day, epoch } = date;
  return {
    ...(calendar !== undefined && { calendar }),
    year,
    ...(month !== undefined && { month }),
    ...(day !== undefined && { day }),
    ...(epoch !== undefined && { epoch }),
  };
}

function integerOf(word: string | undefined): number | null {
  return word !== undefined && /^\d{1,6}$/.test(word) ? Number(word) : null;
}

/** Whether GEDCOM 7 can express the date: month of its calendar, day, epoch and year in range. */
export function isCalendarDate(date: CalendarDate): boolean {
  const calendar = date.calendar ?? 'GREGORIAN';
  if (date.year < 1 || date.year > latestYear) return false;
  if (date.day !== undefined && (date.month === undefined || date.day < 1)) return false;
  if (reserved.has(date.month ?? '') || reserved.has(calendar)) return false;
  if (!isKnownCalendar(calendar)) {
    return (
      extension.test(calendar) &&
      /^[A-Z_][A-Z0-9_]*$/.test(date.month ?? 'A') &&
      /^(BCE|_[A-Z0-9_]+)$/.test(date.epoch ?? 'BCE')
    );
  }
  if (date.epoch !== undefined && !mayHaveEpoch(calendar, date.epoch)) return false;
  if (date.month === undefined) return true;
  const month = monthNumber(calendar, date.month);
  if (month === null) {
    // Without a day in front, `_MONTH 59` would read as a calendar and a year.
    const readsAsCalendar = date.calendar === undefined && date.day === undefined;
    return extension.test(date.month) && !readsAsCalendar;
  }
  return (date.day ?? 1) <= longestMonth[calendar];
}

function mayHaveEpoch(calendar: string, epoch: string): boolean {
  if (extension.test(epoch)) return true;
  return epoch === 'BCE' && (calendar === 'GREGORIAN' || calendar === 'JULIAN');
}

/** From 1; null for a month of an extension. */
export function monthNumber(calendar: keyof typeof monthTags, month: string): number | null {
  const index = (monthTags[calendar] as readonly string[]).indexOf(month);
  return index < 0 ? null : index + 1;
}

/** The payload that says `value`; the inverse of `parseDate`. */
export function printDate(value: DateValue): string {
  switch (value.kind) {
    case 'date':
      return printCalendarDate(value.date);
    case 'approximate':
      return `${value.how} ${printCalendarDate(value.date)}`;
    case 'before':
      return `BEF ${printCalendarDate(value.date)}`;
    case 'after':
      return `AFT ${printCalendarDate(value.date)}`;
    case 'between':
      return `BET ${printCalendarDate(value.from)} AND ${printCalendarDate(value.to)}`;
    case 'period':
      return [
        ...(value.from ? ['FROM', printCalendarDate(value.from)] : []),
        ...(value.to ? ['TO', printCalendarDate(value.to)] : []),
      ].join(' ');
  }
}

function printCalendarDate({ calendar, day, month, year, epoch }: CalendarDate): string {
  return [calendar, day, month, year, epoch].filter((part) => part !== undefined).join(' ');
}
