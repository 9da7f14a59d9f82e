import type { App } from '@infinite/api/app';
import { configFromEnvironment } from '@infinite/api/config/from-environment';
import {
  NothingToRotateTo,
  restoreMasterKey,
  rotateMasterKey,
} from '@infinite/api/features/operations/installation/index';
import {
  combineShares,
  shareMasterKey,
  ShareProblem,
} from '@infinite/api/platform/crypto/key-shares';
import { readMasterKeys } from '@infinite/api/platform/crypto/master-key';
import { Command, InvalidArgumentError } from 'commander';
import { databaseToCheck } from '#database-to-check.ts';
import { requireDataDir } from '#data-dir.ts';
import { readShares } from '#read-shares.ts';
import { StartupProblem } from '#startup-problem.ts';
import { withApp } from '#with-app.ts';

type Say = (line: string) => void;

/** `cli keys`: the master key, without which no recording, letter or backup can be opened. */
export function keysCommand(say: Say): Command {
  const keys = new Command('keys').description('the master key: share, restore, rotate');
  keys
    .command('export')
    .description('print the master key as shares for paper; some of them give it back')
    .option('--shares <n>', 'how many shares', readNumber, 5)
    .option('--threshold <n>', 'how many of them are needed', readNumber, 3)
    .action((options: { shares: number; threshold: number }) => exportShares(say, options));
  keys
    .command('restore')
    .argument('[files...]', 'with one share a line; without files they are asked for')
    .description('put a lost master key back from its shares')
    .action((files: string[]) => restore(say, files));
  keys
    .command('rotate')
    .description('wrap the keys of all families under a new master key; recordings are untouched')
    .action(() => withApp((app) => rotate(say, app)));
  return keys;
}

async function exportShares(
  say: Say,
  { shares, threshold }: { shares: number; threshold: number },
): Promise<void> {
  const keys = readMasterKeys(configFromEnvironment());
  if (!keys) throw new StartupProblem('There is no master key yet.', 'Start the product once.');
  const lines = await inWords(shareMasterKey(keys.current, shares, threshold));
  say(
    `# The master key ${keys.current.id} in ${shares} shares. Any ${threshold} of them give it back:`,
  );
  say(
    '# npm run cli -- keys restore. Keep each with another person; fewer than that tell nothing.',
  );
  for (const line of lines) say(line);
}

async function restore(say: Say, files: readonly string[]): Promise<void> {
  const config = configFromEnvironment({ LOG_LEVEL: 'warn' });
  await requireDataDir(config.dataDir);
  if (config.masterKey) {
    throw new StartupProblem(
      'MASTER_KEY is set, so a key in DATA_DIR/keys would not be used.',
      'Unset MASTER_KEY first.',
    );
  }
  const key = await inWords(readShares(files).then(combineShares));
  const database = await databaseToCheck(config);
  try {
    const place = await restoreMasterKey(config, key, database?.url);
    say(`The master key ${key.id} is back in ${place}.`);
    if (!database) say('There is no database here yet: run `npm run cli -- restore` next.');
  } finally {
    await database?.close();
  }
}

async function rotate(say: Say, app: App): Promise<void> {
  try {
    const { from, to, rewrapped, broken } = await rotateMasterKey(app);
    say(`The master key is ${to} (before: ${from}). ${rewrapped} keys were wrapped again.`);
    for (const [id, count] of broken) say(`${count} keys of ${id || 'no known key'} do not open.`);
    say('Print its shares now: npm run cli -- keys export');
    say(`Keep the key ${from} and its shares: backups made before now need it.`);
  } catch (error) {
    if (!(error instanceof NothingToRotateTo)) throw error;
    throw new StartupProblem(
      'MASTER_KEY is the active key already.',
      'Set MASTER_KEY to a new one (openssl rand -base64 32) and MASTER_KEY_PREVIOUS to the present one everywhere, restart, and run this again.',
    );
  }
}

async function inWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ShareProblem) throw new StartupProblem(error.message, '');
    throw error;
  }
}

function readNumber(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('Write a whole number.');
  return Number(text);
}
