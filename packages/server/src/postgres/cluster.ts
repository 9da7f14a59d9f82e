import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@infinite/api/platform/make-folder';
import { folderProblem, StartupProblem } from '../startup-problem.ts';
import { canReach, ownerOf, type Account } from './account.ts';
import { systemFolder, type Binaries } from './binaries.ts';
import { cleanEnv } from './process.ts';

export const databaseUser = 'infinite';
export const databaseName = 'infinite';
const majorVersion = '18';

/** The folder of the database: DATA_DIR/postgres, or where an earlier start had to put it. */
export async function databaseFolder(dataDir: string): Promise<string> {
  const pointer = join(dataDir, 'postgres.location');
  if (existsSync(pointer)) return (await readFile(pointer, 'utf8')).trim();
  return join(dataDir, 'postgres');
}

/**
 * Creates the folders and returns the database's location. As root below a home folder that
 * other accounts cannot enter, that is under /var/lib, and a file in DATA_DIR remembers it.
 */
export async function prepareDataDir(
  dataDir: string,
  account: Account,
  log: (line: string) => void,
): Promise<string> {
  try {
    await makeFolder(dataDir, 0o711);
    for (const name of ['keys', 'mail', 'media']) {
      await makeFolder(join(dataDir, name), 0o700);
    }
    await letPass(dataDir, account);
    // A name of its own: two first starts may try the folder at the same moment.
    const probe = join(dataDir, `.writable-${randomBytes(4).toString('hex')}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw folderProblem(dataDir, error);
  }
  const folder = await databaseFolder(dataDir);
  if (existsSync(folder) || canReach(account, dataDir)) return folder;
  const elsewhere = join(systemFolder, `database-${randomBytes(4).toString('hex')}`);
  await mkdir(systemFolder, { recursive: true, mode: 0o755 });
  await writeFile(join(dataDir, 'postgres.location'), `${elsewhere}\n`);
  log(`keeping the database in ${elsewhere}: its account cannot reach ${dataDir}`);
  return elsewhere;
}

/**
 * The database's account has to pass through DATA_DIR, which is the product's own folder; passing
 * shows nothing, and what lies beside the database is closed to it.
 */
async function letPass(dataDir: string, account: Account): Promise<void> {
  if (account === undefined) return;
  const { mode } = await stat(dataDir);
  if ((mode & 0o011) !== 0o011) await chmod(dataDir, (mode & 0o777) | 0o011);
}

/** Refuses a folder that is not a whole PostgreSQL 18 database of the right owner. */
export async function checkCluster(folder: string, account: Account): Promise<void> {
  const owner = await ownerOf(folder);
  const uid = account?.uid ?? process.getuid?.();
  if (owner !== undefined && uid !== undefined && owner.uid !== uid) {
    throw new StartupProblem(
      `The database in ${folder} belongs to another user (uid ${owner.uid}).`,
      `Start as the user who made it (or as root), or run: sudo chown -R ${uid} ${folder}`,
    );
  }
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined || !existsSync(join(folder, 'global', 'pg_control'))) {
    throw corrupted(folder, 'files are missing');
  }
  if (version.trim() !== majorVersion) {
    throw new StartupProblem(
      `The database in ${folder} is of PostgreSQL ${version.trim()}, this program brings ${majorVersion}.`,
      'Start the release that made it and take a backup, or set DATA_DIR to another folder.',
    );
  }
}

export function corrupted(folder: string, detail: string): StartupProblem {
  return new StartupProblem(
    `The database in ${folder} is damaged: ${detail}.`,
    'Move that folder away, start with an empty one and load the latest backup with `npm run cli -- restore FILE`: sending then waits until you have looked. A copy of the whole DATA_DIR from the same moment also starts, but brings back an older state of what was sent: run `npm run cli -- hold place "restored from a copy"` before anything else.',
  );
}

/**
 * Makes the database beside its place and moves it there whole, so that a crash half-way leaves
 * nothing that looks like a database, and of two first starts at once only one wins.
 */
export async function createCluster(
  folder: string,
  binaries: Binaries,
  account: Account,
  password: string,
  durable: boolean,
): Promise<void> {
  const half = `${folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${half}.password`;
  try {
    await mkdir(half, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account) {
      await chown(half, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
    }
    await run(binaries.initdb, initdbArgs(half, passwordFile, durable), account);
    await run(
      binaries.postgres,
      ['--single', '-D', half, '-c', `fsync=${durable ? 'on' : 'off'}`, 'postgres'],
      account,
      `CREATE DATABASE ${databaseName};\n`,
    );
    await rename(half, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(half, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

function initdbArgs(folder: string, passwordFile: string, durable: boolean): string[] {
  const place = ['-D', folder, '-U', databaseUser, '--pwfile', passwordFile];
  // The builtin provider sorts alike on every system, and no system update changes its order.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
  const access = ['--auth=scram-sha-256', '--builtin-locale=C.UTF-8'];
  return [...place, ...locale, ...access, ...(durable ? [] : ['--no-sync'])];
}

async function run(command: string, args: string[], account: Account, input = ''): Promise<void> {
  const child = spawn(command, args, { ...account, cwd: '/', env: cleanEnv() });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.on('error', () => undefined).end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code === 0) return;
  throw new StartupProblem(
    `The database could not be made: ${lastComplaint(said)}.`,
    'See that the disk has 100 MB free and that DATA_DIR is writable, then start again.',
  );
}

/** The most telling line of PostgreSQL's output, without its prefix. */
export function lastComplaint(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => /\b(PANIC|FATAL|error):/i.test(line)) ?? lines.at(-1);
  return (telling ?? 'it said nothing').replace(/^.*?\b(PANIC|FATAL|error):\s*/i, '').trim();
}

/** The owner's password, made with the database and kept beside it in DATA_DIR/keys. */
export async function databasePassword(dataDir: string, isNew: boolean): Promise<string> {
  const path = join(dataDir, 'keys', 'postgres-password');
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known !== undefined) return known.trim();
  if (!isNew) {
    throw new StartupProblem(
      `The keys of ${dataDir} are missing (keys/postgres-password), and its database is there.`,
      'Put the folder keys back, or run `npm run cli -- keys restore` with the shares of the master key.',
    );
  }
  const made = randomBytes(24).toString('base64url');
  try {
    await writeFile(path, `${made}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    // Another first start of the same folder was faster: there is one password, and it is that.
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return (await readFile(path, 'utf8')).trim();
    }
    throw error;
  }
}

/** Gives the owner another password, where the kept one is lost; the server must not be running. */
export async function resetPassword(
  dataDir: string,
  folder: string,
  binaries: Binaries,
  account: Account,
): Promise<void> {
  if (existsSync(join(dataDir, 'keys', 'postgres-password'))) return;
  await checkCluster(folder, account);
  await makeFolder(join(dataDir, 'keys'), 0o700);
  const password = await databasePassword(dataDir, true);
  // The password has no characters that need quoting in SQL.
  const change = `ALTER ROLE ${databaseUser} PASSWORD '${password}';\n`;
  await run(binaries.postgres, ['--single', '-D', folder, databaseName], account, change);
}

/** What a start that was killed half-way through making a database left behind. */
export async function clearHalfMade(folder: string): Promise<void> {
  const parent = join(folder, '..');
  const prefix = `${folder}.new-`;
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    if (!path.startsWith(prefix)) continue;
    const pid = Number.parseInt(path.slice(prefix.length), 10);
    if (!isAlive(pid)) await rm(path, { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
