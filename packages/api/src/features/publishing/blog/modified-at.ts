import { Temporal } from 'temporal-polyfill';
import type { ListedPost } from '#features/publishing/blog/post-columns.ts';

/** The last change that readers could see; edits before the publication do not count. */
export function modifiedAt({
  updatedAt,
  publishedAt,
}: Pick<ListedPost, 'updatedAt' | 'publishedAt'>): Temporal.Instant {
  if (!publishedAt || Temporal.Instant.compare(updatedAt, publishedAt) > 0) return updatedAt;
  return publishedAt;
}
