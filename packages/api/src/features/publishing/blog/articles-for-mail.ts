import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { publishedPosts } from '#features/publishing/blog/published-posts.ts';

/** The first articles published in a span of time, newest first. */
export function articlesPublishedIn(
  ctx: RequestContext,
  { from, until }: { readonly from: Temporal.Instant; readonly until: Temporal.Instant },
  limit: number,
) {
  return publishedPosts(ctx)
    .select(['id', 'title'])
    .where('publishedAt', '>=', from)
    .where('publishedAt', '<', until)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Those of the ids that are published, in the order of the ids. */
export async function publishedArticles(ctx: RequestContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return publishedPosts(ctx)
    .select(['title', 'excerpt', 'category', 'wordCount', 'slug'])
    .where('id', 'in', ids)
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .execute();
}
