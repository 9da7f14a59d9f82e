import {
  blogLimits,
  type BlogCategoryId,
  type BlogPostStateName,
} from '@infinite/schema/catalogue/blog';
import { sql } from 'kysely';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { listedColumns, type ListedPost } from '#features/publishing/blog/post-columns.ts';
import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { cursorOf, pageSize, readCursor } from '#features/publishing/blog/blog-cursor.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface PostRequest {
  states?: readonly BlogPostStateName[] | null;
  category?: BlogCategoryId | null;
  search?: string | null;
  first?: number | null;
  after?: string | null;
}

/** Every post, last edited first. */
export async function listPosts(
  ctx: RequestContext,
  request: PostRequest,
): Promise<ListPage<ListedPost>> {
  requireStaff(ctx, 'content.read');
  const size = pageSize(request.first, blogLimits.listPage);
  let query = chosen(ctx, request)
    .select(listedColumns)
    .orderBy(sql`coalesce(edited_at, updated_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (request.after) {
    const { at, id } = readCursor(request.after);
    query = query.where(sql<boolean>`(coalesce(edited_at, updated_at), id) < (${at}, ${id})`);
  }
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: ({ editedAt, id }) => cursorOf(editedAt, id),
  };
}

/** How many posts the request finds on all its pages. */
export async function countPosts(ctx: RequestContext, request: PostRequest): Promise<number> {
  requireStaff(ctx, 'content.read');
  const { count } = await chosen(ctx, request)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function chosen(ctx: RequestContext, { states, category, search }: PostRequest) {
  let query = tables(ctx.em, BlogPostEntity).selectFrom('blog_posts');
  if (states) query = query.where(sql<boolean>`state = any(${[...states]}::text[])`);
  if (category) query = query.where('category', '=', category);
  const words = search?.trim().slice(0, blogLimits.search).toWellFormed().replaceAll('\0', '');
  if (words) {
    // Matches parts of words: an editor looks for a title, a reader for a subject.
    const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(({ or, eb }) =>
      or([eb('title', 'ilike', like), eb('author', 'ilike', like)]),
    );
  }
  return query;
}
