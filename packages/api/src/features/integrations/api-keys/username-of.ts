import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { actorName } from '#features/operations/audit/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The username of the member who acts. */
export async function usernameOf(ctx: RequestContext, userId: string): Promise<string> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ username: string | null }>`select ${actorName(ctx, sql.val(userId))} as username`,
  );
  if (!row?.username) throw new Error('no account has this id');
  return row.username;
}
