import { isLocalDate } from '#schedule/local-instant.ts';

/** `YYYY-MM-DD`, or `--MM-DD` where the year is not known (RFC 6350, section 4.3.1). */
export function isBirthday(text: string): boolean {
  if (text.startsWith('--')) return isLocalDate(`2000${text.slice(1)}`);
  return text >= '0001' && isLocalDate(text);
}

/** The value of a card's BDAY as `isBirthday` knows it; empty if it names no day. */
export function birthdayOfCard(value: string): string {
  const match = /^(\d{4}|-{1,2})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(value.trim());
  if (!match) return '';
  const [, year = '', month, day] = match;
  // Phones write 1604 where the year is unknown: it is a leap year.
  const known = year.startsWith('-') || year === '1604' ? '-' : year;
  const text = `${known}-${month}-${day}`;
  return isBirthday(text) ? text : '';
}

/** 'March 4, 1960', or 'March 4' without a year. */
export function birthdayInWords(text: string): string {
  const known = !text.startsWith('--');
  const [year = '', month = '', day = ''] = (known ? text : `2000${text.slice(1)}`).split('-');
  // Any leap year: a year before 100 would be read as one of the 20th century.
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  const words = dayFormat.format(date);
  return known ? `${words}, ${Number(year)}` : words;
}

/** The day in a year; February 29 is kept on February 28 in common years. */
export function birthdayIn(text: string, year: number): string {
  const monthAndDay = text.slice(-5);
  const date = `${String(year).padStart(4, '0')}-${monthAndDay}`;
  return isLocalDate(date) ? date : date.replace(/29$/, '28');
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
