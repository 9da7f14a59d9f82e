/** 'November 23', for 'MM-DD' or a whole date. */
export function monthDayWords(date: string): string {
  const [month = 1, day = 1] = date.split('-').slice(-2).map(Number);
  return named({ month: 'long', day: 'numeric' }, month, day);
}

/** 'November', for 'MM-DD' or a whole date. */
export function monthName(date: string): string {
  const [month = 1] = date.split('-').slice(-2).map(Number);
  return named({ month: 'long' }, month, 1);
}

function named(how: Intl.DateTimeFormatOptions, month: number, day: number): string {
  // 2000 had a 29th of February.
  const at = new Date(Date.UTC(2000, month - 1, day));
  return at.toLocaleDateString('en-US', { ...how, timeZone: 'UTC' });
}
