/** Who says when an item was taken: its file, our recorder, or a member of the family. */
export const takenByNames = ['FILE', 'RECORDER', 'MEMBER'] as const;
export type TakenByName = (typeof takenByNames)[number];

export const vaultLimits = {
  /** Length as a reader counts it. */
  placeName: 200,
  credit: 200,
  /** Items that get one date at once. */
  together: 200,
  /** Items beside one that is looked at, on each side. */
  beside: 4,
  /** Items of a block, the part of a month that a grid reads at once. */
  block: 100,
  /** Of the facts of one item that are shown. */
  versions: 100,
  timeline: { page: 48, pageMax: 200 },
} as const;

export const vaultRateLimits = {
  factChanges: { max: 1200, perSeconds: 3600 },
} as const;
