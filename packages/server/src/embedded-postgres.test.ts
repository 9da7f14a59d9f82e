import { spawn, spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres.ts';
import type { Tie } from './postgres/process.ts';
import { StartupProblem } from './startup-problem.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function newDataDir(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'infinite-pg-'));
  await chmod(path, 0o711);
  cleanups.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

let whole: Promise<string> | undefined;
afterAll(async () => {
  if (whole) await rm(await whole, { recursive: true, force: true });
});

/** A data folder as a first start and a stop leave it: copying one is quick, initdb is not. */
async function usedDataDir(): Promise<string> {
  whole ??= firstStartAndStop();
  const dataDir = await newDataDir();
  const copied = spawnSync('cp', ['-a', `${await whole}/.`, dataDir]);
  if (copied.status !== 0) throw new Error(copied.stderr.toString());
  return dataDir;
}

async function firstStartAndStop(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'infinite-pg-whole-'));
  await chmod(dataDir, 0o711);
  const log = () => undefined;
  const server = await startEmbeddedPostgres({ dataDir, log, purpose: 'test' });
  await server.stop();
  return dataDir;
}

async function start(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const log = () => undefined;
  const server = await startEmbeddedPostgres({ dataDir, log, purpose: 'test', ...options });
  cleanups.push(() => server.stop());
  return server;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

async function problemOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => new Error('it started'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof StartupProblem)) throw error;
  return error.oneLine;
}

