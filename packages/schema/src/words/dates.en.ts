import { byTag, isDayOf24Hours, isEnglishInUse } from '#locale/formats.ts';
import { zoneNamesToday } from '#words/zone-names.en.ts';

/**
 * Dates, times and spans as a person would say them, in the language and by the clock of the reader
 * in use; the examples are in English. 'Now' and the zone are always given, so that the server and the
 * browser write the same words.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A wall-clock moment: `2041-05-04`, `09:00`, `Europe/Lisbon`. */
export interface LocalMoment {
  localDate: string;
  localTime: string;
  timeZone: string;
}

const day = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;
const longDate = byTag((tag) => new Intl.DateTimeFormat(tag, { ...day, year: 'numeric' }));
const dayAndMonth = byTag((tag) => new Intl.DateTimeFormat(tag, day));
const hourAndMinute = byTag(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      timeZone: 'UTC',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }),
);

/** 'May 4, 2041' from `2041-05-04`; what cannot be read is given back as it is. */
export function dateWords(localDate: string): string {
  const date = parseDate(localDate);
  return date === null ? localDate : longDate().format(date);
}

/** 'May 4' from `2041-05-04`. */
export function dayWords(localDate: string): string {
  const date = parseDate(localDate);
  return date === null ? localDate : dayAndMonth().format(date);
}

/** '9:00 AM', or '9:00' by a clock of 24 hours, from `09:00` or `09:00:00`. */
export function timeWords(localTime: string): string {
  const [hours = '', minute = '00'] = localTime.split(':');
  const hour = Number(hours);
  if (isDayOf24Hours()) return `${hour}:${minute}`;
  if (!isEnglishInUse()) return hourAndMinute().format(Date.UTC(2000, 0, 1, hour, Number(minute)));
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 'in the morning' from `09:00`. */
export function partOfDayWords(localTime: string): string {
  const hour = Number(localTime.split(':')[0]);
  if (hour < 5) return 'at night';
  if (hour < 12) return 'in the morning';
  if (hour < 14) return 'around noon';
  if (hour < 18) return 'in the afternoon';
  if (hour < 22) return 'in the evening';
  return 'late in the evening';
}

/** 'Lisbon' from `Europe/Lisbon`, 'Kyiv' from `Europe/Kiev`, 'Buenos Aires' from `America/Argentina/Buenos_Aires`. */
export function placeOfZone(timeZone: string): string {
  const today = zoneNamesToday[timeZone];
  if (today !== undefined) return today;
  const last = timeZone.split('/').at(-1) ?? timeZone;
  return last.replaceAll('_', ' ');
}

/** 'May 4, 2041, 9:00 AM in Lisbon' */
export function momentWords(moment: LocalMoment): string {
  const { localDate, localTime, timeZone } = moment;
  const when = `${dateWords(localDate)}, ${timeWords(localTime)}`;
  // What stands between a time and a place differs; brackets are read in every language.
  return isEnglishInUse()
    ? `${when} in ${placeOfZone(timeZone)}`
    : `${when} (${placeOfZone(timeZone)})`;
}

/** 'May 4, 2041, 9:00 AM in Lisbon, in 14 years' */
export function plannedMomentWords(
  moment: LocalMoment & { dueAt: string },
  nowInstant: string,
): string {
  const relative = relativeWords(moment.dueAt, nowInstant, moment.timeZone);
  return `${momentWords(moment)}, ${relative}`;
}

/** The wall clock of `timeZone` at an instant; an unknown zone is read as UTC. */
export function localMoment(instant: string, timeZone: string): LocalMoment {
  // '05/04/2041, 09:00': to be given the parts costs three times as much, and a list asks for twenty.
  const text = zoneFormat(timeZone).format(new Date(instant));
  const [month = '', day = '', year = '', hour = '', minute = ''] = text.split(/\D+/);
  return {
    localDate: `${year.padStart(4, '0')}-${month}-${day}`,
    localTime: `${hour}:${minute}`,
    timeZone,
  };
}

/** 'May 4, 2041, 9:00 AM' for an instant, on the reader's own clock. */
export function instantWords(instant: string, timeZone: string): string {
  const local = localMoment(instant, timeZone);
  return `${dateWords(local.localDate)}, ${timeWords(local.localTime)}`;
}

/** 'May 4, 2041' for an instant, on the reader's own calendar. */
export function instantDateWords(instant: string, timeZone: string): string {
  return dateWords(localMoment(instant, timeZone).localDate);
}

/** '2:05 PM' for an instant, on the reader's own clock. */
export function clockWords(instant: string, timeZone: string): string {
  return timeWords(localMoment(instant, timeZone).localTime);
}

let latest: { instant: string; timeZone: string; day: string } | undefined;

/** The day of the present moment: a list words each of its rows against the same one. */
function dayOf(instant: string, timeZone: string): string {
  if (latest?.instant !== instant || latest.timeZone !== timeZone) {
    latest = { instant, timeZone, day: localMoment(instant, timeZone).localDate };
  }
  return latest.day;
}

/** 'in 14 years', 'in 3 weeks', 'tomorrow', 'today', 'in 20 minutes', '2 days ago'. */
export function relativeWords(instant: string, nowInstant: string, timeZone: string): string {
  const distance = Date.parse(instant) - Date.parse(nowInstant);
  if (Math.abs(distance) < MINUTE) return isEnglishInUse() ? 'now' : away(0, 0, 'second');
  if (Math.abs(distance) < HOUR) {
    return away(distance, Math.floor(Math.abs(distance) / MINUTE), 'minute');
  }
  const target = localMoment(instant, timeZone).localDate;
  const today = dayOf(nowInstant, timeZone);
  const days = daysBetween(today, target);
  if (Math.abs(days) <= 1) return nearDay().format(days, 'day');
  const [earlier, later] = days > 0 ? [today, target] : [target, today];
  const months = wholeMonthsBetween(earlier, later);
  if (months >= 11) return away(days, ...years(months, earlier, later));
  if (months >= 1) return away(days, months, 'month');
  if (Math.abs(days) >= 14) return away(days, Math.floor(Math.abs(days) / 7), 'week');
  return away(days, Math.abs(days), 'day');
}

/** To the nearest month below two years, and to the nearest year beyond: 362 days are a year. */
function years(months: number, earlier: string, later: string): [number, 'month' | 'year'] {
  const near = daysIntoMonth(earlier, later) >= 15 ? months + 1 : months;
  if (near === 12) return [1, 'year'];
  return near < 24 ? [near, 'month'] : [Math.round(near / 12), 'year'];
}

/** '1 minute 20 seconds', '2 hours 5 minutes' from milliseconds. */
export function durationWords(ms: number): string {
  // Whole seconds as a player's clock counts them, so that both say the same of one recording.
  const seconds = ms < 1000 ? Math.round(ms / 1000) : Math.floor(ms / 1000);
  if (seconds < 60) return measured(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) {
    return together(measured(minutes, 'minute'), seconds % 60, 'second');
  }
  return together(measured(Math.floor(minutes / 60), 'hour'), minutes % 60, 'minute');
}

type Unit = 'second' | 'minute' | 'hour';

const unitFormat = {
  second: unitByTag('second'),
  minute: unitByTag('minute'),
  hour: unitByTag('hour'),
} as const;
const unitList = byTag((tag) => new Intl.ListFormat(tag, { type: 'unit', style: 'long' }));

function unitByTag(unit: Unit): () => Intl.NumberFormat {
  return byTag((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }));
}

