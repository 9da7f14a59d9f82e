import { blogLimits } from '@infinite/schema/catalogue/blog';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { listedColumns, type ListedPost } from '#features/publishing/blog/post-columns.ts';
import { publishedPosts } from '#features/publishing/blog/published-posts.ts';

/** What to read next: most tags in common first, then the same category, then the newest. */
export async function relatedArticles(
  ctx: RequestContext,
  { id, tags, category }: Pick<ListedPost, 'id' | 'tags' | 'category'>,
): Promise<ListedPost[]> {
  return publishedPosts(ctx)
    .select(listedColumns)
    .where('id', '<>', id)
    .where(({ or, eb }) =>
      or([
        sql<boolean>`tags && ${tags}::text[]`,
        eb('category', '=', category),
        // The newest fill up the list when few articles are related.
        eb('id', 'in', (newest) =>
          newest
            .selectFrom('blog_posts')
            .select('id')
            .where('state', '=', 'PUBLISHED')
            .orderBy('publishedAt', 'desc')
            .limit(blogLimits.related + 1),
        ),
      ]),
    )
    .orderBy(
      sql`cardinality(array(select unnest(tags) intersect select unnest(${tags}::text[])))`,
      'desc',
    )
    .orderBy(sql`category = ${category}`, 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(blogLimits.related)
    .execute();
}
