import {
  spokenDay,
  spokenDecade,
  yearInWords,
} from '#features/tree/proposals/spoken/spoken-numbers.ts';
import type { Sentence } from '#features/tree/proposals/spoken/spoken-words.ts';

/** A date in a sentence, in the words from `from` up to but not including `to`. */
export interface SpokenDate {
  readonly from: number;
  readonly to: number;
  /** A DATE payload of GEDCOM 7; '' where it cannot say what was said. */
  readonly date: string;
  /** What was said, where the payload says less. */
  readonly phrase: string | null;
}

/** A day, a month, a year or a decade, without 'about' or 'before'. */
interface Point {
  readonly from: number;
  readonly to: number;
  /** Null for a day without a year. */
  readonly date: string | null;
  /** For a decade: its last year. */
  readonly until: string | null;
  readonly said: 'exactly' | 'loosely';
}

const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
];
const seasons = new Set(['spring', 'summer', 'autumn', 'fall', 'winter', 'christmas', 'easter']);
/** What a number like 1948 stands behind when it is a year. */
const beforeYears = new Set([
  ...['in', 'since', 'by', 'of', 'about', 'around', 'circa', 'before', 'after', 'from', 'until'],
  ...['till', 'to', 'year', 'between', 'and', 'early', 'late', 'during', 'born', 'back'],
  ...['mid', 'died', ...seasons],
]);
const openings = new Map<string, string>([
  ...['about', 'around', 'circa', 'roughly', 'approximately'].map((word) => [word, 'ABT'] as const),
  ...['early', 'late', 'mid'].map((word) => [word, 'ABT'] as const),
  ...[['before', 'BEF'] as const, ['after', 'AFT'] as const],
  ...[['since', 'FROM'] as const, ['until', 'TO'] as const, ['till', 'TO'] as const],
]);

/** The dates in a sentence, in order; none overlaps another. */
export function spokenDates(sentence: Sentence, thisYear: number): SpokenDate[] {
  const dates: SpokenDate[] = [];
  for (let index = 0; index < sentence.length; index += 1) {
    const date = rangeAt(sentence, index, thisYear) ?? dateAt(sentence, index, thisYear);
    if (!date) continue;
    dates.push(date);
    index = date.to - 1;
  }
  return dates;
}

const word = (sentence: Sentence, index: number): string => sentence[index]?.folded ?? '';
export const saidIn = (sentence: Sentence, from: number, to: number): string =>
  sentence
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ')
    .replace(/[,.;:?!…]+$/u, '');

/** 'Between 1931 and 1933', 'from 1931 to 1933'. */
function rangeAt(sentence: Sentence, from: number, thisYear: number): SpokenDate | null {
  const opening = word(sentence, from);
  const isPeriod = opening === 'from';
  if (!isPeriod && opening !== 'between') return null;
  const first = pointAt(sentence, from + 1, thisYear);
  const middle = first && word(sentence, first.to);
  if (!first?.date || !middle) return null;
  if (!(isPeriod ? ['to', 'until', 'till', 'through'] : ['and']).includes(middle)) return null;
  const last = pointAt(sentence, first.to + 1, thisYear);
  if (!last?.date) return null;
  const end = last.until ?? last.date;
  const [before, between] = isPeriod ? ['FROM', 'TO'] : ['BET', 'AND'];
  const loose = first.said === 'loosely' || last.said === 'loosely';
  const phrase = loose ? saidIn(sentence, from, last.to) : null;
  return { from, to: last.to, date: `${before} ${first.date} ${between} ${end}`, phrase };
}

function dateAt(sentence: Sentence, from: number, thisYear: number): SpokenDate | null {
  const article = word(sentence, from) === 'the' ? from + 1 : from;
  const opening = openings.get(word(sentence, article));
  const first = opening === undefined ? from : article + 1;
  const point = pointAt(sentence, first, thisYear);
  if (!point) return null;
  const said = saidIn(sentence, from, point.to);
  const { to, date, until } = point;
  if (date === null) return { from, to, date: '', phrase: said };
  const isLoose = point.said === 'loosely' || /^(?:early|late|mid)$/.test(word(sentence, article));
  const phrase = isLoose ? said : null;
  if (until !== null && opening === 'FROM') return { from, to, date: `FROM ${date}`, phrase };
  if (until !== null && opening === 'AFT') return { from, to, date: `AFT ${until}`, phrase };
  if (until !== null && opening !== 'BEF' && opening !== 'TO') {
    return { from, to, date: `BET ${date} AND ${until}`, phrase: said };
  }
  return { from, to, date: opening === undefined ? date : `${opening} ${date}`, phrase };
}

function pointAt(sentence: Sentence, at: number, thisYear: number): Point | null {
  const from = at;
  const isThe = word(sentence, at) === 'the';
  const start = isThe ? at + 1 : at;
  return (
    dayFirst(sentence, from, start, thisYear) ??
    monthFirst(sentence, from, start, thisYear) ??
    seasonOf(sentence, from, start, thisYear) ??
    decadeAt(sentence, from, start, isThe) ??
    yearPoint(sentence, from, start, thisYear)
  );
}

