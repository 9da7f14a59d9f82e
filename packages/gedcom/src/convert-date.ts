import type { ConvertedPayload } from './convert-age.ts';

/** One date of a payload, before its parts are written again. */
interface PlainDate {
  readonly calendar: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** The digits after the slash of a dual year such as 1699/00. */
  readonly dual: string;
  /** BCE or an extension; empty for the common era. */
  readonly epoch: string;
}

/** Calendars whose names changed; others keep theirs. ROMAN and UNKNOWN never had a meaning. */
const CALENDARS = new Map([
  ['FRENCH R', 'FRENCH_R'],
  ['ROMAN', '_ROMAN'],
  ['UNKNOWN', '_UNKNOWN'],
]);
const STANDARD_CALENDARS = new Set(['GREGORIAN', 'JULIAN', 'FRENCH_R', 'HEBREW']);
const KEYWORDS = new Set(['FROM', 'TO', 'BET', 'AND', 'AFT', 'BEF', 'ABT', 'CAL', 'EST', 'INT']);
/** Words that programs write for the standard's. */
const WORDS = new Map([
  ['BETWEEN', 'BET'],
  ['AFTER', 'AFT'],
  ['BEFORE', 'BEF'],
  ['ABOUT', 'ABT'],
  ['ABT.', 'ABT'],
  ['BEF.', 'BEF'],
  ['AFT.', 'AFT'],
  ['CALCULATED', 'CAL'],
  ['ESTIMATED', 'EST'],
]);
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
/** Dual years were written while England and others started the year in March, after the Gregorian reform of 1582. */
const DUAL_YEARS = { first: 1582, last: 1800, farthest: 10 };

const DATE =
  /^(?:(_?[A-Z][A-Z_0-9]*) )?(?:(\d{1,2}) )?(?:([A-Z_][A-Z_0-9]*) )?(\d+)(?:\/(\d+))?(?: (B\.?C\.?(?:E\.?)?|_[A-Z_0-9]+))?$/;

/** No date is longer; a text of a million brackets is not searched for one. */
const LONGEST = 1000;

/** Most dates of most files: the same in both versions. */
const SAME =
  /^(?:(?:ABT|BEF|AFT|CAL|EST|FROM|TO) )?(?:(?:[1-9]\d? )?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC) )?[1-9]\d*$/;

/**
 * A DATE payload of GEDCOM 5.5 or 5.5.1 as GEDCOM 7 has it. What cannot be said by the new payload is the phrase;
 * a payload that is no date is only a phrase.
 */
export function convertDate(text: string): ConvertedPayload {
  if (SAME.test(text)) return { payload: text };
  if (text.length > LONGEST) return { payload: undefined, phrase: text };
  const date = withoutEscapes(text).trim();
  if (date === '') return { payload: undefined };
  const onlyPhrase = /^\(([^]*)\)$/.exec(date);
  if (onlyPhrase) return { payload: undefined, phrase: onlyPhrase[1] ?? '' };
  const interpreted = /^INT (.*?) ?\(([^]*)\)$/i.exec(date);
  const parsed = parseDate((interpreted ? `INT ${interpreted[1]}` : date).toUpperCase());
  if (!parsed) return { payload: undefined, phrase: date };
  if (parsed.isChanged) return { payload: parsed.payload, phrase: date };
  return interpreted
    ? { payload: parsed.payload, phrase: interpreted[2] ?? '' }
    : { payload: parsed.payload };
}

/** `@#DHEBREW@` becomes the calendar's name. */
function withoutEscapes(text: string): string {
  const plain = text.includes('@')
    ? text
        .replaceAll(/@#D([^@]*)@ */g, (_, name: string) => `${name.trim()} `)
        .replaceAll('@@', '@')
    : text;
  return plain
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\bFRENCH R\b/g, 'FRENCH_R')
    .replaceAll(/(?<!_)\b(ROMAN|UNKNOWN)\b(?= )/g, '_$1');
}

interface ParsedDate {
  readonly payload: string;
  /** True when the payload does not say all that the text said. */
  readonly isChanged: boolean;
}

function parseDate(text: string): ParsedDate | undefined {
  const words = text.split(' ').map((word) => WORDS.get(word) ?? word);
  const [first = ''] = words;
  if (first === 'FROM' || first === 'BET') {
    return parsePair(words, first, first === 'FROM' ? 'TO' : 'AND');
  }
  const keyword = KEYWORDS.has(first) && first !== 'AND' ? first : '';
  const date = readDate(keyword === '' ? words : words.slice(1));
  if (!date) return undefined;
  if (keyword === '' && date.month === '' && date.dual !== '' && date.epoch === '')
    return yearRange(date);
  return {
    payload: joined(keyword === 'INT' ? '' : keyword, writeDate(date)),
    isChanged: date.dual !== '',
  };
}

