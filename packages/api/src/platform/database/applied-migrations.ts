import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface AppliedMigration {
  name: string;
  appliedAt: Temporal.Instant;
}

/** The migrations that have run on this database, newest first. */
export function appliedMigrations(em: EntityManager): Promise<AppliedMigration[]> {
  return rowsOf(
    em,
    sql<AppliedMigration>`
      select name, executed_at as applied_at from schema_migrations order by id desc`,
  );
}
