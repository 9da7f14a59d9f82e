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
  /** Cards below the featured one before 'Load More Articles'. */
  articlesPage: 6,
  popularTags: 12,
  related: 3,
  feed: 20,
  /** Newest articles with the searched words that are put in order of how well they fit. */
  searchWindow: 1000,
  /** Words of a search that are looked at. */
  searchWords: 12,
  /** Articles that a list for search engines may name at once. */
  addresses: 5000,
} as const;

/** Words a minute of somebody who reads to understand. */
export const readingSpeed = 220;

/** The picture of an article whose author chose none. */
export const defaultBlogEmoji = '📖';

/** Stands in an article for the picture of the vintage camera (specification, section 2). */
export const blogImageToken = '{{blog-image}}';

/** A text is long enough for a table of contents from so many sections and minutes on. */
export const contentsFrom = { sections: 4, minutes: 5 } as const;

export const genealogyCategories = ['FAMILY_HISTORY', 'FAMILY_TREES'] as const;

/** Where programs read what is new. */
export const blogFeeds = [
  { path: '/blog/feed.xml', type: 'application/rss+xml', name: 'RSS' },
  { path: '/blog/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { path: '/blog/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const;

/** Last part of a category's address: 'family-history'. */
export function categorySlug(id: BlogCategoryId): string {
  return id.toLowerCase().replaceAll('_', '-');
}

export function categoryOfSlug(slug: string): (typeof blogCategories)[number] | undefined {
  return blogCategories.find(({ id }) => categorySlug(id) === slug);
}
