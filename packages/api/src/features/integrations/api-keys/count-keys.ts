import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** How many keys of the account open anything now. Checks no permission. */
export async function countKeysOf(ctx: RequestContext, userId: string): Promise<number> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ count: number }>`
      select count(*)::int as count from api_keys
      where user_id = ${userId} and revoked_at is null
        and (expires_at is null or expires_at > ${ctx.clock.now()})`,
  );
  return row?.count ?? 0;
}