function parsePair(
  words: readonly string[],
  first: string,
  second: string,
): ParsedDate | undefined {
  const middle = words.indexOf(second);
  const start = readDate(words.slice(1, middle === -1 ? undefined : middle));
  if (!start) return undefined;
  if (middle === -1) {
    if (first === 'BET') return undefined;
    return { payload: joined(first, writeDate(start)), isChanged: start.dual !== '' };
  }
  const end = readDate(words.slice(middle + 1));
  if (!end) return undefined;
  const [earlier, later] = first === 'BET' && isReversed(start, end) ? [end, start] : [start, end];
  const payload = joined(first, writeDate(earlier), second, writeDate(later));
  return { payload, isChanged: start.dual !== '' || end.dual !== '' };
}

/** `1401/8` alone is used for a range of years. */
function yearRange(date: PlainDate): ParsedDate {
  const { year, dual } = date;
  const step = 10 ** dual.length;
  const start = Number(year);
  const stem = start - (start % step);
  const end = stem + Number(dual) + (start % step > Number(dual) ? step : 0);
  if (start >= DUAL_YEARS.first && end === start + 1) {
    return { payload: writeDate(date), isChanged: true };
  }
  const last = writeDate({ ...date, year: String(end), dual: '' });
  return { payload: joined('BET', writeDate({ ...date, dual: '' }), 'AND', last), isChanged: true };
}

function readDate(words: readonly string[]): PlainDate | undefined {
  const found = DATE.exec(words.join(' '));
  if (!found) return undefined;
  let [, calendar = '', , month = ''] = found;
  const [, , day = '', , year = '', dual = '', epoch = ''] = found;
  // `JULIAN 1401` has a calendar and no month; `OCT 1401` a month and no calendar.
  if (calendar !== '' && month === '' && day === '' && !isCalendar(calendar)) {
    month = calendar;
    calendar = '';
  }
  if (calendar !== '' && !isCalendar(calendar)) return undefined;
  const isGregorian = calendar === '' || calendar === 'GREGORIAN' || calendar === 'JULIAN';
  if (isGregorian && month !== '' && !MONTHS.includes(month)) return undefined;
  if (day !== '' && month === '') return undefined;
  return {
    calendar,
    day: plainNumber(day),
    month,
    year: plainNumber(year),
    dual,
    epoch: epoch.startsWith('B') ? 'BCE' : epoch,
  };
}

function isCalendar(word: string): boolean {
  return STANDARD_CALENDARS.has(word) || word.startsWith('_');
}

function writeDate(date: PlainDate): string {
  const { calendar, day, month, epoch } = date;
  return joined(CALENDARS.get(calendar) ?? calendar, day, month, yearOf(date), epoch);
}

/** Of a dual year the second is meant, when the first lies in the time of dual years and the second is near. */
function yearOf({ year, dual, epoch }: PlainDate): string {
  const first = Number(year);
  if (dual === '' || epoch !== '' || first < DUAL_YEARS.first || first > DUAL_YEARS.last)
    return year;
  const step = 10 ** dual.length;
  const stem = first - (first % step) + Number(dual);
  const nearest =
    [stem - step, stem, stem + step].toSorted(
      (a, b) => Math.abs(a - first) - Math.abs(b - first),
    )[0] ?? first;
  return Math.abs(nearest - first) < DUAL_YEARS.farthest ? String(nearest) : year;
}

function isReversed(start: PlainDate, end: PlainDate): boolean {
  if (start.calendar !== end.calendar || start.epoch !== '' || end.epoch !== '') return false;
  return Number(yearOf(start)) > Number(yearOf(end)) && start.dual === '' && end.dual === '';
}

function plainNumber(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** A date of GEDCOM 7 as GEDCOM 5.5.1 has it. The phrase is left only when the payload cannot hold it. */
export function dateIn551({ payload, phrase }: ConvertedPayload): ConvertedPayload {
  const date = payload
    ?.replaceAll(/\bBCE\b/g, 'B.C.')
    .replaceAll(
      /\b(GREGORIAN|JULIAN|FRENCH_R|HEBREW)\b/g,
      (name) => `@#D${name.replace('_', ' ')}@`,
    )
    .replaceAll(/(?<=^|\s)_(ROMAN|UNKNOWN)\b/g, '@#D$1@');
  if (phrase === undefined) return { payload: date };
  const candidates = [phrase, date === undefined ? `(${phrase})` : `INT ${date} (${phrase})`];
  const same = candidates.find((text) => {
    const back = convertDate(text);
    return !/[\r\n@]/.test(phrase) && back.payload === payload && back.phrase === phrase;
  });
  return same === undefined ? { payload: date, phrase } : { payload: same };
}
