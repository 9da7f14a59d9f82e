import { randomUUID } from 'node:crypto';
import { Agent, get, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { newToken } from '../packages/api/src/platform/crypto/tokens.ts';
import { memoryOf } from './harness/memory.ts';
import { signUp, startProduct } from './harness/product.ts';
import { sized } from './harness/size.ts';
import { median, verdict } from './harness/verdict.ts';

const streams = sized(500, 20);
/** Below what an account may have open. */
const streamsEach = 10;
const events = sized(40, 3);

/**
 * Pages of one family that listen at once: how long an event takes from NOTIFY until the last page has
 * it, beside the second in which a relative expects it, and what an open page holds in memory.
 */
const product = await startProduct();
await signUp(product.origin);
const database = new pg.Client({ connectionString: product.databaseUrl });
await database.connect();
const { rows } = await database.query<{ id: string }>('select id from families limit 1');
const familyId = rows[0]?.id ?? '';
const agent = new Agent({ maxSockets: Infinity });

let heard = 0;
let onAll: () => void = () => undefined;
const before = memoryOf(product.pid);
const open: IncomingMessage[] = [];
for (let n = 0; n < streams / streamsEach; n += 1) {
  const cookie = await relative();
  open.push(...(await Promise.all(Array.from({ length: streamsEach }, () => listen(cookie)))));
}

const spans: number[] = [];
for (let n = 0; n < events; n += 1) spans.push(await publish(n));
// With what the requests and the events left behind, as no collection is forced.
const megabytes = memoryOf(product.pid) - before;
console.table({
  [`${open.length} streams`]: {
    'ms to the last, median': Math.round(median(spans)),
    'ms to the last, slowest': Math.round(Math.max(...spans)),
    'MB of memory': Math.round(megabytes),
  },
});
verdict('the slowest event beside one second', Math.max(...spans) / 1000, { max: 1 });
verdict('memory of open pages beside 200 kB each', (megabytes * 5) / open.length, { max: 1 });
for (const stream of open) stream.destroy();
agent.destroy();
await database.end();
await product.stop();

/** Writes a member with a session into the tables. @returns the Cookie header */
async function relative(): Promise<string> {
  const id = randomUUID();
  const { token, hash } = newToken();
  await database.query(
    `insert into users (id, email, email_key, username, username_key, role, time_zone,
       email_verified_at, created_at)
     values ($1, $2, $2, $2, $2, 'member', 'UTC', now(), now())`,
    [id, `${id}@example.org`],
  );
  await database.query(
    `insert into memberships (family_id, user_id, role, created_at) values ($1, $2, 'editor', now())`,
    [familyId, id],
  );
  await database.query(
    `insert into sessions (id, user_id, family_id, token_hash, created_at, last_used_at, expires_at,
       password_proven_at)
     values ($1, $2, $3, $4, now(), now(), now() + interval '1 day', now())`,
    [randomUUID(), id, familyId, hash],
  );
  return `ic_session=${token}`;
}

/** Opens a stream that counts what it hears. */
function listen(cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, accept: 'text/event-stream' };
    get(`${product.origin}/api/live`, { agent, headers }, (stream) => {
      if (stream.statusCode !== 200) return reject(new Error(`no stream: ${stream.statusCode}`));
      stream.setEncoding('utf8').on('data', (text: string) => {
        heard += text.split('"bench"').length - 1;
        if (heard === streams) onAll();
      });
      stream.on('error', () => undefined);
      return resolve(stream);
    }).on('error', reject);
  });
}

/** @returns milliseconds until every stream has it */
async function publish(n: number): Promise<number> {
  heard = 0;
  const all = new Promise<void>((resolve) => {
    onAll = resolve;
  });
  const began = performance.now();
  const event = JSON.stringify({ f: familyId, k: 'bench', i: String(n) });
  await database.query(`select pg_notify('live', $1)`, [event]);
  await all;
  return performance.now() - began;
}