function measured(count: number, unit: Unit): string {
  return unitFormat[unit]().format(count);
}

function together(first: string, rest: number, unit: Unit): string {
  if (rest === 0) return first;
  const second = measured(rest, unit);
  return isEnglishInUse() ? `${first} ${second}` : unitList().format([first, second]);
}

/** '1.4 MB', '820 kB': decimal units, as phones and file managers show them. */
export function sizeWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const shown = unit === 0 || value >= 99.5 ? Math.round(value) : Math.round(value * 10) / 10;
  if (isEnglishInUse()) return `${shown} ${bytes === 1 ? 'byte' : units[unit]}`;
  return `${decimal().format(shown)} ${unit === 0 ? 'B' : units[unit]}`;
}

const decimal = byTag((tag) => new Intl.NumberFormat(tag));

/** 'Ana', 'Ana and Rui', 'Ana, Rui and 3 others'. */
export function namesWords(names: readonly string[]): string {
  const [first, second, third] = names;
  if (first === undefined) return 'nobody yet';
  if (second === undefined) return first;
  if (third === undefined) return `${first} and ${second}`;
  if (names.length === 3) return `${first}, ${second} and ${third}`;
  return `${first}, ${second} and ${names.length - 2} others`;
}

/** '1 day', '3 days'. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}

const relative = byTag((tag) => new Intl.RelativeTimeFormat(tag));
const nearDay = byTag((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

function away(distance: number, count: number, unit: Intl.RelativeTimeFormatUnit): string {
  if (count === 0 && unit === 'second') return nearDay().format(0, 'second');
  return relative().format(distance > 0 ? count : -count, unit);
}

function parseDate(localDate: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(localDate)) return null;
  const date = new Date(`${localDate}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

function wholeMonthsBetween(earlier: string, later: string): number {
  const [y1 = 0, m1 = 0, d1 = 0] = earlier.split('-').map(Number);
  const [y2 = 0, m2 = 0, d2 = 0] = later.split('-').map(Number);
  const months = (y2 - y1) * 12 + (m2 - m1);
  return d2 < d1 ? months - 1 : months;
}

/** Days beyond the whole months between two dates. */
function daysIntoMonth(earlier: string, later: string): number {
  const from = Number(earlier.slice(8));
  const to = Number(later.slice(8));
  return to >= from ? to - from : to - from + 30;
}

// Building a formatter costs more than using it, and a page asks for few zones.
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  let format = zoneFormats.get(timeZone);
  if (format === undefined) {
    format = buildZoneFormat(timeZone);
    zoneFormats.set(timeZone, format);
  }
  return format;
}

function buildZoneFormat(timeZone: string): Intl.DateTimeFormat {
  const options = {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch (error) {
    if (error instanceof RangeError)
      return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    throw error;
  }
}
