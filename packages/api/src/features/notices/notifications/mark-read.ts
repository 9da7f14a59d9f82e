import { sql } from 'kysely';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { publishLive } from '#features/notices/live/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Marks one of the member's own notices as read; one that is not theirs stays as it is. */
export async function readNotice(ctx: RequestContext, id: string): Promise<void> {
  if (z.guid().safeParse(id).success) await markRead(ctx, id);
}

/** Marks all of the member's notices as read. */
export function readAllNotices(ctx: RequestContext): Promise<void> {
  return markRead(ctx, null);
}

async function markRead(ctx: RequestContext, id: string | null): Promise<void> {
  const { userId } = requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const [changed] = await rowsOf(
      ctx.em,
      sql<{ count: number }>`
        with changed as (
          update notifications set read_at = ${ctx.clock.now()}
          where user_id = ${userId} and read_at is null
            and (${id}::uuid is null or id = ${id}::uuid)
          returning 1)
        select count(*)::int as count from changed`,
    );
    // The member's other pages count again.
    if (changed?.count) await publishLive(ctx.em, { to: { userId }, kind: 'notice', id: null });
  });
}
