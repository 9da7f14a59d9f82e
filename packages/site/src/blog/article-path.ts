import { slugOf } from '@infinite/schema/blog/slug';
import { categorySlug, type BlogCategoryId } from '@infinite/schema/catalogue/blog';

export const blogPath = '/blog';

/** Where an article is read; letters of every script are written as an address needs them. */
export function articlePath(slug: string): string {
  return `${blogPath}/${encodeURIComponent(slug)}`;
}

export function categoryPath(category: BlogCategoryId): string {
  return `${blogPath}/category/${categorySlug(category)}`;
}

/** All articles with a tag, in whichever spelling. */
export function tagPath(tag: string): string {
  return `${blogPath}/tag/${encodeURIComponent(slugOf(tag))}`;
}

export function authorPath(author: string): string {
  return `${blogPath}/author/${encodeURIComponent(slugOf(author))}`;
}
