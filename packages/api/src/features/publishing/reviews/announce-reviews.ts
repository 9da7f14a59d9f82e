import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** On commit, every process drops its cached pages. */
export async function announceReviews(ctx: RequestContext): Promise<void> {
  await rowsOf(ctx.em, sql`select pg_notify('content', '')`);
}
