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
