import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { StartupProblem } from '../startup-problem.ts';

/** The uid and gid PostgreSQL runs under; undefined means the user who runs this program. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. Then the account that already owns the database is kept,
 * else `postgres` or `nobody` is used: `initdb` needs an account that the system knows by name.
 */
export async function chooseAccount(existingFolder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await ownerOf(existingFolder);
  if (owner !== undefined && owner.uid !== 0) return owner;
  for (const name of ['postgres', 'nobody']) {
    const uid = askId('-u', name);
    const gid = askId('-g', name);
    if (uid !== undefined && gid !== undefined && uid !== 0) return { uid, gid };
  }
  throw new StartupProblem(
    'PostgreSQL does not run as root, and this system has no account `postgres` or `nobody`.',
    'Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether that account can open `path`: false below a home folder of mode 0700. */
export function canReach(account: Account, path: string): boolean {
  if (account === undefined) return true;
  return spawnSync('test', ['-x', path], { ...account, cwd: '/' }).status === 0;
}

export async function ownerOf(path: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const { uid, gid } = await stat(path);
    return { uid, gid };
  } catch {
    return undefined;
  }
}

function askId(flag: '-u' | '-g', name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  const id = Number.parseInt(answer.stdout ?? '', 10);
  return answer.status === 0 && Number.isInteger(id) ? id : undefined;
}