/** 'The fourth of May 1931', '4 May 1931'. */
function dayFirst(sentence: Sentence, from: number, start: number, now: number): Point | null {
  const day = spokenDay(sentence, start);
  if (!day) return null;
  const monthIndex = word(sentence, day.to) === 'of' ? day.to + 1 : day.to;
  const month = monthAt(sentence, monthIndex);
  if (!month) return null;
  return ofYear(sentence, { from, to: monthIndex + 1, parts: [day.value, month], now });
}

/** 'May the fourth, 1931', 'May 4th', 'May 1931'. */
function monthFirst(sentence: Sentence, from: number, start: number, now: number): Point | null {
  const month = monthAt(sentence, start);
  if (!month || !sentence[start]?.capital) return null;
  const dayIndex = word(sentence, start + 1) === 'the' ? start + 2 : start + 1;
  const asYear = yearAt(sentence, dayIndex, now, true);
  const day = asYear ? null : spokenDay(sentence, dayIndex);
  if (day) return ofYear(sentence, { from, to: day.to, parts: [day.value, month], now });
  const point = ofYear(sentence, { from, to: start + 1, parts: [month], now });
  // A month alone is too little to offer.
  return point.date === null ? null : point;
}

function ofYear(
  sentence: Sentence,
  { from, to, parts, now }: { from: number; to: number; parts: (string | number)[]; now: number },
): Point {
  const at = ['of', 'in'].includes(word(sentence, to)) ? to + 1 : to;
  const year = yearAt(sentence, at, now, true);
  const last = parts.join(' ');
  if (!year) return { from, to, date: null, until: null, said: 'loosely' };
  const isPossible = parts.length === 1 || isDay(Number(parts[0]), String(parts[1]), year.value);
  if (!isPossible) return { from, to: year.to, date: null, until: null, said: 'loosely' };
  return { from, to: year.to, date: `${last} ${year.value}`, until: null, said: 'exactly' };
}

const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(day: number, month: string, year: number): boolean {
  const index = monthNames.findIndex((name) => name.slice(0, 3).toUpperCase() === month);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= (index === 1 && !isLeap ? 28 : (daysIn[index] ?? 0));
}

function monthAt(sentence: Sentence, index: number): string | null {
  const name = word(sentence, index);
  const isMonth = monthNames.includes(name) && sentence[index]?.capital === true;
  return isMonth ? name.slice(0, 3).toUpperCase() : null;
}

/** 'The summer of 1948': summer is not in the same months everywhere, so the year is the date. */
function seasonOf(sentence: Sentence, from: number, start: number, now: number): Point | null {
  if (!seasons.has(word(sentence, start))) return null;
  const at = ['of', 'in'].includes(word(sentence, start + 1)) ? start + 2 : start + 1;
  const year = yearAt(sentence, at, now, true);
  return (
    year && { from, to: year.to, date: `${year.value}`, until: null, said: 'loosely' as const }
  );
}

/** 'The thirties' needs its article; 'nineteen thirties' does not. */
function decadeAt(sentence: Sentence, from: number, start: number, isThe: boolean): Point | null {
  const decade = spokenDecade(sentence, start);
  if (!decade) return null;
  const isBare = decade.to === start + 1 && !/[\d-]/.test(word(sentence, start));
  const isSure =
    isThe || word(sentence, start - 2) === 'the' || word(sentence, start - 1) === 'the';
  if (isBare && !isSure) return null;
  const { value, to } = decade;
  return { from, to, date: `${value}`, until: `${value + 9}`, said: 'loosely' };
}

function yearPoint(sentence: Sentence, from: number, start: number, now: number): Point | null {
  if (start !== from) return null;
  const year = yearAt(sentence, start, now, false);
  return (
    year && { from, to: year.to, date: `${year.value}`, until: null, said: 'exactly' as const }
  );
}

/** @param isSure that a year stands here, so that any number like one is taken for it */
function yearAt(sentence: Sentence, at: number, now: number, isSure: boolean) {
  const text = word(sentence, at);
  const before = word(sentence, at - 1);
  const trusted = isSure || beforeYears.has(before) || sentence[at]?.begins === true;
  if (/^(1[4-9]|20)\d\d$/.test(text)) {
    const value = Number(text);
    const isYear = value <= now && (trusted || sentence[at]?.pauses === true);
    return isYear ? { value, to: at + 1 } : null;
  }
  if (trusted && /^['’]\d\d\b/u.test(sentence[at]?.raw ?? '')) {
    const value = 1900 + Number(text.replaceAll(/\D/g, ''));
    return value + 100 <= now ? null : { value, to: at + 1 };
  }
  const spoken = yearInWords(sentence, at);
  if (!spoken || spoken.value > now) return null;
  // 'Two thousand kronor' and 'twenty twelve-year-olds' are no years.
  return trusted || (spoken.value < 2000 && spoken.value % 100 !== 0) ? spoken : null;
}
