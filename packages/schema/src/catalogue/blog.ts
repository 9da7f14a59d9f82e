/** Every figure and every fixed name of the blog, once (specification, sections 2, 3 and 9). */

export const blogPostStates = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'UNPUBLISHED'] as const;
export type BlogPostStateName = (typeof blogPostStates)[number];

/** The nine documented categories; `tone` is the colour of the badge. */
export const blogCategories = [
  { id: 'LEGACY_LETTERS', name: 'Legacy Letters', tone: 'accent' },
  { id: 'POSTHUMOUS_COMMUNICATION', name: 'Posthumous Communication', tone: 'plain' },
  { id: 'DEMENTIA_SUPPORT', name: 'Dementia Support', tone: 'amber' },
  { id: 'FAMILY_HISTORY', name: 'Family History', tone: 'accent' },
  { id: 'FAMILY_TREES', name: 'Family Trees', tone: 'success' },
  { id: 'VOICE_MESSAGES', name: 'Voice Messages', tone: 'amber' },
  { id: 'DIGITAL_SCRAPBOOKS', name: 'Digital Scrapbooks', tone: 'amber' },
  { id: 'GRIEF_SUPPORT', name: 'Grief Support', tone: 'plain' },
  { id: 'ABOUT_US', name: 'About Us', tone: 'success' },
] as const;
export type BlogCategoryId = (typeof blogCategories)[number]['id'];

export function blogCategory(id: BlogCategoryId): (typeof blogCategories)[number] {
  return blogCategories.find((category) => category.id === id) ?? blogCategories[0];
}

export const blogLimits = {
  title: 200,
  excerpt: 400,
  /** The longest article is written in a fifth of it. */
  body: 100_000,
  author: 120,
  tag: 40,
  tags: 12,
  address: 200,
  seoTitle: 120,
  seoDescription: 320,
  keyword: 60,
  imageAlt: 300,
  search: 200,
  listPage: 20,
  listPageMax: 100,
  /** Cards of the blog before 'Load More Articles'. */
  articlesPage: 7,
} as const;

/** Words a minute of somebody who reads to understand. */
export const readingSpeed = 220;

/** The picture of an article whose author chose none. */
export const defaultBlogEmoji = '📖';

/** How the editor keeps what is typed without anybody's asking. */
export const autosave = {
  /** After the last key. */
  restMs: 1500,
  /** Somebody who never rests is saved all the same. */
  longestMs: 15_000,
  /** A line that is lost is tried again after so long, each time a little later. */
  retryMs: 3000,
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
