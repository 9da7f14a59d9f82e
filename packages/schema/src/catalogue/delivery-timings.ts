/** Every delay and limit of scheduling and delivery, once. Durations in the unit of their name. */
export const deliveryTimings = {
  /** The reminder goes to the sender this long before the message is due. */
  reminderHoursBefore: 48,
  /** 'Are you still here': this long before the message is due … */
  secondReminderHoursBefore: 24,
  /** … and never sooner than this after the reminder, so that there was a day to answer. */
  hoursToAnswer: 24,
  /** A delivery that leaves later than this after its instant tells its reader so. */
  lateAfterMinutes: 60,
  /** Waiting time before each further attempt, in minutes; after the last one the delivery fails. */
  retryAfterMinutes: [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440],
  /** A delivery whose sending process died is taken up again after this long. */
  strandedAfterSeconds: 5,
  /** The last time of a recurring message, with none behind it, may be put off by so many days. */
  putOffDaysAtMost: 365,
  /** How many following dates of a recurring message the composer shows. */
  followingShown: 4,
  /** The last year a message can be scheduled for. */
  latestYear: 2199,
} as const;
