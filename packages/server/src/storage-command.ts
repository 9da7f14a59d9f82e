import { adoptStorage } from '@infinite/api/features/operations/installation/index';
import { storageName } from '@infinite/api/adapters/storage/storage';
import { Command } from 'commander';
import { withApp } from '#with-app.ts';

/** `cli storage adopt`: the operator says that the storage was moved or put back on purpose. */
export function storageCommand(say: (line: string) => void): Command {
  const storage = new Command('storage').description('where recordings are kept');
  storage
    .command('adopt')
    .description('take the storage of STORAGE_URL for that of this database, after a move')
    .action(() =>
      withApp(async (app) => {
        const { there, expected } = await adoptStorage(app);
        say(`${storageName(app.config)} now carries the mark of this database.`);
        if (expected === 0) say('There are no recordings to look for.');
        else say(`Of ${expected} recordings looked for, ${there} are there.`);
      }),
    );
  return storage;
}
