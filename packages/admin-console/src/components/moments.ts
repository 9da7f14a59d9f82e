const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** '4 May 2041, 09:00', where the reader is. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant));

/** Where the reader's day begins, as an instant; null for what is no day. */
export function startOfDay(localDate: string, daysLater = 0): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(localDate)?.slice(1).map(Number);
  const [year, month, date] = parts ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  return new Date(year, month - 1, date + daysLater).toISOString();
}
