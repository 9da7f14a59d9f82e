const dayMs = 86_400_000;
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'May 4' from `2041-05-04`, with a short month for an axis. */
export const shortDay = (day: string): string => short.format(Date.parse(day));

/** The ISO date so many days earlier. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
