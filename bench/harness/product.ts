import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../packages/server/src/embedded-postgres.ts';
import { cpuSecondsOf, kernelSecondsOf } from './cpu.ts';
import pg from 'pg';

/** The built product on its own database, in processes whose CPU time is measured separately. */
export interface BenchProduct {
  readonly origin: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Of the server's process. */
  readonly pid: number;
  /** CPU seconds of the server so far. */
  serverCpu(): number;
  /** The part of it that the kernel took. */
  serverKernel(): number;
  /** CPU seconds of PostgreSQL and all its processes so far. */
  databaseCpu(): number;
  stop(): Promise<void>;
}

export async function startProduct(): Promise<BenchProduct> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'infinite-bench-'));
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['packages/server/dist/main.mjs'], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...profiling(),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(origin, child);
  return {
    origin,
    port,
    databaseUrl: database.url,
    dataDir,
    pid: child.pid ?? 0,
    serverCpu: () => cpuSecondsOf(child.pid ?? 0),
    serverKernel: () => kernelSecondsOf(child.pid ?? 0),
    databaseCpu: () => cpuSecondsOf(database.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** `BENCH_PROFILE=folder npm run bench -- …` leaves a CPU profile of the server in that folder. */
function profiling(): { NODE_OPTIONS?: string } {
  const folder = process.env['BENCH_PROFILE'];
  return folder ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${path.resolve(folder)}` } : {};
}

/** Signs a new member up, as the browser does. @returns the Cookie header of the session */
export async function signUp(origin: string): Promise<string> {
  const csrf = await fetch(`${origin}/api/csrf-token`, { headers: { origin } });
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const response = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'x-csrf-token': csrfToken,
      cookie: cookiesOf(csrf),
    },
    body: JSON.stringify({
      username: 'bench',
      email: 'bench@example.org',
      password: 'marigold harbour 71',
      confirmPassword: 'marigold harbour 71',
      browser: 'chrome',
      mobile: false,
    }),
  });
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  return cookiesOf(response);
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Polls /readyz; the time it takes is the time to ready. */
export async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(`${origin}/readyz`, { signal }).catch(() => null);
    if (answer?.ok) return;
    await wait(10);
  }
  throw new Error('the product did not start');
}

export function freePort(): Promise<number> {
  return new Promise((fulfil) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => fulfil(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Confirms the address of everyone there is: keys and exports need a proven one. */
export async function confirmEveryone(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update users set email_verified_at = created_at');
  await client.end();
}
