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
  /**
   * Waiting time before each further attempt at a mailbox that is full or closed for now, in
   * minutes; after the last one the delivery fails. Trouble with the relay does not count.
   */
  retryAfterMinutes: [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440],
  /** After trouble with our relay, in minutes; the last one repeats for as long as it takes. */
  relayRetryMinutes: [1, 5, 15],
  /** Failures in a row, without a mail that was taken in between, that open the relay's breaker. */
  relayBreaksAfter: 3,
  /** One mail at a time tries a relay that is down, so far apart, in minutes; the last repeats. */
  relayProbeMinutes: [1, 2, 5, 10, 15],
  /** A try whose sender died is given up after this long; longer than any SMTP conversation. */
  relayProbeGivenUpMinutes: 3,
  /** When a mail of unknown outcome is sent again, in minutes; after the last a person decides. */
  unknownRetryMinutes: [1, 15],
  /** The same when its process died or was cut off: it may still be talking for a while. */
  strandedRetryMinutes: [3, 15],
  /** A delivery that cannot be prepared (its key, its words) is looked at again after this long. */
  setAsideHours: 6,
  /** A delivery whose sending process died is taken up again after this long. */
  strandedAfterSeconds: 5,
  /** What another machine was sending is left to its journal for this long. */
  otherNodeAfterMinutes: 60,
  /** The last time of a recurring message, with none behind it, may be put off by so many days. */
  putOffDaysAtMost: 365,
  /** How many following dates of a recurring message the composer shows. */
  followingShown: 4,
  /** The last year a message can be scheduled for. */
  latestYear: 2199,
} as const;
