import { isHebrewLeapYear, julianDayOfHebrew } from '#dates/hebrew-calendar.ts';

/** The calendars of GEDCOM 7. Others are extensions: their dates are kept and never sorted. */
export type KnownCalendar = 'GREGORIAN' | 'JULIAN' | 'HEBREW' | 'FRENCH_R';

/** Months of each calendar as GEDCOM writes them, in the order of the year. */
export const monthTags = {
  GREGORIAN: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  JULIAN: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  HEBREW: [
    ...['TSH', 'CSH', 'KSL', 'TVT', 'SHV', 'ADR', 'ADS'],
    ...['NSN', 'IYR', 'SVN', 'TMZ', 'AAV', 'ELL'],
  ],
  FRENCH_R: [
    ...['VEND', 'BRUM', 'FRIM', 'NIVO', 'PLUV', 'VENT', 'GERM'],
    ...['FLOR', 'PRAI', 'MESS', 'THER', 'FRUC', 'COMP'],
  ],
} as const satisfies Record<KnownCalendar, readonly string[]>;

export function isKnownCalendar(calendar: string): calendar is KnownCalendar {
  return calendar in monthTags;
}

/** The longest month: a day up to this is read, since files hold days that a month does not have. */
export const longestMonth = {
  GREGORIAN: 31,
  JULIAN: 31,
  HEBREW: 30,
  FRENCH_R: 30,
} as const satisfies Record<KnownCalendar, number>;

/**
 * The day number (Julian day at noon, the count astronomers use) of a date. `year` is astronomical:
 * 0 is 1 BCE. `month` starts at 1, in the order of `monthTags`.
 */
export function julianDayOf(
  calendar: KnownCalendar,
  year: number,
  month: number,
  day: number,
): number {
  switch (calendar) {
    case 'GREGORIAN':
      return julianDayOfGregorian(year, month, day);
    case 'JULIAN':
      return julianDayOfJulian(year, month, day);
    case 'HEBREW':
      return julianDayOfHebrew(year, month, day);
    case 'FRENCH_R':
      return julianDayOfFrench(year, month, day);
  }
}

/** The first day of the month after this one, which is in the next year after the last month. */
export function nextMonthStart(calendar: KnownCalendar, year: number, month: number): number {
  // A common Hebrew year has no second Adar: the month after Adar is Nisan.
  const next = calendar === 'HEBREW' && month === 6 && !isHebrewLeapYear(year) ? 8 : month + 1;
  return next > monthTags[calendar].length
    ? julianDayOf(calendar, year + 1, 1, 1)
    : julianDayOf(calendar, year, next, 1);
}

/** Days since a March that starts the year, so that the leap day is the last day. */
function daysInMarchYear(month: number, day: number): number {
  const fromMarch = (month + 9) % 12;
  return Math.floor((153 * fromMarch + 2) / 5) + day - 1;
}

function julianDayOfGregorian(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leapDays + daysInMarchYear(month, day) + 1_721_120;
}

function julianDayOfJulian(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  return 365 * y + Math.floor(y / 4) + daysInMarchYear(month, day) + 1_721_118;
}

/**
 * Year 1 began on 22 September 1792. The years 3, 7 and 11 had a sixth complementary day, as
 * decreed; later ones, which only files contain, follow Romme's rule (every 4th but not the 100th).
 */
function julianDayOfFrench(year: number, month: number, day: number): number {
  const leapDays =
    year <= 14 ? Math.floor(year / 4) : 3 + (rommeLeapDays(year - 1) - rommeLeapDays(14));
  return 2_375_840 + 365 * (year - 1) + leapDays + 30 * (month - 1) + day - 1;
}

function rommeLeapDays(year: number): number {
  return Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

/** The proleptic Gregorian date of a day number; `year` is astronomical. */
export function gregorianOf(julianDay: number): { year: number; month: number; day: number } {
  // Days since 1 March of the astronomical year 0, in cycles of 400 years.
  const days = julianDay - julianDayOfGregorian(0, 3, 1);
  const cycle = Math.floor(days / 146_097);
  const inCycle = days - cycle * 146_097;
  const yearInCycle = Math.floor(
    (inCycle -
      Math.floor(inCycle / 1460) +
      Math.floor(inCycle / 36_524) -
      Math.floor(inCycle / 146_096)) /
      365,
  );
  const inYear =
    inCycle - (365 * yearInCycle + Math.floor(yearInCycle / 4) - Math.floor(yearInCycle / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const month = ((fromMarch + 2) % 12) + 1;
  return {
    year: cycle * 400 + yearInCycle + (month <= 2 ? 1 : 0),
    month,
    day: inYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}
