import type { BlogCategoryId } from '@infinite/schema/catalogue/blog';
import { p } from '@mikro-orm/core';

/** The columns that an editor fills; posts, drafts and revisions have them alike. */
export const contentProperties = () => ({
  title: p.text(),
  excerpt: p.text(),
  /** Markdown. */
  body: p.text(),
  author: p.text(),
  category: p.text().$type<BlogCategoryId>(),
  tags: p.array(),
  emoji: p.text(),
  /** A slug chosen by hand; '' follows the title. */
  address: p.text(),
  seoTitle: p.text(),
  seoDescription: p.text(),
  keyword: p.text(),
  coverImageId: p.uuid().nullable(),
  coverAlt: p.text(),
});

/** The same for tables that had rows before the later columns came. */
export const contentPropertiesWithDefaults = () => ({
  ...contentProperties(),
  address: p.text().default(''),
  seoTitle: p.text().default(''),
  seoDescription: p.text().default(''),
  keyword: p.text().default(''),
  coverAlt: p.text().default(''),
});

/** The columns that every table of texts has. */
export const contentColumns = [
  'title',
  'excerpt',
  'body',
  'author',
  'category',
  'tags',
  'emoji',
  'address',
  'seoTitle',
  'seoDescription',
  'keyword',
  'coverImageId',
  'coverAlt',
] as const;
