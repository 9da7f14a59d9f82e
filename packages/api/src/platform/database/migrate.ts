import pg from 'pg';
import { createMigrationOrm } from '#platform/database/orm.ts';

/** Any constant: all starts of this product must take the same lock. */
const migrationLock = 7_203_114;

/** Runs what is pending, one process at a time; the others wait and then find nothing to do. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'migrate' });
  await client.connect();
  const orm = createMigrationOrm(databaseUrl);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const done = await orm.migrator.up();
    return done.map((migration) => migration.name);
  } finally {
    await orm.close();
    await client.end();
  }
}
