import { apiVersion } from '@infinite/schema/catalogue/api';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { appliedMigrations } from '#platform/database/applied-migrations.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The versions of the product, of what it runs on, and of the schema. */
export async function readVersions({ em }: RequestContext) {
  const [server] = await rowsOf(
    em,
    sql<{ version: string }>`select current_setting('server_version') as version`,
  );
  const applied = await appliedMigrations(em);
  return {
    product: apiVersion,
    node: process.version,
    postgres: server?.version ?? '',
    schema: applied[0]?.name ?? '',
    migrations: applied.length,
  };
}
