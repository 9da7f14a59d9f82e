/** Who says when an item was taken: its file, our recorder, a member of the family, or the archive it came in. */
export const takenByNames = ['FILE', 'RECORDER', 'MEMBER', 'ARCHIVE'] as const;
export type TakenByName = (typeof takenByNames)[number];

export const vaultLimits = {
  /** Length as a reader counts it. */
  placeName: 200,
  /** Of the facts of one item that are shown. */
  versions: 100,
  timeline: { page: 48, pageMax: 200 },
  /** Originals that are looked for in one call. */
  soughtOriginals: 200,
} as const;

export const vaultRateLimits = {
  factChanges: { max: 1200, perSeconds: 3600 },
  archiveFacts: { max: 20_000, perSeconds: 3600 },
} as const;
