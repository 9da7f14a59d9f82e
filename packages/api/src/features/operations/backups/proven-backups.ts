import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Seconds since the newest backup was proven; null without a proven backup. */
export async function provenBackupAge(ctx: RequestContext): Promise<number | null> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ age: number | null }>`
      select extract(epoch from ${ctx.clock.now()}::timestamptz - max(verified_at))::float8 as age
      from backups where state = 'DONE'`,
  );
  return row?.age ?? null;
}

/** The bytes of all proven backups, as an SQL expression. */
export const provenBackupBytes: RawBuilder<number> = sql`
  (select coalesce(sum(bytes), 0) from backups where state = 'DONE')::float8`;
