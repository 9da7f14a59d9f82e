import type { AdminStats } from '@infinite/schema/users/user-list.answers';
import { sql } from 'kysely';
import { requireAdmin, type RequestContext } from '#platform/context.ts';
import { revenueCents, runningSubscriptions } from '#features/people/subscriptions/index.ts';
import { countedUsers } from '#features/people/users/count-users.ts';
import { countRecordings } from '#features/recordings/recordings/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The documented totals. */
export async function readStats(ctx: RequestContext): Promise<AdminStats> {
  requireAdmin(ctx);
  const [row] = await rowsOf(
    ctx.em,
    sql<AdminStats>`
      select
        ${countedUsers} as total_users,
        ${countRecordings()} as total_memories,
        ${countRecordings('VOICE')} as total_voice_messages,
        (${revenueCents} / 100.0)::float8 as total_revenue,
        ${runningSubscriptions} as active_subscriptions`,
  );
  if (!row) throw new Error('a statement of sums gave no row');
  return row;
}
