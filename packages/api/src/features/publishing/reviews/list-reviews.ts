import { reviewLimits, type ReviewStateName } from '@infinite/schema/catalogue/reviews';
import { z } from 'zod';
import { requireStaff, requireMember, type RequestContext } from '#platform/context.ts';
import { ReviewEntity, type Review } from '#features/publishing/reviews/review.entity.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface ReviewRequest {
  state?: ReviewStateName | null;
  first?: number | null;
  after?: string | null;
}

const place = z.tuple([z.guid()]);

/** For everyone: what is published, newest first. */
export function listPublished(
  ctx: RequestContext,
  request: Omit<ReviewRequest, 'state'>,
): Promise<ListPage<Review>> {
  return listOf(ctx, { ...request, state: 'PUBLISHED' });
}

/** For administrators: all of them, or those of one state. */
export async function listForModeration(
  ctx: RequestContext,
  request: ReviewRequest,
): Promise<ListPage<Review>> {
  requireStaff(ctx, 'content.read');
  return listOf(ctx, request);
}

/** How many the request finds on all its pages. */
export async function countForModeration(
  ctx: RequestContext,
  { state }: ReviewRequest,
): Promise<number> {
  requireStaff(ctx, 'content.read');
  let query = tables(ctx.em, ReviewEntity)
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'));
  if (state) query = query.where('state', '=', state);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** How many wait for a decision. */
export const countWaitingReviews = (ctx: RequestContext): Promise<number> =>
  countForModeration(ctx, { state: 'WAITING' });

async function listOf(ctx: RequestContext, request: ReviewRequest): Promise<ListPage<Review>> {
  const { state, first, after } = request;
  const size = pageSizeOf(first, reviewLimits);
  let query = tables(ctx.em, ReviewEntity)
    .selectFrom('reviews')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (state) query = query.where('state', '=', state);
  if (after) query = query.where('id', '<', placeOf(after, place)[0]);
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}

/** How many are published, and their mean; null while nobody's is. */
export async function publishedFigures(
  ctx: RequestContext,
): Promise<{ count: number; average: number | null }> {
  const row = await tables(ctx.em, ReviewEntity)
    .selectFrom('reviews')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.avg<string | null>('rating').as('average'),
    ])
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow();
  return {
    count: row.count,
    average: row.average === null ? null : Math.round(Number(row.average) * 10) / 10,
  };
}

export async function findMine(ctx: RequestContext): Promise<Review | null> {
  const { userId } = requireMember(ctx);
  const row = await tables(ctx.em, ReviewEntity)
    .selectFrom('reviews')
    .selectAll()
    .where('authorId', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}
