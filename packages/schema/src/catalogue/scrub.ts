/** How stored recordings are read back, so that rot is found while a backup still has them whole. */
export const scrubCatalogue = {
  /** Each recording is verified this often: once a quarter, with a few days to spare. */
  everyDays: 85,
  /** What a message needs within so many days was verified within so many days, too. */
  soonDays: 30,
  /** A damaged one is looked at again after so many days: it may have been put back. */
  damagedDays: 1,
  /** A check that is overdue by so many days is an alarm. */
  lateDays: 14,
  /** Recordings in one run. */
  atOnce: 2000,
  /** Bytes in one run, however little there is: 96 GB a day. */
  leastBytes: 4 * 1024 * 1024 * 1024,
  /** Times the even share of one hour: after a pause the scrub catches up. */
  catchUp: 2,
  /** Damaged objects that are named one by one. */
  alarmsAtMost: 50,
} as const;
