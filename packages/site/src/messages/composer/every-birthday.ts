import type { WhenFields } from './draft-content.ts';

/** The earliest year that the composer's day offers. */
const earliest = '1900';

/**
 * Every year on this birthday. Where the year is not known, or the day field cannot show it, the
 * first one counts from a leap year, so that February 29 stays one.
 * @param birthday `YYYY-MM-DD`, or `--MM-DD` without a year
 */
export function everyBirthday(when: WhenFields, birthday: string): WhenFields {
  const year = birthday.startsWith('--') || birthday < earliest ? '2000' : birthday.slice(0, 4);
  const localDate = `${year}${birthday.slice(-6)}`;
  return { ...when, kind: 'RECURRING', recurrence: 'BIRTHDAY', localDate };
}
