import path from 'node:path';
import pg from 'pg';
import type { Config } from '#config/config.ts';
import { opensCheck } from '#features/operations/installation/key-check.ts';
import { keepMasterKey, keepRetiredKey, readMasterKeys } from '#platform/crypto/master-key.ts';
import type { MasterKey } from '#platform/crypto/master-keys.ts';
import { StartRefused } from '#platform/errors/start-refused.ts';

/**
 * Puts a master key back into DATA_DIR/keys: as the master key, or beside it when the database has
 * gone on to another one. Without a database it is kept; a restore compares it with the backup.
 * @returns the file
 * @throws StartRefused when the database does not belong to it, or another key is in its place
 */
export async function restoreMasterKey(
  config: Config,
  key: MasterKey,
  databaseUrl: string | undefined,
): Promise<string> {
  const state = databaseUrl ? await stateOf(key, databaseUrl) : 'UNKNOWN';
  const folder = path.join(config.dataDir, 'keys');
  if (state === 'RETIRED') {
    await keepRetiredKey(config.dataDir, key);
    return path.join(folder, `master.retired-${key.id}.key`);
  }
  const there = readMasterKeys(config)?.current ?? (await keepMasterKey(config.dataDir, key));
  const file = path.join(folder, 'master.key');
  if (there.id === key.id) return file;
  throw new StartRefused(
    `${file} holds another master key (${there.id}), so ${key.id} was not written.`,
    `Move that file away if ${key.id} is the right one, and run this again.`,
  );
}

type KeyState = 'ACTIVE' | 'RETIRED' | 'UNKNOWN';

async function stateOf(key: MasterKey, databaseUrl: string): Promise<KeyState> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'keys' });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.key_checks') is not null as there`,
    );
    // Never started, or of a version without checks: the start then asks the families' own keys.
    if (!rows[0]?.there) return 'UNKNOWN';
    const checks = await client.query<Check>(
      `select c.key_id, c.state, c.sealed, i.id from key_checks c cross join installation i`,
    );
    if (checks.rows.length === 0) return 'UNKNOWN';
    const own = checks.rows.find((check) => opensCheck(key, check.id, check.sealed));
    if (own) return own.state;
    const active = checks.rows.find((check) => check.state === 'ACTIVE');
    throw new StartRefused(
      `This database belongs to the master key ${active?.key_id ?? 'of another backup'}; these shares give ${key.id}.`,
      'Use the shares of that key. Nothing was written.',
    );
  } finally {
    await client.end();
  }
}

interface Check {
  key_id: string;
  state: 'ACTIVE' | 'RETIRED';
  sealed: Buffer;
  id: string;
}
