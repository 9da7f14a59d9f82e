import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { newId } from '#platform/database/id.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** One template a state of the migrations, so that a changed file is never hidden by an old one. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder).sort()) {
    hash.update(readFileSync(`${migrationsFolder}/${file}`));
  }
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

function onDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** A fresh, migrated database of its own; `prepare` migrates the template, once a run. */
export async function createTestDatabase(
  prepare: (url: string) => Promise<void>,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = inject('databaseUrl');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const template = templateName();
    // Test files run in several processes: one makes the template, the others wait for it.
    await admin.query('select pg_advisory_lock(41)');
    const known = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) {
      const unfinished = `${template}_unfinished`;
      await admin.query(`drop database if exists ${unfinished} with (force)`);
      await admin.query(`create database ${unfinished}`);
      await prepare(onDatabase(adminUrl, unfinished));
      await admin.query(`alter database ${unfinished} rename to ${template}`);
    }
    const name = `test_${newId().replaceAll('-', '')}`;
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
    await admin.query('select pg_advisory_unlock(41)');
    return { url: onDatabase(adminUrl, name), drop: () => dropDatabase(adminUrl, name) };
  } finally {
    await admin.end();
  }
}

async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}
