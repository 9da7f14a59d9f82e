import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  BackupBroken,
  copyIn,
  copyOut,
  type BackupManifest,
} from '#features/operations/backups/backup-format.ts';
import { describeTables } from '#features/operations/backups/describe-tables.ts';
import { readBackup } from '#features/operations/backups/read-backup.ts';
import type { KeyRing } from '#platform/crypto/key-ring.ts';
import type { SealedSource } from '#platform/crypto/open-sealed.ts';
import { createMigrationOrm } from '#platform/database/orm.ts';
import { Snapshot } from '#platform/database/snapshot.ts';

/**
 * Loads a backup into an empty database: its tables are made by the migrations it was taken with,
 * then filled in one transaction. What is not whole leaves the database without a row.
 * @param beforeCommit runs in that transaction, when all rows are there
 * @throws BackupBroken; also when the database holds accounts already
 */
export async function restoreBackup(
  keys: KeyRing,
  source: SealedSource,
  databaseUrl: string,
  beforeCommit: (client: pg.Client) => Promise<void> = async () => undefined,
): Promise<BackupManifest> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'restore' });
  client.on('error', () => undefined);
  await client.connect();
  let filling: TableFilling | undefined;
  let columns = new Map<string, readonly string[]>();
  let triggers: readonly Trigger[] = [];
  try {
    const manifest = await readBackup(keys, source, {
      head: async ({ migrations }) => {
        await makeTables(databaseUrl, migrations);
        await refuseIfUsed(client);
        await client.query('begin');
        columns = await emptied(databaseUrl, client);
        triggers = await withoutTriggers(client);
      },
      piece: async (table, content) => {
        if (filling?.table !== table) {
          await filling?.end();
          filling = new TableFilling(client, table, columns.get(table));
        }
        await filling.write(content);
      },
      manifest: async ({ tables, sequences }) => {
        await filling?.end();
        for (const { name, columns: written } of tables) {
          if (columns.get(name)?.join() !== written.join()) {
            throw new BackupBroken(`the table ${name} has other columns here`);
          }
        }
        for (const { name, value, called } of sequences) {
          await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, called]);
        }
      },
    });
    await withTriggers(client, triggers);
    await beforeCommit(client);
    await client.query('commit');
    return manifest;
  } finally {
    // In the middle of a statement too: the server then rolls back.
    await client.end().catch(() => undefined);
  }
}

/** One COPY … FROM STDIN under way. */
class TableFilling {
  readonly #stream: Writable;
  readonly #done: Promise<void>;

  constructor(
    client: pg.Client,
    readonly table: string,
    columns: readonly string[] | undefined,
  ) {
    if (!columns) throw new BackupBroken(`the table ${table} is unknown here`);
    this.#stream = client.query(copyFrom(copyIn(table, columns)));
    this.#done = finished(this.#stream);
    // The next write rejects with the failure.
    this.#done.catch(() => undefined);
  }

  async write(content: Buffer): Promise<void> {
    if (this.#stream.write(content)) return;
    await Promise.race([once(this.#stream, 'drain'), this.#done]);
  }

  async end(): Promise<void> {
    this.#stream.end();
    await this.#done;
  }
}

async function makeTables(databaseUrl: string, migrations: readonly string[]): Promise<void> {
  const orm = createMigrationOrm(databaseUrl);
  try {
    await orm.migrator.up({ migrations: [...migrations] });
    const executed = (await orm.migrator.getExecuted()).map(({ name }) => name);
    if (executed.toSorted().join() === migrations.toSorted().join()) return;
    const unknown = migrations.filter((name) => !executed.includes(name));
    throw new BackupBroken(
      unknown.length > 0
        ? `it was made by a newer version of the product (${unknown.join(', ')})`
        : 'the database is newer than it; restore into an empty one',
    );
  } finally {
    await orm.close();
  }
}

async function refuseIfUsed(client: pg.Client): Promise<void> {
  for (const table of ['users', 'audit_events', 'delivery_events']) {
    // Tables of before an older backup was made may be missing.
    const { rows } = await client.query<{ there: boolean }>(
      'select to_regclass($1) is not null as there',
      [`public.${table}`],
    );
    if (!rows[0]?.there) continue;
    const { rowCount } = await client.query(`select 1 from public.${table} limit 1`);
    if (rowCount) throw new BackupBroken('the database is not empty; restore into an empty one');
  }
}

interface Trigger {
  readonly table: string;
  readonly name: string;
}

/** What triggers made is in the backup itself: while rows are loaded none of them runs. */
async function withoutTriggers(client: pg.Client): Promise<readonly Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select t.tgrelid::regclass::text as table, quote_ident(t.tgname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled = 'O'
       and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} disable trigger ${name}`);
  }
  return rows;
}

async function withTriggers(client: pg.Client, triggers: readonly Trigger[]): Promise<void> {
  // A table with a constraint that is still to be checked cannot be altered.
  await client.query('set constraints all immediate');
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} enable trigger ${name}`);
  }
}

/** Takes out what migrations put in, since the backup brings it. @returns each table's columns */
async function emptied(
  databaseUrl: string,
  client: pg.Client,
): Promise<Map<string, readonly string[]>> {
  const snapshot = await Snapshot.open(databaseUrl, 'restore');
  const tables = await describeTables(snapshot).finally(() => snapshot.close());
  for (const { name } of [...tables].reverse()) {
    const { rowCount } = await client.query(`select 1 from public.${name} limit 1`);
    // Append-only tables refuse every removal, of no rows too.
    if (rowCount) await client.query(`delete from public.${name}`);
  }
  return new Map(tables.map(({ name, columns }) => [name, columns]));
}

/**
 * Reads every table of a database again and compares it with a manifest, byte by byte.
 * @throws BackupBroken naming the first table that differs
 */
export async function compareWithManifest(
  databaseUrl: string,
  manifest: BackupManifest,
): Promise<void> {
  const snapshot = await Snapshot.open(databaseUrl, 'compare');
  try {
    for (const { name, columns, sha256 } of manifest.tables) {
      const hash = createHash('sha256');
      for await (const chunk of snapshot.copy(copyOut(name, columns)) as AsyncIterable<Buffer>) {
        hash.update(chunk);
      }
      if (hash.digest('hex') !== sha256) {
        throw new BackupBroken(`the restored table ${name} is not the same`);
      }
    }
  } finally {
    await snapshot.close();
  }
}
