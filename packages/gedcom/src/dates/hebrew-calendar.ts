/**
 * The arithmetic Hebrew calendar (Reingold and Dershowitz, Calendrical Calculations): months follow
 * the mean moon, and four rules delay the new year.
 */

/** The day number of 1 Tishri of year 1: 7 October 3761 BCE in the Julian calendar. */
const epoch = 347_998;

export function isHebrewLeapYear(year: number): boolean {
  return (((7 * year + 1) % 19) + 19) % 19 < 7;
}

/**
 * The day number of a Hebrew date. `month` counts as GEDCOM lists months: 1 Tishri, 6 Adar (the
 * first in a leap year), 7 Adar Sheni, 8 Nisan, 13 Elul. Adar Sheni of a common year is its Adar.
 */
export function julianDayOfHebrew(year: number, month: number, day: number): number {
  const months = monthLengths(year);
  const effective = month === 7 && !isHebrewLeapYear(year) ? 6 : month;
  const before = months.slice(0, effective - 1).reduce((sum, length) => sum + length, 0);
  return newYear(year) + before + day - 1;
}

/** Lengths in days, Tishri first; Adar Sheni has none in a common year. */
function monthLengths(year: number): number[] {
  const yearLength = newYear(year + 1) - newYear(year);
  const leap = isHebrewLeapYear(year);
  const cheshvan = yearLength % 10 === 5 ? 30 : 29;
  const kislev = yearLength % 10 === 3 ? 29 : 30;
  return [30, cheshvan, kislev, 29, 30, leap ? 30 : 29, leap ? 29 : 0, 30, 29, 30, 29, 30, 29];
}

/** Days from the epoch to the new year by the mean moon, delayed off Sunday, Wednesday, Friday. */
function elapsedDays(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const parts = 12_084 + 13_753 * months;
  const day = 29 * months + Math.floor(parts / 25_920);
  return (((3 * (day + 1)) % 7) + 7) % 7 < 3 ? day + 1 : day;
}

/** A year may not last 356 or 382 days, so that some new years come a day or two later. */
function newYear(year: number): number {
  const [last, current, next] = [year - 1, year, year + 1].map(elapsedDays) as [
    number,
    number,
    number,
  ];
  const delay = next - current === 356 ? 2 : current - last === 382 ? 1 : 0;
  return epoch + current + delay;
}