describe('the embedded database', () => {
  test('keeps what was written over a stop and a start, in UTF-8 and UTC', async () => {
    const dataDir = await newDataDir();
    const first = await start(dataDir);
    await query(first.url, `CREATE TABLE word AS SELECT 'Ångström 🌿' AS text`);
    await first.stop();
    const second = await start(dataDir);
    expect(first.isNew).toBe(true);
    expect(second.isNew).toBe(false);
    expect(await query(second.url, 'SELECT text FROM word')).toEqual([{ text: 'Ångström 🌿' }]);
    const settings = await query(
      second.url,
      `SELECT current_setting('server_encoding') AS encoding, current_setting('timezone') AS zone`,
    );
    expect(settings).toEqual([{ encoding: 'UTF8', zone: 'UTC' }]);
  });

  test('writes durably in the product', async () => {
    const server = await start(await usedDataDir(), { purpose: 'product' });
    expect(await query(server.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(server.url, 'SHOW synchronous_commit')).toEqual([
      { synchronous_commit: 'on' },
    ]);
  });

  test('lets nobody in without the password, which only its owner can read', async () => {
    const dataDir = await newDataDir();
    const { port } = await start(dataDir);
    await expect(
      query(`postgres://infinite:wrong@127.0.0.1:${port}/infinite`, 'SELECT 1'),
    ).rejects.toThrow(/password authentication failed/);
    const { mode } = await stat(join(dataDir, 'keys', 'postgres-password'));
    expect(mode & 0o077).toBe(0);
  });

  test('stays in a folder that was closed to others, and opens nothing in it but the way', async () => {
    const dataDir = await newDataDir();
    await chmod(dataDir, 0o700);
    const server = await start(dataDir);
    expect(server.folder).toBe(join(dataDir, 'postgres'));
    for (const name of ['keys', 'mail', 'media', 'postgres']) {
      expect((await stat(join(dataDir, name))).mode & 0o077).toBe(0);
    }
  });

  test('is found by another process through its folder, while it runs', async () => {
    const dataDir = await usedDataDir();
    const server = await start(dataDir);
    expect(await findEmbeddedPostgres(dataDir)).toBe(server.url);
    await server.stop();
    expect(await findEmbeddedPostgres(dataDir)).toBeUndefined();
  });

  test('refuses a second start of the same folder and names who holds it', async () => {
    const dataDir = await usedDataDir();
    await start(dataDir);
    const problem = await problemOf(start(dataDir));
    expect(problem).toContain(`${dataDir} is in use by process ${process.pid}`);
    expect(problem).toContain('Stop that one first');
  });

  test('of two first starts at once exactly one wins, and the other says who holds it', async () => {
    const dataDir = await newDataDir();
    const both = await Promise.allSettled([start(dataDir), start(dataDir)]);
    const lost = both.filter((one) => one.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(String(lost[0]?.reason)).toContain('is in use by');
  });

  test.each<Tie>(['kernel', 'watcher'])(
    'leaves no orphan when its parent is killed (tie by %s), and the next start recovers',
    async (tie) => {
      const dataDir = await usedDataDir();
      const { parent, url } = await startInChild(dataDir, tie);
      await query(url, 'CREATE TABLE kept AS SELECT 41 + 1 AS answer');
      parent.kill('SIGKILL');
      const again = await start(dataDir);
      expect(await query(again.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      await expect(query(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
    },
  );

  test('recovers every committed row after the server itself was killed', async () => {
    const dataDir = await usedDataDir();
    const first = await start(dataDir, { purpose: 'product' });
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    const lines: string[] = [];
    const again = await start(dataDir, { log: (line) => lines.push(line) });
    expect(await query(again.url, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }]);
    expect(lines).toContain('the last stop was a crash: recovering');
  });

  test('starts over when the first start was killed half-way', async () => {
    const dataDir = await newDataDir();
    await mkdir(join(dataDir, 'postgres.new-999999999-ab'));
    const server = await start(dataDir);
    expect(server.isNew).toBe(true);
    await expect(stat(join(dataDir, 'postgres.new-999999999-ab'))).rejects.toThrow(/ENOENT/);
  });
});

describe('a data folder that cannot be used', () => {
  test.each([
    ['has lost a file', (pgdata: string) => rm(join(pgdata, 'global', 'pg_control'))],
    [
      'has an empty control file',
      (pgdata: string) => truncate(join(pgdata, 'global', 'pg_control')),
    ],
    ['has lost its log', (pgdata: string) => emptyFolder(join(pgdata, 'pg_wal'))],
  ])('says that it is damaged and what to do when it %s', async (_what, damage) => {
    const dataDir = await usedDataDir();
    const folder = join(dataDir, 'postgres');
    await damage(folder);
    const problem = await problemOf(start(dataDir));
    expect(problem).toContain(`The database in ${folder} is damaged: `);
    expect(problem).toContain('npm run cli -- restore FILE');
    expect(problem).toContain('npm run cli -- hold place');
    expect(problem).not.toContain('\n');
  });

  test('says which PostgreSQL made it when that was another', async () => {
    const dataDir = await usedDataDir();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    expect(await problemOf(start(dataDir))).toContain('is of PostgreSQL 17');
  });

  test('says so when it is a file', async () => {
    const path = join(await newDataDir(), 'data');
    await writeFile(path, '');
    const problem = await problemOf(start(path));
    expect(problem).toContain('it is a file, not a folder');
    expect(problem).toContain('DATA_DIR');
  });

  test('says so when the keys are gone, and makes no new ones', async () => {
    const dataDir = await usedDataDir();
    await rm(join(dataDir, 'keys'), { recursive: true });
    expect(await problemOf(start(dataDir))).toContain('The keys of');
  });

  test('says so when this user may not write there', async () => {
    const dataDir = await newDataDir();
    await chmod(dataDir, 0o555);
    const problem = await problemOfStartAs('nobody', dataDir);
    expect(problem).toContain('this user may not write there');
    expect(problem).toContain('set DATA_DIR to another folder');
  });
});

async function emptyFolder(path: string): Promise<void> {
  await rm(path, { recursive: true });
  await mkdir(path, { mode: 0o700 });
  const { uid, gid } = await stat(join(path, '..'));
  await chown(path, uid, gid);
}

const launcher = new URL('./embedded-postgres.ts', import.meta.url).pathname;

function nodeArgs(dataDir: string, tie: Tie): string[] {
  return ['--import', 'tsx', '--input-type=module', '-e', childScript(dataDir, tie)];
}

function childScript(dataDir: string, tie: Tie): string {
  return `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)});
    const options = { dataDir: ${JSON.stringify(dataDir)}, tie: '${tie}', purpose: 'test' };
    startEmbeddedPostgres({ ...options, log: () => {} }).then(
      (server) => { console.log(server.url); setInterval(() => {}, 1000); },
      (problem) => { console.log(problem.oneLine ?? problem.stack); process.exit(1); },
    );
  `;
}

async function startInChild(dataDir: string, tie: Tie) {
  const parent = spawn(process.execPath, nodeArgs(dataDir, tie));
  cleanups.push(() => Promise.resolve(parent.kill('SIGKILL')));
  return { parent, url: await firstLine(parent.stdout) };
}

async function problemOfStartAs(user: string, dataDir: string): Promise<string> {
  const node = [process.execPath, ...nodeArgs(dataDir, 'kernel')];
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', user, '--', ...node] : node;
  const child = spawn(asUser[0] ?? '', asUser.slice(1));
  return firstLine(child.stdout);
}

async function firstLine(stream: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += chunk.toString();
    if (text.includes('\n')) break;
  }
  return text.trim();
}
