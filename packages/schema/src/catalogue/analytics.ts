/** What is counted, in the order the console shows it. */
export const analyticsKinds = [
  'VISITS',
  'SIGN_UPS',
  'RECORDINGS',
  'SCHEDULED',
  'DELIVERED',
  'OPENED',
  'FAILED',
  'REVENUE',
] as const;
export type AnalyticsKindName = (typeof analyticsKinds)[number];

/** How many days back a range reaches, today counted. */
export const analyticsRanges = { DAYS_7: 7, DAYS_30: 30, DAYS_90: 90, DAYS_365: 365 } as const;
export type AnalyticsRangeName = keyof typeof analyticsRanges;

export const analyticsUnits = ['DAY', 'WEEK', 'MONTH'] as const;
export type AnalyticsUnitName = (typeof analyticsUnits)[number];

export const defaultAnalytics = { range: 'DAYS_30', unit: 'DAY' } as const;

/**
 * After so many days a day's figure is final and no longer counted from the tables. Money waits
 * until no refund in full can come any more (decisions.md: within 30 days of the first payment).
 */
export const analyticsClosing = {
  days: 1,
  revenueDays: 32,
  everySeconds: 900,
  daysARun: 400,
} as const;
