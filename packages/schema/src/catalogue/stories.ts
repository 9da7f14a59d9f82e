/** Of a page of a book, as it is cut. */
export const bookSizes = ['A5', 'A4'] as const;
export type BookSizeName = (typeof bookSizes)[number];

export const storyLimits = {
  stories: { page: 24, pageMax: 100 },
  perFamily: 1000,
  /** Lengths as a reader counts them. */
  title: 200,
  introduction: 4000,
  chapterTitle: 300,
  chapterText: 20_000,
  caption: 300,
  chapters: 200,
  /** Of one chapter. */
  pictures: 24,
  /** Items that a story is made of at once. */
  items: 200,
} as const;

export const storyRateLimits = {
  changes: { max: 1200, perSeconds: 3600 },
  books: { max: 60, perSeconds: 3600 },
  /** Tries of one network to open a voice by its code. */
  listening: { max: 600, perSeconds: 3600 },
} as const;
