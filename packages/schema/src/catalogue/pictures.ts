/** Degrees clockwise by which a photo is turned, after what its file says of its orientation. */
export const photoTurns = [0, 90, 180, 270] as const;
export type PhotoTurn = (typeof photoTurns)[number];

/** What is left of a photo, as parts of the turned picture. */
export interface PhotoCrop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PhotoEditValues {
  readonly turn: PhotoTurn;
  /** Null for all of it. */
  readonly crop: PhotoCrop | null;
}

export const pictureLimits = {
  /** A smaller part of a photo than this, on either side, is not cut out. */
  leastCrop: 0.02,
  editsShown: 100,
  /** Photos that differ in at most so many of 64 bits are offered as alike; see decision 348. */
  alikeBits: 10,
  /** Of one item, so that a thousand copies are no half million pairs. */
  alikePerItem: 20,
  /** Pairs that are read for one page, and groups that it shows. */
  pairsRead: 600,
  groups: 20,
} as const;

export const pictureRateLimits = {
  edits: { max: 600, perSeconds: 3600 },
  decisions: { max: 1200, perSeconds: 3600 },
} as const;
