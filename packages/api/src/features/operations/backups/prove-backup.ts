import { createHash } from 'node:crypto';
import pg from 'pg';
import type { BackupProofName } from '@infinite/schema/catalogue/backups';
import type { AppContext } from '#platform/context.ts';
import { BackupBroken, type BackupManifest } from '#features/operations/backups/backup-format.ts';
import { readBackup } from '#features/operations/backups/read-backup.ts';
import type { SealedSource } from '#platform/crypto/open-sealed.ts';
import { compareWithManifest, restoreBackup } from '#features/operations/backups/restore-backup.ts';

/** Where a backup is stored; opened again for each read. */
type OpenStored = () => Promise<SealedSource & { close(): Promise<void> }>;

/**
 * Proves a stored backup: every byte is read back, found authentic and hashed; then, where the
 * database lets us make another one, it is really restored there and every table compared.
 * @param proveMore asked with the restored database, or with this one where none could be made
 * @throws BackupBroken, or an error of reading it, when it is not what was written
 */
export async function proveBackup<Found>(
  app: AppContext,
  openStored: OpenStored,
  written: BackupManifest,
  proveMore: (databaseUrl: string) => Promise<Found>,
): Promise<{ proof: BackupProofName; found: Found }> {
  const manifest = await withStored(openStored, (source) =>
    readBackup(app.keys, source, {
      head: async () => undefined,
      piece: async () => undefined,
      manifest: async () => undefined,
    }),
  );
  if (JSON.stringify(written) !== JSON.stringify(manifest)) {
    throw new BackupBroken('it is not the one that was written');
  }
  const scratch = await makeScratch(app.databaseUrl);
  if (!scratch) return { proof: 'READ_BACK', found: await proveMore(app.databaseUrl) };
  try {
    const restored = await withStored(openStored, (source) =>
      restoreBackup(app.keys, source, scratch.url),
    );
    await compareWithManifest(scratch.url, restored);
    return { proof: 'RESTORED', found: await proveMore(scratch.url) };
  } finally {
    await scratch.drop();
  }
}

async function withStored<Result>(
  openStored: OpenStored,
  work: (source: SealedSource) => Promise<Result>,
): Promise<Result> {
  const reader = await openStored();
  return work(reader).finally(() => reader.close());
}

/** A database beside this one, of a name that only this one's proofs use; null where that is not allowed. */
async function makeScratch(
  databaseUrl: string,
): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const url = new URL(databaseUrl);
  const mark = createHash('sha256').update(url.pathname).digest('hex').slice(0, 16);
  const name = `infinite_proof_${mark}`;
  const { rows } = await ask(databaseUrl, [
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  ]);
  if (rows[0]?.['may'] !== true) return null;
  const drop = `drop database if exists ${name} with (force)`;
  // One that a killed process left behind goes first.
  await ask(databaseUrl, [drop, `create database ${name} template template0`]);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: async () => void (await ask(databaseUrl, [drop])) };
}

async function ask(databaseUrl: string, statements: string[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let result: pg.QueryResult | undefined;
    for (const statement of statements) result = await client.query(statement);
    if (!result) throw new Error('nothing was asked');
    return result;
  } finally {
    await client.end();
  }
}
