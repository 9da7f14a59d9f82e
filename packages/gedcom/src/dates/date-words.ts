import { isKnownCalendar, julianDayOf, type KnownCalendar } from '#dates/calendars.ts';
import { monthNumber, type CalendarDate, type DateValue } from '#dates/date-value.ts';

/** Languages that dates are shown in. */
export type DateLocale = 'en' | 'de' | 'es';

interface Words {
  readonly about: string;
  readonly calculated: string;
  readonly estimated: string;
  readonly before: string;
  readonly after: string;
  readonly between: (from: string, to: string) => string;
  readonly from: string;
  readonly until: string;
  readonly period: (from: string, to: string) => string;
  readonly day: (day: number, month: string, year: string) => string;
  readonly month: (month: string, year: string) => string;
  readonly bce: string;
  /** In parentheses behind a date; '' for the calendar that goes without saying. */
  readonly calendars: Record<KnownCalendar, string>;
}

const words: Record<DateLocale, Words> = {
  en: {
    about: 'about',
    calculated: 'calculated',
    estimated: 'estimated',
    before: 'before',
    after: 'after',
    between: (from, to) => `between ${from} and ${to}`,
    from: 'from',
    until: 'until',
    period: (from, to) => `from ${from} to ${to}`,
    day: (day, month, year) => `${day} ${month} ${year}`,
    month: (month, year) => `${month} ${year}`,
    bce: 'BCE',
    calendars: { GREGORIAN: '', JULIAN: 'Julian', HEBREW: 'Hebrew', FRENCH_R: 'French Republican' },
  },
  de: {
    about: 'um',
    calculated: 'errechnet',
    estimated: 'geschätzt',
    before: 'vor',
    after: 'nach',
    between: (from, to) => `zwischen ${from} und ${to}`,
    from: 'ab',
    until: 'bis',
    period: (from, to) => `von ${from} bis ${to}`,
    day: (day, month, year) => `${day}. ${month} ${year}`,
    month: (month, year) => `${month} ${year}`,
    bce: 'v. Chr.',
    calendars: {
      GREGORIAN: '',
      JULIAN: 'julianisch',
      HEBREW: 'hebräisch',
      FRENCH_R: 'französischer Revolutionskalender',
    },
  },
  es: {
    about: 'hacia',
    calculated: 'calculado',
    estimated: 'estimado',
    before: 'antes de',
    after: 'después de',
    between: (from, to) => `entre ${from} y ${to}`,
    from: 'desde',
    until: 'hasta',
    period: (from, to) => `de ${from} a ${to}`,
    day: (day, month, year) => `${day} de ${month} de ${year}`,
    month: (month, year) => `${month} de ${year}`,
    bce: 'a. C.',
    calendars: {
      GREGORIAN: '',
      JULIAN: 'juliano',
      HEBREW: 'hebreo',
      FRENCH_R: 'republicano francés',
    },
  },
};

const frenchMonths = [
  ...['Vendémiaire', 'Brumaire', 'Frimaire', 'Nivôse', 'Pluviôse', 'Ventôse', 'Germinal'],
  ...['Floréal', 'Prairial', 'Messidor', 'Thermidor', 'Fructidor', 'jours complémentaires'],
];

/** A date for readers: 'about 1870', 'between 1901 and 1905', '4 May 1912 (Julian)'. */
export function dateInWords(value: DateValue, locale: DateLocale = 'en'): string {
  const say = words[locale];
  const show = (date: CalendarDate) => calendarDateInWords(date, locale);
  switch (value.kind) {
    case 'date':
      return show(value.date);
    case 'approximate': {
      const how = { ABT: say.about, CAL: say.calculated, EST: say.estimated }[value.how];
      return `${how} ${show(value.date)}`;
    }
    case 'before':
      return `${say.before} ${show(value.date)}`;
    case 'after':
      return `${say.after} ${show(value.date)}`;
    case 'between':
      return say.between(show(value.from), show(value.to));
    case 'period':
      if (value.from && value.to) return say.period(show(value.from), show(value.to));
      if (value.from) return `${say.from} ${show(value.from)}`;
      return value.to ? `${say.until} ${show(value.to)}` : '';
  }
}

/** A recorded date for readers: its words, with the phrase of who recorded it behind it. */
export function recordedDateInWords(
  date: { readonly value: DateValue | null; readonly text: string; readonly phrase: string | null },
  locale: DateLocale = 'en',
): string {
  const shown = date.value ? dateInWords(date.value, locale) : date.text;
  if (shown === '') return date.phrase ?? '';
  return date.phrase === null ? shown : `${shown} (${date.phrase})`;
}

function calendarDateInWords(date: CalendarDate, locale: DateLocale): string {
  const say = words[locale];
  const calendar = date.calendar ?? 'GREGORIAN';
  const year = calendar === 'FRENCH_R' ? roman(date.year) : `${date.year}`;
  const yearWithEpoch = [year, epochInWords(date.epoch, say)].filter(Boolean).join(' ');
  const month = date.month === undefined ? null : monthInWords(calendar, date, locale);
  const text =
    month === null
      ? yearWithEpoch
      : date.day === undefined
        ? say.month(month, yearWithEpoch)
        : say.day(date.day, month, yearWithEpoch);
  if (calendar === 'GREGORIAN') return text;
  const name =
    (isKnownCalendar(calendar) && say.calendars[calendar]) ||
    calendar.replace(/^_/, '').toLowerCase();
  return `${text} (${name})`;
}

function epochInWords(epoch: string | undefined, say: Words): string {
  return epoch === 'BCE' ? say.bce : (epoch ?? '').replace(/^_/, '');
}

function monthInWords(calendar: string, date: CalendarDate, locale: DateLocale): string {
  const tag = date.month ?? '';
  const number = isKnownCalendar(calendar) ? monthNumber(calendar, tag) : null;
  if (!isKnownCalendar(calendar) || number === null) return tag.replace(/^_/, '');
  switch (calendar) {
    case 'GREGORIAN':
    case 'JULIAN':
      return monthOf(locale, 'gregory', Date.UTC(2000, number - 1, 1));
    case 'HEBREW': {
      const middle = julianDayOf('HEBREW', date.year, number, 15);
      return monthOf(locale, 'hebrew', (middle - 2_440_588) * 86_400_000);
    }
    case 'FRENCH_R':
      return frenchMonths[number - 1] ?? tag;
  }
}

function monthOf(locale: DateLocale, calendar: 'gregory' | 'hebrew', time: number): string {
  const format = new Intl.DateTimeFormat(locale, { calendar, month: 'long', timeZone: 'UTC' });
  const parts = format.formatToParts(time);
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

/** Years of the French Republican calendar are written in Roman numerals. */
function roman(year: number): string {
  const signs: [number, string][] = [
    ...([
      [1000, 'M'],
      [900, 'CM'],
      [500, 'D'],
      [400, 'CD'],
    ] as [number, string][]),
    ...([
      [100, 'C'],
      [90, 'XC'],
      [50, 'L'],
      [40, 'XL'],
    ] as [number, string][]),
    ...([
      [10, 'X'],
      [9, 'IX'],
      [5, 'V'],
      [4, 'IV'],
      [1, 'I'],
    ] as [number, string][]),
  ];
  let left = year;
  return signs.reduce((text, [value, sign]) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return text + sign.repeat(count);
  }, '');
}
