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

let connected: Promise<pg.Client> | undefined;

/** One connection a process for all that is made and dropped. */
function administration(): Promise<pg.Client> {
  connected ??= (async () => {
    const client = new pg.Client({ connectionString: inject('databaseUrl') });
    // The server goes when the run is over, and this connection holds nobody up until then.
    client.on('error', () => undefined);
    await client.connect();
    // Its types leave the method out.
    (client as pg.Client & { unref(): void }).unref();
    return client;
  })();
  return connected;
}

let template: Promise<string> | undefined;

/** Made by the first test that needs it; `prepare` migrates it, once a run. */
async function makeTemplate(prepare: (url: string) => Promise<void>): Promise<string> {
  const adminUrl = inject('databaseUrl');
  const admin = await administration();
  const name = templateName();
  // Test files run in several processes: one makes the template, the others wait for it.
  await admin.query('select pg_advisory_lock(41)');
  try {
    const known = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) {
      const unfinished = `${name}_unfinished`;
      await admin.query(`drop database if exists ${unfinished} with (force)`);
      await admin.query(`create database ${unfinished}`);
      await prepare(onDatabase(adminUrl, unfinished));
      await admin.query(`alter database ${unfinished} rename to ${name}`);
    }
  } finally {
    await admin.query('select pg_advisory_unlock(41)');
  }
  return name;
}

/** A fresh, migrated database of its own. */
export async function createTestDatabase(
  prepare: (url: string) => Promise<void>,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = await administration();
  template ??= makeTemplate(prepare);
  const name = `test_${newId().replaceAll('-', '')}`;
  await admin.query(`create database ${name} template ${await template} strategy file_copy`);
  return {
    url: onDatabase(inject('databaseUrl'), name),
    drop: async () => void (await admin.query(`drop database if exists ${name} with (force)`)),
  };
}
