import { blogLimits } from '@infinite/schema/catalogue/blog';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { cursorOf, pageSize, readCursor } from '#features/publishing/blog/blog-cursor.ts';
import { listedColumns } from '#features/publishing/blog/post-columns.ts';
import type { ArticlePage, ArticleRequest } from '#features/publishing/blog/article-page.ts';
import { chosenPosts } from '#features/publishing/blog/published-posts.ts';
import { searchArticles } from '#features/publishing/blog/search/search-articles.ts';

/** Published articles, newest first; with `search`, those that match it, best first. */
export async function listArticles(
  ctx: RequestContext,
  request: ArticleRequest,
): Promise<ArticlePage> {
  // PostgreSQL cannot store these characters, so no article has them.
  const search = request.search?.slice(0, blogLimits.search).toWellFormed().replaceAll('\0', ' ');
  if (search?.trim()) return searchArticles(ctx, { ...request, search: search.trim() });
  const size = pageSize(request.first, blogLimits.articlesPage);
  let query = (await chosenPosts(ctx, request))
    .select(listedColumns)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (request.after) {
    const { at, id } = readCursor(request.after);
    query = query.where(sql<boolean>`(published_at, id) < (${at}, ${id})`);
  }
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    correctedSearch: null,
    // What is published has its instant.
    cursorOf: ({ publishedAt, updatedAt, id }) => cursorOf(publishedAt ?? updatedAt, id),
  };
}
