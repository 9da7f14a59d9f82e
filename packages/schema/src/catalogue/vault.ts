/** Who says when an item was taken: its file, our recorder, a member of the family, or the archive it came in. */
export const takenByNames = ['FILE', 'RECORDER', 'MEMBER', 'ARCHIVE'] as const;
export type TakenByName = (typeof takenByNames)[number];

/** The order of an album: by when its items were taken, or as somebody arranged them. */
export const albumArrangements = ['DATE', 'HAND'] as const;
export type AlbumArrangementName = (typeof albumArrangements)[number];

/** Who may be in an item: of the address book, of the family, or a child with a profile. */
export const personKinds = ['CONTACT', 'MEMBER', 'CHILD'] as const;
export type PersonKindName = (typeof personKinds)[number];

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
  /** Originals that are looked for in one call. */
  soughtOriginals: 200,
  /** Places of a map in one answer, pixels between two of them, and the nearest zoom. */
  map: { places: 500, pixels: 64, zoom: 14 },
  albums: { page: 24, pageMax: 100 },
  albumTitle: 200,
  albumDescription: 2000,
  perFamily: 1000,
  perAlbum: 20_000,
  people: { shown: 500, found: 20, perItem: 100 },
  onThisDay: { items: 60, hidden: 400 },
  /** Names of people that the archive of another service gives one item. */
  archivePeople: 50,
  /** Items that one call adds to an album or takes out of it. */
  itemsAtOnce: 500,
} as const;

export const vaultRateLimits = {
  factChanges: { max: 1200, perSeconds: 3600 },
  personTags: { max: 2400, perSeconds: 3600 },
  marks: { max: 2400, perSeconds: 3600 },
  albumChanges: { max: 2400, perSeconds: 3600 },
  archiveFacts: { max: 20_000, perSeconds: 3600 },
} as const;
