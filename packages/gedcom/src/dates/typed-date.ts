import { monthTags } from '#dates/calendars.ts';
import {
  isCalendarDate,
  latestYear,
  parseDate,
  printDate,
  type CalendarDate,
  type DateValue,
} from '#dates/date-value.ts';
import { sortRange } from '#dates/date-range.ts';
import {
  bceWords,
  calendarWords,
  fillers,
  openPeriods,
  pairs,
  qualifiers,
  typedMonths,
} from '#dates/typed-words.ts';

/** What became of the text in a date field. */
export interface TypedDate {
  /** DATE payload of GEDCOM 7; '' when the text is no date. */
  readonly payload: string;
  /** The text itself, where the payload does not say all of it. */
  readonly phrase: string | null;
  /** Why the text is kept as a phrase alone. */
  readonly reason: 'not-a-date' | 'year-out-of-range' | 'no-such-day' | null;
}

/** The longest text that is searched for a date. */
const longestText = 120;

class Unreadable extends Error {
  readonly reason: NonNullable<TypedDate['reason']>;

  constructor(reason: NonNullable<TypedDate['reason']>) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Reads what a person types into one field, in English, German or Spanish: '5/4/1912' (month
 * first), 'about 1880', '1880s', '4. Mai 1912', '1699/00'. What is no date is kept as a phrase.
 * Null when the field is blank.
 */
export function readTypedDate(text: string): TypedDate | null {
  const typed = text.replaceAll(/\s+/g, ' ').trim();
  if (typed === '') return null;
  const inGedcom = parseDate(typed.toUpperCase());
  if (inGedcom && datesOf(inGedcom).every(isPlausible)) {
    return { payload: printDate(inGedcom), phrase: null, reason: null };
  }
  if (typed.length > longestText) return { payload: '', phrase: typed, reason: 'not-a-date' };
  try {
    const { value, isWhole } = read(simplified(typed));
    return { payload: printDate(value), phrase: isWhole ? null : typed, reason: null };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { payload: '', phrase: typed, reason: error.reason };
  }
}

interface Reading {
  readonly value: DateValue;
  /** Whether the payload says all that the text says. */
  readonly isWhole: boolean;
}

/** Lower case without accents, with plain spaces. */
function simplified(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[(),;]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function read(text: string): Reading {
  for (const [pattern, kind] of pairs) {
    const [, first, second] = pattern.exec(text) ?? [];
    if (first !== undefined && second !== undefined) return readPair(first, second, kind);
  }
  for (const [pattern, side] of openPeriods) {
    if (pattern.test(text)) {
      const { date, isWhole } = readDay(text.replace(pattern, ''));
      return { value: { kind: 'period', [side]: date }, isWhole };
    }
  }
  const decade = /^(?:(?:in )?(?:the )?)(\d{3}0)(?:'?s|er|er jahre)$/.exec(text)?.[1];
  if (decade !== undefined) return readDecade(Number(decade));
  return readSingle(text);
}

function readPair(first: string, second: string, kind: 'between' | 'period'): Reading {
  const to = readDay(second);
  // 'between 4 and 8 May 1912': the first day borrows month and year from the second.
  const borrowed = /^\d{1,2}\.?$/.test(first) && to.date.month !== undefined;
  const from = borrowed
    ? { date: checked({ ...to.date, day: Number.parseInt(first, 10) }), isWhole: true }
    : readDay(first);
  return { value: { kind, from: from.date, to: to.date }, isWhole: from.isWhole && to.isWhole };
}

function readDecade(year: number): Reading {
  return {
    value: { kind: 'between', from: checked({ year }), to: checked({ year: year + 9 }) },
    isWhole: false,
  };
}

function readSingle(text: string): Reading {
  for (const [pattern, how] of qualifiers) {
    if (!pattern.test(text)) continue;
    const { date, isWhole } = readDay(text.replace(pattern, ''));
    switch (how) {
      case 'BEF':
        return { value: { kind: 'before', date }, isWhole };
      case 'AFT':
        return { value: { kind: 'after', date }, isWhole };
      case 'ABT':
      case 'CAL':
      case 'EST':
        return { value: { kind: 'approximate', how, date }, isWhole };
    }
  }
  const doubted = /^(.+?) ?\?$/.exec(text)?.[1];
  const { date, isWhole } = readDay(doubted ?? text);
  return {
    value:
      doubted === undefined ? { kind: 'date', date } : { kind: 'approximate', how: 'ABT', date },
    isWhole,
  };
}

interface Day {
  readonly date: CalendarDate;
  readonly isWhole: boolean;
}

/** Reads one date: numbers in an order, or words with a month. */
function readDay(text: string): Day {
  const calendar = calendarWords.find(([pattern]) => pattern.test(text));
  const named = calendar?.[1];
  const left = (calendar ? text.replace(calendar[0], ' ') : text).trim();
  const isBce = bceWords.test(left);
  const rest = isBce ? left.replace(bceWords, '') : left;
  const parts = { ...(named && { calendar: named }), ...(isBce && { epoch: 'BCE' }) };
  const dual = readDualYear(rest);
  if (dual) {
    return {
      date: checked({ calendar: 'JULIAN', ...parts, ...readWords(dual.text) }),
      isWhole: false,
    };
  }
  return { date: checked({ ...readNumbers(rest), ...parts }), isWhole: true };
}

/**
 * '8 Jan 1699/00': until 1752 the English year began on 25 March, so that a day in January was
 * in the year 1699 by the old count and 1700 by ours. Only years that follow each other are meant.
 */
function readDualYear(text: string): { readonly text: string } | null {
  const match = /^(.*?)\b(\d{3,4})\/(\d{1,4})$/.exec(text);
  if (!match || /\d\/$/.test(match[1] ?? '')) return null;
  const [, before = '', first = '', second = ''] = match;
  const next = `${Number(first) + 1}`;
  return next.endsWith(second) ? { text: `${before}${next}` } : null;
}

const inDigits: readonly (readonly [RegExp, (parts: readonly number[]) => CalendarDate])[] = [
  [/^(\d{3,6})-(\d{1,2})-(\d{1,2})$/, ([year = 0, month = 0, day]) => gregorian(year, month, day)],
  [
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{3,6})$/,
    ([day, month = 0, year = 0]) => gregorian(year, month, day),
  ],
  [
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{3,6})$/,
    ([first = 0, second = 0, year = 0]) => american(first, second, year),
  ],
  [/^(\d{1,2})[/-](\d{3,6})$/, ([month = 0, year = 0]) => gregorian(year, month)],
  [/^(\d{3,4})-(\d{2})$/, ([year = 0, month = 0]) => gregorian(year, month)],
];

function readNumbers(text: string): CalendarDate {
  for (const [pattern, make] of inDigits) {
    const match = pattern.exec(text);
    if (match) return make(match.slice(1).map(Number));
  }
  return readWords(text);
}

/** Month first, unless only the second number can be a month. */
function american(first: number, second: number, year: number): CalendarDate {
  return first > 12 && second <= 12
    ? gregorian(year, second, first)
    : gregorian(year, first, second);
}

function gregorian(year: number, month: number, day?: number): CalendarDate {
  const tag = monthTags.GREGORIAN[month - 1];
  if (tag === undefined) throw new Unreadable('no-such-day');
  return { year, month: tag, ...(day !== undefined && { day }) };
}

/** Reads words such as '4 may 1912', 'may 4 1912', '1912' or '9 thermidor ii'. */
function readWords(text: string): CalendarDate {
  const separate = text.replaceAll(/(\d)(st|nd|rd|th|er)\b/g, '$1').replaceAll(/[.'’]/g, ' ');
  const words = separate.split(/[ -]+/).filter((word) => word !== '' && !fillers.has(word));
  const months = words.filter((word) => typedMonths.has(word));
  if (months.length > 1) throw new Unreadable('not-a-date');
  const month = typedMonths.get(months[0] ?? '');
  const others = words.filter((word) => word !== months[0]);
  const adarOf =
    month?.month === 'ADR' ? others.findIndex((word) => /^(ii|sheni)$/.test(word)) : -1;
  const tag = adarOf >= 0 ? 'ADS' : month?.month;
  const numbers = others
    .toSpliced(adarOf >= 0 ? adarOf : others.length, 1)
    .map((word) => numberOf(word, month?.calendar === 'FRENCH_R'));
  const [first, second, ...more] = numbers;
  if (first === undefined || more.length > 0 || (second !== undefined && !month))
    throw new Unreadable('not-a-date');
  const calendar = month?.calendar ? { calendar: month.calendar } : {};
  if (second === undefined) return { ...calendar, year: first, ...(tag && { month: tag }) };
  // '1912 May 4' has its year first.
  const [year, day] = first > 31 ? [first, second] : [second, first];
  return { ...calendar, year, ...(tag && { month: tag }), day };
}

function numberOf(word: string, mayBeRoman: boolean): number {
  if (/^\d{1,6}$/.test(word)) return Number(word);
  const roman = mayBeRoman ? /^(x{0,3})(ix|iv|v?i{0,3})$/.exec(word) : null;
  if (!roman || word === '') throw new Unreadable('not-a-date');
  const [, tens = '', ones = ''] = roman;
  const onesOf: Record<string, number> = { ix: 9, iv: 4 };
  const counted = (ones.startsWith('v') ? 5 : 0) + ones.replace('v', '').length;
  return tens.length * 10 + (onesOf[ones] ?? counted);
}

function checked(date: CalendarDate): CalendarDate {
  if (date.year < 1 || date.year > latestYear) throw new Unreadable('year-out-of-range');
  if (hasTwoDigits(date)) throw new Unreadable('not-a-date');
  if (!isCalendarDate(date) || !hasDay(date)) {
    throw new Unreadable(date.day === undefined ? 'not-a-date' : 'no-such-day');
  }
  return date;
}

function datesOf(value: DateValue): CalendarDate[] {
  if ('date' in value) return [value.date];
  return [value.from, value.to].filter((date) => date !== undefined);
}

function isPlausible(date: CalendarDate): boolean {
  return !hasTwoDigits(date) && hasDay(date);
}

/** Two digits may mean any century, except in a calendar or epoch whose years are small. */
function hasTwoDigits({ year, calendar, epoch }: CalendarDate): boolean {
  const ofOurTime = calendar === undefined || calendar === 'GREGORIAN' || calendar === 'JULIAN';
  return year < 100 && ofOurTime && epoch === undefined;
}

/** Whether the month has the day in that year. */
function hasDay(date: CalendarDate): boolean {
  const { from, to } = sortRange({ kind: 'date', date: { ...date, day: undefined } });
  return from === null || to === null || (date.day ?? 1) <= to - from + 1;
}
