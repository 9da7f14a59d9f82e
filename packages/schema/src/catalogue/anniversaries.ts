/**
 * Days of a family tree that return every year. A birthday is of the living alone: of the dead, the day of
 * their death is remembered.
 */
export const anniversaryKinds = ['BIRTHDAY', 'WEDDING', 'REMEMBRANCE'] as const;
export type AnniversaryKindName = (typeof anniversaryKinds)[number];

export const anniversaryLimits = {
  /** Days ahead that a page can ask for. */
  daysAhead: 366,
  daysShown: 60,
  /** Of one page. */
  shown: 200,
  /** Of one calendar: more than that, the next ones of the year are kept. */
  perCalendar: 5000,
  /** Of one member in one family. */
  calendarsPerMember: 5,
  /** Length of a name as a reader counts it. */
  calendarName: 60,
  /** The mail about a day is sent so many days ahead. */
  noticeDaysAhead: 3,
} as const;

export const anniversaryRateLimits = {
  calendarsPerMember: { max: 20, perSeconds: 86_400 },
  /** Calendar programs ask every few minutes to every few hours. */
  readsPerNetwork: { max: 600, perSeconds: 3600 },
} as const;
