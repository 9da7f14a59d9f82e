import type { BlogCategoryId } from '@infinite/schema/catalogue/blog';

/** An article that comes with the product. */
export interface ShippedArticle {
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: BlogCategoryId;
  readonly tags: readonly string[];
  readonly emoji: string;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  readonly featured?: true;
  /** CommonMark with tables and footnotes. */
  readonly body: string;
}

export const editors = 'Infinite Connections Editors';
export const historyDesk = 'Infinite Connections Family History Desk';
