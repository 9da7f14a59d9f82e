/** 'May 4, 2041, 9:00:05 AM' on the reader's own clock: attempts can be seconds apart. */
export function exactMoment(instant: string, timeZone: string): string {
  const style = { timeZone, dateStyle: 'long', timeStyle: 'medium' } as const;
  return new Intl.DateTimeFormat('en-US', style).format(new Date(instant)).replace(' at ', ', ');
}
