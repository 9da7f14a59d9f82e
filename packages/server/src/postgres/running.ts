import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isAlive } from './cluster.ts';

/** A server that has the folder open now. */
export interface RunningServer {
  pid: number;
  port: number;
  ready: boolean;
}

/**
 * Reads postmaster.pid, which PostgreSQL itself keeps. Its pid may by now be another program's,
 * so the port must answer too, or the process be PostgreSQL's.
 */
export async function findRunningServer(folder: string): Promise<RunningServer | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0) || !isAlive(pid)) return undefined;
  if (!(await answers(port)) && !/postgres/.test(commandOf(pid))) return undefined;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
}

function answers(port: number): Promise<boolean> {
  if (!(port > 0)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

const holderFile = (dataDir: string) => join(dataDir, 'postgres.holder');

/** Remembers this process as the one that started the folder's server. */
export async function noteHolder(dataDir: string): Promise<void> {
  await writeFile(holderFile(dataDir), `${process.pid}\n`);
}

/**
 * The process that started the folder's server, as a person would look for it; undefined when it
 * is gone, so that the server is stopping by itself.
 */
export async function holderOf(dataDir: string): Promise<string | undefined> {
  const text = await readFile(holderFile(dataDir), 'utf8').catch(() => '');
  const pid = Number(text);
  const command = pid > 0 && isAlive(pid) ? commandOf(pid) : '';
  if (command === '') return undefined;
  const short = command.length > 80 ? `${command.slice(0, 79)}…` : command;
  return `process ${pid} (${short})`;
}

/** The command line of a living process; empty when it is gone, or dead and not yet reaped. */
function commandOf(pid: number): string {
  if (process.platform === 'win32') return `pid ${pid}`;
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    } catch {
      return '';
    }
  }
  const answer = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  const command = answer.stdout?.trim() ?? '';
  return command.endsWith('<defunct>') ? '' : command;
}
