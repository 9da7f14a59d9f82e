/** Every figure of the newsroom, once. */

/** How the editor keeps what is typed without anybody's asking. */
export const autosave = {
  /** After the last key. */
  restMs: 1500,
  /** Somebody who never rests is saved all the same. */
  longestMs: 15_000,
  /** A line that is lost is tried again after so long, each time a little later. */
  retryMs: 3000,
  /** Longer than this nobody waits to learn that somebody else changed the text. */
  longestRetryMs: 6000,
  /** Autosaves of one person within this time are one revision. */
  sameRevisionMinutes: 10,
} as const;

/** What search engines show before they cut, in characters; warnings of the editor alone. */
export const seoLengths = {
  title: { least: 20, most: 60 },
  description: { least: 70, most: 160 },
} as const;

/** Pictures of articles. */
export const blogImageLimits = {
  /** Megabytes; the system setting may ask for less. */
  megabytes: 20,
  /** Of the decoded picture: 50 million pixels take 200 MB while they are drawn. */
  pixels: 50_000_000,
  /** Renditions, as far as the picture is so wide. */
  widths: [480, 960, 1600],
  thumbnail: 240,
  name: 120,
  alt: 300,
  listPage: 24,
  listPageMax: 60,
} as const;

/** Where a picture of an article is read by everyone. */
export const blogImagePath = (id: string): string => `/blog-images/${id}`;

/** Looking at the links of articles. */
export const linkCheckLimits = {
  links: 200,
  answerMs: 5000,
  everyHours: 24,
  postsATime: 10,
} as const;
