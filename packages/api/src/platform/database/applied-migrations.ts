import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { EntityManager } from '#platform/database/orm.ts';
import { migrationNames } from '#platform/database/migration-names.ts';
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

/** Compares what ran on this database with what this version brings. */
export async function compareMigrations(
  em: EntityManager,
): Promise<{ applied: number; pending: number; unknown: number }> {
  const applied = new Set((await appliedMigrations(em)).map(({ name }) => name));
  const known = new Set(migrationNames);
  return {
    applied: applied.size,
    pending: [...known].filter((name) => !applied.has(name)).length,
    unknown: [...applied].filter((name) => !known.has(name)).length,
  };
}
