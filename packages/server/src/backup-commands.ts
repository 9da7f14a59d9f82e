import { existsSync } from 'node:fs';
import { createApp } from '@infinite/api/app';
import { configFromEnvironment } from '@infinite/api/config/env';
import { BackupBroken, backupToFile, restoreFromFile } from '@infinite/api/features/backups/index';
import { KeyRing } from '@infinite/api/platform/crypto/key-ring';
import { readMasterKeys } from '@infinite/api/platform/crypto/master-key';
import { SealBroken } from '@infinite/api/platform/crypto/sealed-format';
import { Command } from 'commander';
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
        say('Recordings (DATA_DIR/media) and keys (DATA_DIR/keys) are not in it.');
      });
    });
}

/** `cli restore FILE`: into an empty database, which is put on hold. */
export function restoreCommand(say: (line: string) => void): Command {
  return new Command('restore')
    .argument('<file>', 'that `backup` or the console made')
    .description('load a backup into an empty database; sending is on hold afterwards')
    .action(async (file: string) => {
      const config = configFromEnvironment({ LOG_LEVEL: 'warn' });
      const keys = new KeyRing(readMasterKeys(config));
      const database = await openDatabase(config);
      try {
        const { tables } = await restoreFromFile(keys, file, database.url).catch(inWords);
        // The hold stands since the commit; this start only brings the tables up to date.
        const app = await createApp(config, database.url);
        await app.start().finally(() => app.stop());
        const rows = tables.reduce((sum, table) => sum + table.rows, 0);
        say(`Restored ${tables.length} tables, ${rows} rows. Nothing is sent: see \`hold show\`.`);
      } finally {
        await database.close();
      }
    });
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
