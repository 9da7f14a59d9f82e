import pg from 'pg';
import { migrationNames } from '#platform/database/migration-names.ts';
import { createMigrationOrm } from '#platform/database/orm.ts';

/** Any constant: all starts of this product must take the same lock. */
const migrationLock = 7_203_114;

/** Runs what is pending, one process at a time; the others wait and then find nothing to do. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'migrate' });
  await client.connect();
  try {
    // Most starts have nothing to do, and what runs migrations takes longer to make than to ask.
    if (await isCurrent(client)) return [];
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await runPending(databaseUrl);
  } finally {
    await client.end();
  }
}

async function isCurrent(client: pg.Client): Promise<boolean> {
  const table = await client.query(`select 1 where to_regclass('schema_migrations') is not null`);
  if (table.rowCount === 0) return false;
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return migrationNames.every((name) => applied.has(name));
}

async function runPending(databaseUrl: string): Promise<string[]> {
  const orm = createMigrationOrm(databaseUrl);
  try {
    const done = await orm.migrator.up();
    return done.map((migration) => migration.name);
  } finally {
    await orm.close();
  }
}
