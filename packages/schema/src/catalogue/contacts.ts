export const contactLimits = {
  /** People in the address book of one family. */
  people: 5000,
  /** People of one call of `importContacts` and `matchContacts`. */
  importAtOnce: 250,
  /** Lengths as a reader counts them. */
  name: 120,
  relation: 60,
  notes: 2000,
  emails: 5,
  /** Entries that are put together at once. */
  merged: 10,
  page: 50,
  pageMax: 100,
  /** What was removed or put together can be had back this long. */
  undoDays: 30,
  /** A file of contacts beyond this is no address book. */
  fileBytes: 20_000_000,
} as const;

export const contactRateLimits = {
  changes: { max: 600, perSeconds: 3600 },
  imports: { max: 120, perSeconds: 3600 },
} as const;
