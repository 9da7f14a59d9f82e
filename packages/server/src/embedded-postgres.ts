import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseAccount } from './postgres/account.ts';
import { findBinaries } from './postgres/binaries.ts';
import * as cluster from './postgres/cluster.ts';
import { bestTie, spawnTied, type Tie } from './postgres/process.ts';
import { findRunningServer, holderOf, noteHolder } from './postgres/running.ts';
import { StartupProblem } from './startup-problem.ts';

export interface EmbeddedPostgresOptions {
  /** Absolute or relative folder; the database lives in its `postgres`, the password in `keys`. */
  dataDir: string;
  /** One plain line for each long step. */
  log: (line: string) => void;
  /** `test` gives up durability for speed: for a folder that is thrown away. */
  purpose?: 'product' | 'test';
  /** How the server is tied to this process; the best the system offers by default. */
  tie?: Tie;
}

export interface EmbeddedPostgres {
  /** A connection string of the owner for the database `infinite`, on 127.0.0.1. */
  url: string;
  port: number;
  /** True when this start made the database. */
  isNew: boolean;
  folder: string;
  /** The server's process (or that of its watcher). */
  pid: number;
  /** Fulfils when the server is gone, by `stop` or by itself. */
  exited: Promise<void>;
  /** Disconnects everyone, writes everything to disk, and stops. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL 18 for one data folder, making the database at the first start. It never
 * outlives this process; after a crash the next start recovers what was committed.
 * @throws StartupProblem with what is wrong and the way out.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log, purpose = 'product', tie = bestTie() } = options;
  const dataDir = resolve(options.dataDir);
  const account = await chooseAccount(await cluster.databaseFolder(dataDir));
  const folder = await cluster.prepareDataDir(dataDir, account, log);
  const binaries = await findBinaries(account, log);
  const isNew = !existsSync(folder);
  const password = await cluster.databasePassword(dataDir, isNew);
  if (isNew) {
    log(`making the database in ${folder} (first start only)`);
    await cluster.clearHalfMade(folder);
    await cluster.createCluster(folder, binaries, account, password, purpose === 'product');
  }
  await cluster.checkCluster(folder, account);
  await refuseIfHeld(folder, dataDir);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const args = ['-D', folder, ...settings(port, purpose)];
    const child = spawnTied(tie, binaries.postgres, args, account);
    const outcome = await untilReady(child, log);
    if (outcome.ready) {
      await noteHolder(dataDir);
      return { ...running(child, port, password), isNew, folder };
    }
    await explain(outcome.output, folder, dataDir, attempt);
  }
}

/** The connection string of the database that another process has started for this folder. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const root = resolve(dataDir);
  const folder = await cluster.databaseFolder(root);
  const server = await findRunningServer(folder);
  if (!server) return undefined;
  return connectionUrl(server.port, await cluster.databasePassword(root, false));
}

function settings(port: number, purpose: 'product' | 'test'): string[] {
  const always = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '',
    jit: 'off',
    max_wal_size: '2GB',
  };
  const durability =
    purpose === 'product'
      ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_size: '256MB',
          max_wal_senders: 0,
        };
  return Object.entries({ ...always, ...durability }).flatMap(([k, v]) => ['-c', `${k}=${v}`]);
}

function connectionUrl(port: number, password: string): string {
  return `postgres://${cluster.databaseUser}:${password}@127.0.0.1:${port}/${cluster.databaseName}`;
}

/** A server whose parent was killed needs a moment to write everything down; wait for it. */
async function refuseIfHeld(folder: string, dataDir: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const server = await findRunningServer(folder);
    if (!server) return;
    const holder = await holderOf(dataDir);
    if (holder !== undefined) throw held(holder, dataDir);
    if (tries >= 300) throw held(`PostgreSQL, process ${server.pid}`, dataDir);
    await wait(100);
  }
}

function held(holder: string, dataDir: string): StartupProblem {
  return new StartupProblem(
    `The data folder ${dataDir} is in use by ${holder}.`,
    'Stop that one first, or set DATA_DIR (and PORT) to run a second one beside it.',
  );
}

function untilReady(
  child: ChildProcess,
  log: (line: string) => void,
): Promise<{ ready: boolean; output: string }> {
  return new Promise((fulfil, reject) => {
    let output = '';
    child.on('error', reject);
    child.on('close', () => fulfil({ ready: false, output }));
    if (!child.stderr) return;
    createInterface(child.stderr).on('line', (line) => {
      if (output.length < 100_000) output += `${line}\n`;
      if (line.includes('was not properly shut down')) log('the last stop was a crash: recovering');
      if (line.includes('redo in progress')) log('still recovering');
      if (line.includes('is ready to accept connections')) fulfil({ ready: true, output });
    });
  });
}

async function explain(
  output: string,
  folder: string,
  dataDir: string,
  attempt: number,
): Promise<void> {
  if (/could not bind|Address already in use/.test(output) && attempt < 5) return;
  // Held by a killed server; its workers notice soon and release it.
  if (/pre-existing shared memory block/.test(output) && attempt < 100) {
    await wait(200);
    return;
  }
  if (/lock file "postmaster.pid" already exists/.test(output)) {
    return refuseIfHeld(folder, dataDir);
  }
  const complaint = cluster.lastComplaint(output);
  if (/No space left/.test(output)) {
    throw new StartupProblem(
      `The disk of ${folder} is full, so the database cannot start.`,
      'Make room on it and start again; nothing is lost.',
    );
  }
  throw cluster.corrupted(folder, complaint);
}

function running(
  child: ChildProcess,
  port: number,
  password: string,
): Omit<EmbeddedPostgres, 'isNew' | 'folder'> {
  const exited = new Promise<void>((fulfil) => child.once('close', () => fulfil()));
  return {
    url: connectionUrl(port, password),
    port,
    pid: child.pid ?? 0,
    exited,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      const slow = setTimeout(() => child.kill('SIGQUIT'), 30_000);
      await exited;
      clearTimeout(slow);
    },
  };
}

/** A port that nobody listens on at this moment; another program may still take it first. */
function freePort(): Promise<number> {
  return new Promise((fulfil, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => fulfil(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
