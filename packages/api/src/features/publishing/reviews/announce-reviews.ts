import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';

/** Every process draws the page anew, once the transaction stands. */
export async function announceReviews(ctx: RequestContext): Promise<void> {
  await sql`select pg_notify('content', '')`.execute(ctx.em.getKysely());
}
