import { existsSync } from 'node:fs';
import type { Config } from '@infinite/api/config/config';
import { databaseFolder, resetPassword } from '#postgres/cluster.ts';
import { chooseAccount } from '#postgres/account.ts';
import { findBinaries } from '#postgres/binaries.ts';
import { openDatabase } from '#with-app.ts';

/**
 * The database that a key from elsewhere has to match; undefined where there is none yet. The
 * password of the embedded one lies beside the master key: where the folder was lost, it gets
 * another, since the database is this folder's own.
 */
export async function databaseToCheck(
  config: Config,
): Promise<{ url: string; close: () => Promise<void> } | undefined> {
  if (!config.databaseUrl) {
    const folder = await databaseFolder(config.dataDir);
    if (!existsSync(folder)) return undefined;
    const account = await chooseAccount(folder);
    const binaries = await findBinaries(account, () => undefined);
    await resetPassword(config.dataDir, folder, binaries, account);
  }
  return openDatabase(config);
}
