import { commentLimits, type SubjectKindName } from '@infinite/schema/catalogue/collaboration';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { CommentEntity, type Comment } from '#features/collaboration/comments/comment.entity.ts';
import { showComments, type ShownComment } from '#features/collaboration/comments/show-comments.ts';
import { findSubject } from '#features/collaboration/subjects/index.ts';
import { requireRight } from '#features/people/families/index.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

interface CommentRequest {
  readonly kind: SubjectKindName;
  readonly subjectId: string;
  /** The replies to this comment, instead of the comments. */
  readonly parentId?: string | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

export interface CommentWithReplies extends ShownComment {
  readonly replyCount: number;
  readonly replies: CommentWithReplies[];
}

const place = z.tuple([z.guid()]);

/**
 * What relatives say about a subject, newest first, each with its first replies; or the replies to
 * one comment, oldest first.
 * @throws AppError FORBIDDEN, NOT_FOUND for a subject that the actor may not see
 */
export async function listComments(
  ctx: RequestContext,
  request: CommentRequest,
): Promise<ListPage<CommentWithReplies>> {
  requireRight(ctx, 'readComments');
  const { kind, subjectId, parentId = null, first, after } = request;
  if (parentId !== null && !z.guid().safeParse(parentId).success) throw new AppError('NOT_FOUND');
  const { familyId } = await findSubject(ctx, kind, subjectId);
  const size = pageSizeOf(first, commentLimits);
  let query = tables(ctx.em, CommentEntity)
    .selectFrom('comments')
    .selectAll()
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .orderBy('id', parentId === null ? 'desc' : 'asc')
    .limit(size + 1);
  if (after) query = query.where('id', parentId === null ? '<' : '>', placeOf(after, place)[0]);
  const rows = await query.execute();
  const shown = rows.slice(0, size);
  return {
    nodes: await withReplies(ctx, familyId, shown),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}

/** Comments as they are shown, with the first replies to each. */
export async function withReplies(
  ctx: RequestContext,
  familyId: string,
  rows: readonly Comment[],
): Promise<CommentWithReplies[]> {
  const ids = rows.filter(({ parentId }) => parentId === null).map(({ id }) => id);
  const replies = await firstReplies(ctx, ids);
  const counts = await countReplies(ctx, ids);
  const shown = await showComments(ctx, familyId, [...rows, ...replies]);
  const all = shown.map((one): CommentWithReplies => {
    return { ...one, replyCount: counts.get(one.id) ?? 0, replies: [] };
  });
  const below = all.slice(rows.length);
  return all
    .slice(0, rows.length)
    .map((one) => ({ ...one, replies: below.filter(({ parentId }) => parentId === one.id) }));
}

async function firstReplies(ctx: RequestContext, ids: readonly string[]): Promise<Comment[]> {
  if (ids.length === 0) return [];
  return tables(ctx.em, CommentEntity)
    .selectFrom('comments as c')
    .selectAll('c')
    .where(
      sql<boolean>`c.id in (select r.id from unnest(${[...ids]}::uuid[]) p
        cross join lateral (select id from comments where parent_id = p order by id
          limit ${sql.lit(commentLimits.repliesShown)}) r)`,
    )
    .orderBy('c.id')
    .execute();
}

async function countReplies(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string; count: number }>`
      select parent_id as id, count(*)::int as count from comments
      where parent_id = any(${[...ids]}::uuid[]) group by parent_id`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
