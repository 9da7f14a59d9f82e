import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { programSearchPath } from '@infinite/api/config/env';
import type { Account } from './account.ts';

/** How the server notices that its parent died: by the kernel, or by a watcher on a pipe. */
export type Tie = 'kernel' | 'watcher';

export function bestTie(): Tie {
  if (process.platform !== 'linux') return 'watcher';
  const help = spawnSync('setpriv', ['--help'], { encoding: 'utf8' });
  return help.stdout?.includes('--pdeathsig') ? 'kernel' : 'watcher';
}

/**
 * Starts the server so that it never outlives this process, not even a SIGKILL of it: SIGINT is
 * PostgreSQL's fast and clean stop. It gets a session of its own, since Ctrl-C in a terminal
 * reaches the whole group, and the database must stop last.
 */
export function spawnTied(
  tie: Tie,
  command: string,
  args: string[],
  account: Account,
): ChildProcess {
  const options = { ...account, cwd: '/', detached: process.platform !== 'win32', env: cleanEnv() };
  if (tie === 'kernel') {
    return spawn('setpriv', ['--pdeathsig', 'INT', '--', command, ...args], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
  return spawn(process.execPath, ['-e', watcher, command, ...args], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

/** Runs beside the server when the kernel cannot tie them; its stdin ends when its parent does. */
const watcher = `
const [command, ...args] = process.argv.slice(1);
const server = require('node:child_process').spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const stop = (signal) => server.kill(signal);
process.stdin.resume().on('end', () => stop('SIGINT')).on('error', () => stop('SIGINT'));
process.on('SIGINT', () => stop('SIGINT')).on('SIGQUIT', () => stop('SIGQUIT'));
server.on('exit', (code) => process.exit(code ?? 1));
`;

/** English messages (they are read here) and no PG* variable of the user's shell. */
export function cleanEnv(): NodeJS.ProcessEnv {
  return { PATH: programSearchPath(), LC_ALL: 'C', TZ: 'UTC' };
}
