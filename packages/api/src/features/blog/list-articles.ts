import { blogLimits } from '@infinite/schema/catalogue/blog';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { cursorOf, pageSize, readCursor } from '#features/blog/blog-cursor.ts';
import {
  blogTables,
  listedFromRow,
  rowColumns,
  type ListedPost,
} from '#features/blog/blog-tables.ts';

import type { ListPage } from '#platform/graphql/connection.ts';

/** What readers see, newest first; with `search`, what is about those words. */
export async function listArticles(
  ctx: RequestContext,
  request: { search?: string | null; first?: number | null; after?: string | null },
): Promise<ListPage<ListedPost>> {
  const size = pageSize(request.first, blogLimits.articlesPage);
  let query = blogTables(ctx.em)
    .selectFrom('blog_posts')
    .select(rowColumns)
    .where('state', '=', 'PUBLISHED')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1);
  const words = request.search?.trim().slice(0, blogLimits.search).toWellFormed();
  if (words) {
    // A word that PostgreSQL cannot store is in no article.
    const asked = words.replaceAll('\0', ' ');
    query = query.where(sql<boolean>`search @@ websearch_to_tsquery('english', ${asked})`);
  }
  if (request.after) {
    const { at, id } = readCursor(request.after);
    query = query.where(sql<boolean>`(published_at, id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size).map(listedFromRow),
    hasNextPage: rows.length > size,
    // What is published has its instant.
    cursorOf: ({ publishedAt, updatedAt, id }) => cursorOf(publishedAt ?? updatedAt, id),
  };
}
