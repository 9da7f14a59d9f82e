import { existsSync } from 'node:fs';
import { createApp } from '@infinite/api/app';
import { configFromEnvironment } from '@infinite/api/config/from-environment';
import {
  BackupBroken,
  backupToFile,
  restoreFromFile,
  restoreFromTarget,
} from '@infinite/api/features/operations/backups/index';
import { adoptStorage } from '@infinite/api/features/operations/installation/index';
import {
  backupPlaceName,
  createBackupStore,
  createBlobStore,
} from '@infinite/api/adapters/storage/storage';
import type { Config } from '@infinite/api/config/config';
import { KeyRing } from '@infinite/api/platform/crypto/key-ring';
import { readMasterKeys } from '@infinite/api/platform/crypto/master-key';
import { SealBroken } from '@infinite/api/platform/crypto/sealed-format';
import { Command } from 'commander';
import { requireDataDir } from '#data-dir.ts';
import { StartupProblem } from '#startup-problem.ts';
import { openDatabase, withApp } from '#with-app.ts';

/** `cli backup FILE`: a consistent copy of the database, beside a running server or without one. */
export function backupCommand(say: (line: string) => void): Command {
  return new Command('backup')
    .argument('<file>', 'to write; must not exist')
    .description('a sealed copy of the whole database, proven by restoring it')
    .action((file: string) => {
      if (existsSync(file)) throw new StartupProblem(`${file} exists already.`, 'Choose another.');
      return withApp(async (app) => {
        const { bytes, manifest, proof } = await backupToFile(app, file);
        const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
        say(`${file}: ${bytes} bytes, ${manifest.tables.length} tables, ${rows} rows, ${proof}.`);
        say(
          'The database only. Recordings are in the backups at BACKUP_URL; the master key is in none.',
        );
      });
    });
}

/** `cli restore`: into an empty database, which is put on hold. */
export function restoreCommand(say: (line: string) => void): Command {
  return new Command('restore')
    .argument('[file]', 'that `backup` or the console made; the database alone')
    .option('--backup <id>', 'one at BACKUP_URL instead of the newest')
    .description('bring database and media back from BACKUP_URL; sending is on hold afterwards')
    .action(async (file: string | undefined, { backup }: { backup?: string }) => {
      const config = configFromEnvironment({ LOG_LEVEL: 'warn' });
      await requireDataDir(config.dataDir);
      const read = readMasterKeys(config);
      if (!read) {
        throw new StartupProblem(
          'There is no master key here, and no backup opens without it.',
          'Put back DATA_DIR/keys, set MASTER_KEY, or run `npm run cli -- keys restore` with the shares.',
        );
      }
      const keys = new KeyRing(read);
      const database = await openDatabase(config);
      try {
        if (file) await restoreFile(say, keys, file, database.url).catch(inWords);
        else await restoreWhole(say, config, { keys, databaseUrl: database.url }, backup);
        // The hold stands since the commit; this start only brings the tables up to date.
        const app = await createApp(config, database.url);
        await app
          .start()
          .then(() => (file ? undefined : adoptStorage(app)))
          .finally(() => app.stop());
        say('Nothing is sent until you let it: see `npm run cli -- hold show`.');
      } finally {
        await database.close();
      }
    });
}

async function restoreFile(
  say: (line: string) => void,
  keys: KeyRing,
  file: string,
  databaseUrl: string,
): Promise<void> {
  const { tables } = await restoreFromFile(keys, file, databaseUrl);
  say(`Restored ${tables.length} tables, ${rowsOf(tables)} rows. Media are not in a file.`);
}

async function restoreWhole(
  say: (line: string) => void,
  config: Config,
  { keys, databaseUrl }: { keys: KeyRing; databaseUrl: string },
  id: string | undefined,
): Promise<void> {
  const [target, storage] = [await createBackupStore(config), await createBlobStore(config)];
  const parts = { keys, target, storage, databaseUrl };
  const { backup, manifest, objects, bytes, damaged } = await restoreFromTarget(parts, id).catch(
    inWords,
  );
  const { tables } = manifest;
  say(`The backup of ${backup.takenAt} from ${backupPlaceName(config)}:`);
  say(
    `${tables.length} tables, ${rowsOf(tables)} rows; ${objects} stored objects, ${bytes} bytes.`,
  );
  for (const key of damaged) say(`Damaged or gone at the target: ${key}`);
  if (damaged.length > 0) process.exitCode = 1;
}

function rowsOf(tables: readonly { rows: number }[]): number {
  return tables.reduce((sum, table) => sum + table.rows, 0);
}

function inWords(error: unknown): never {
  if (error instanceof SealBroken) {
    throw new StartupProblem(
      'This is no whole backup of this installation.',
      'It was altered or cut off, or MASTER_KEY (DATA_DIR/keys) is another one.',
    );
  }
  if (error instanceof BackupBroken) throw new StartupProblem(`${error.message}.`, '');
  throw error;
}
