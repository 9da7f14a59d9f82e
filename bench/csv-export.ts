import { setTimeout as wait } from 'node:timers/promises';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { requestText } from './harness/load.ts';
import { memoryOf, peakMemory } from './harness/memory.ts';
import { confirmEveryone, signUp, startProduct } from './harness/product.ts';
import { median, verdict } from './harness/verdict.ts';
import { sized } from './harness/size.ts';

const users = sized(1_000_000, 5_000);
const rounds = sized(5, 1);

/**
 * A million users as CSV, by the documented call, beside COPY of the same columns by
 * pg-copy-streams to /dev/null in a program that does nothing else.
 */
const product = await startProduct();
const cookie = await signUp(product.origin);
await confirmEveryone(product.databaseUrl);
await seed(product.databaseUrl);
await wait(2_000);
const idle = memoryOf(product.pid);
const seconds = { exported: [] as number[], copied: [] as number[] };
let peak = 0;
let bytes = 0;
for (let round = 0; round < rounds; round += 1) {
  seconds.copied.push(await copy(product.databaseUrl));
  peak = Math.max(
    peak,
    await peakMemory(product.pid, async () => {
      const started = performance.now();
      bytes = await download(product.port, cookie);
      seconds.exported.push((performance.now() - started) / 1000);
    }),
  );
}
console.table({
  'GET /api/admin/export/users': { seconds: median(seconds.exported), MB: Math.round(bytes / 1e6) },
  'COPY by pg-copy-streams': { seconds: median(seconds.copied), MB: '' },
});
console.table({
  memory: { 'idle MB': Math.round(idle), 'peak MB': Math.round(peak) },
});
verdict('time of the export', median(seconds.exported) / median(seconds.copied), { max: 1.3 });
verdict('MB of memory more than idle, of 50', (peak - idle) / 50, { max: 1 });
await product.stop();

async function seed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`update users set role = 'admin' where email = 'bench@example.org'`);
  await client.query(`
    insert into users (id, email, email_key, username, username_key, password_hash, created_at)
    select uuidv7(), 'person' || n || '@example.org', 'person' || n || '@example.org',
      'person' || n, 'person' || n, '$argon2id$v=19$m=19456,t=2,p=1$' || repeat('x', 66),
      now() - n * interval '1 minute'
    from generate_series(1, ${users}) n`);
  await client.query('vacuum (analyze) users');
  await client.end();
}

/** Over a bare socket, so that the asking costs little: two cores are shared by all. */
function download(port: number, cookieHeader: string): Promise<number> {
  return new Promise((fulfil, reject) => {
    let bytes = 0;
    let first: Buffer | undefined;
    let last: Buffer = Buffer.alloc(0);
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write(
      requestText('GET', '/api/admin/export/users', { cookie: cookieHeader, connection: 'close' }),
    );
    socket.on('data', (data) => {
      first ??= data;
      last = Buffer.concat([last.subarray(-5), data.subarray(-5)]);
      bytes += data.length;
    });
    socket.on('error', reject);
    socket.on('end', () => {
      const whole = first?.toString('latin1').startsWith('HTTP/1.1 200') && endsWhole(last);
      if (whole) fulfil(bytes);
      else reject(new Error(`export: ${first?.toString('latin1', 0, 200)}`));
    });
  });
}

/** The empty chunk that ends an answer. */
function endsWhole(piece: Buffer): boolean {
  return piece.toString('latin1').endsWith('0\r\n\r\n');
}

/** In a process of its own, as the export is. */
async function copy(databaseUrl: string): Promise<number> {
  const child = fork(new URL('references/copy-users.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
  });
  const [took] = (await once(child, 'message')) as [number];
  await once(child, 'close');
  return took;
}
