/** When the clock is not believed and sending goes on hold. */
export const clockLimits = {
  /** Difference between this process and the database. */
  skewSeconds: 300,
  /** A clock that runs back by more than this, against what was seen before. */
  backSeconds: 300,
  /** A clock that runs ahead by more than this since the last sweep. */
  aheadSeconds: 86_400,
  /** How often the time of the last sweep is written down. */
  noteEverySeconds: 60,
} as const;
