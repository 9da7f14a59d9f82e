/** A day in words, such as 'March 4, 2027'. */
export function dayOf(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(
    new Date(instant),
  );
}
