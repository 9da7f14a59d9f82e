import { blogLimits } from '@infinite/schema/catalogue/blog';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { cursorOf, pageSize, readCursor } from '#features/publishing/blog/blog-cursor.ts';
import {
  listedFromRow,
  rowColumns,
  type ListedPost,
} from '#features/publishing/blog/blog-tables.ts';
import { chosenPosts, type ArticleChoice } from '#features/publishing/blog/published-posts.ts';
import { searchArticles } from '#features/publishing/blog/search/search-articles.ts';
import type { MarkedText } from '#features/publishing/blog/search/mark-matches.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface ArticleRequest extends ArticleChoice {
  readonly search?: string | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

export interface ListedArticle extends ListedPost {
  /** Set in the answer to a search. */
  readonly marked?: MarkedText;
}

export interface ArticlePage extends ListPage<ListedArticle> {
  /** What was searched for in place of the words that no article has. */
  readonly correctedSearch: string | null;
}

/** What readers see, newest first; with `search`, what is about those words, best first. */
export async function listArticles(
  ctx: RequestContext,
  request: ArticleRequest,
): Promise<ArticlePage> {
  // A word that PostgreSQL cannot store is in no article.
  const search = request.search?.slice(0, blogLimits.search).toWellFormed().replaceAll('\0', ' ');
  if (search?.trim()) return searchArticles(ctx, { ...request, search: search.trim() });
  const size = pageSize(request.first, blogLimits.articlesPage);
  let query = (await chosenPosts(ctx, request))
    .select(rowColumns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (request.after) {
    const { at, id } = readCursor(request.after);
    query = query.where(sql<boolean>`(published_at, id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size).map(listedFromRow),
    hasNextPage: rows.length > size,
    correctedSearch: null,
    // What is published has its instant.
    cursorOf: ({ publishedAt, updatedAt, id }) => cursorOf(publishedAt ?? updatedAt, id),
  };
}
