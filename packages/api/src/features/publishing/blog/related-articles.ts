import { blogLimits } from '@infinite/schema/catalogue/blog';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import {
  listedFromRow,
  rowColumns,
  type ListedPost,
} from '#features/publishing/blog/blog-tables.ts';
import { publishedPosts } from '#features/publishing/blog/published-posts.ts';

/** What to read next: most tags in common first, then the same category, then the newest. */
export async function relatedArticles(
  ctx: RequestContext,
  { id, tags, category }: Pick<ListedPost, 'id' | 'tags' | 'category'>,
): Promise<ListedPost[]> {
  const rows = await publishedPosts(ctx)
    .select(rowColumns)
    .where('id', '<>', id)
    .where(({ or, eb }) =>
      or([
        sql<boolean>`tags && ${tags}::text[]`,
        eb('category', '=', category),
        // Of a blog with few articles the newest fill up; a subject of its own has neighbours too.
        eb('id', 'in', (newest) =>
          newest
            .selectFrom('blog_posts')
            .select('id')
            .where('state', '=', 'PUBLISHED')
            .orderBy('published_at', 'desc')
            .limit(blogLimits.related + 1),
        ),
      ]),
    )
    .orderBy(
      sql`cardinality(array(select unnest(tags) intersect select unnest(${tags}::text[])))`,
      'desc',
    )
    .orderBy(sql`category = ${category}`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(blogLimits.related)
    .execute();
  return rows.map(listedFromRow);
}
