import { blogLimits } from '@infinite/schema/catalogue/blog';
import { sql, type NotNull } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { pageSize } from '#features/publishing/blog/blog-cursor.ts';
import { postColumns } from '#features/publishing/blog/post-columns.ts';
import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { tables } from '#platform/database/tables.ts';
import type { ArticlePage, ArticleRequest } from '#features/publishing/blog/article-page.ts';
import { chosenPosts } from '#features/publishing/blog/published-posts.ts';
import { correctSearch } from '#features/publishing/blog/search/correct-search.ts';
import { markMatches } from '#features/publishing/blog/search/mark-matches.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';

/**
 * Articles that match the words, best first, then newest first. For very common words only the newest
 * matches are ranked, which bounds the cost of a search. If nothing matches, the search is repeated
 * with the words of articles that are closest in spelling.
 * @throws AppError INVALID_INPUT for a foreign cursor
 */
export async function searchArticles(
  ctx: RequestContext,
  request: ArticleRequest & { readonly search: string },
): Promise<ArticlePage> {
  const { search } = request;
  const found = await pageOf(ctx, request, search);
  if (found.nodes.length > 0 || request.after) return found;
  const corrected = await correctSearch(ctx, search);
  if (corrected === null) return found;
  const instead = await pageOf(ctx, request, corrected);
  return instead.nodes.length === 0 ? found : { ...instead, correctedSearch: corrected };
}

async function pageOf(
  ctx: RequestContext,
  request: ArticleRequest,
  search: string,
): Promise<ArticlePage> {
  const size = pageSize(request.first, blogLimits.articlesPage);
  const hits = await hitsOf(ctx, request, search, size + 1);
  const shown = hits.slice(0, size);
  const articles = await articlesOf(ctx, shown);
  const marked = await markMatches(ctx, search, articles);
  return {
    nodes: articles.map((row, index) => ({ ...row, marked: marked[index] })),
    hasNextPage: hits.length > size,
    correctedSearch: null,
    cursorOf: (_, index) => {
      const { rank, publishedAt, id } = shown[index] ?? missing();
      return cursorOf([rank, publishedAt.toString(), id]);
    },
  };
}

interface Hit {
  readonly id: string;
  readonly rank: number;
  readonly publishedAt: Temporal.Instant;
}

const place = z.tuple([
  z.number(),
  z.string().refine((text) => {
    try {
      return Temporal.Instant.from(text) !== null;
    } catch {
      return false;
    }
  }),
  z.guid(),
]);

async function hitsOf(
  ctx: RequestContext,
  request: ArticleRequest,
  search: string,
  limit: number,
): Promise<Hit[]> {
  const asked = sql`websearch_to_tsquery('english', ${search})`;
  const newest = (await chosenPosts(ctx, request))
    .select(['id', 'publishedAt', sql<number>`ts_rank(search, ${asked})`.as('rank')])
    .where(sql<boolean>`search @@ ${asked}`)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(blogLimits.searchWindow);
  let query = tables(ctx.em, BlogPostEntity)
    .selectFrom(newest.as('newest'))
    .selectAll()
    .orderBy('rank', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (request.after) {
    const [rank, at, id] = placeOf(request.after, place);
    query = query.where(sql<boolean>`(rank, published_at, id) < (${rank}::real, ${at}, ${id})`);
  }
  // What is published has its instant.
  return query.$narrowType<{ publishedAt: NotNull }>().execute();
}

/** In the order of the hits. */
async function articlesOf(ctx: RequestContext, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const ids = hits.map(({ id }) => id);
  const rows = await tables(ctx.em, BlogPostEntity)
    .selectFrom('blog_posts')
    .select(postColumns)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

function missing(): never {
  throw new Error('no cursor for a row that is not on the page');
}
