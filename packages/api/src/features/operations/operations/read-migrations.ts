import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

export interface AppliedMigration {
  name: string;
  appliedAt: Temporal.Instant;
}

/** Newest first. None can be pending while this answers: the start runs them. */
export async function readMigrations(ctx: RequestContext): Promise<AppliedMigration[]> {
  const { rows } = await sql<{ name: string; executed_at: Date | string }>`
    select name, executed_at from schema_migrations order by id desc`.execute(ctx.em.getKysely());
  return rows.map((row) => ({ name: row.name, appliedAt: instantFrom(row.executed_at) }));
}
