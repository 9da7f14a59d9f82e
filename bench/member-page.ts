import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { load, requestText } from './harness/load.ts';
import { signUp, startProduct } from './harness/product.ts';
import { median, verdict } from './harness/verdict.ts';
import { sized } from './harness/size.ts';

const messages = 50;
const page = '/future-messages';

/**
 * A member's list of messages, drawn for each request: session, data, React, document. Beside it
 * `renderToString` of the same tree with nothing around it.
 */
const product = await startProduct();
const cookie = await signUp(product.origin);
await addMessages();
const answer = await fetch(product.origin + page, { headers: { cookie } });
const html = await answer.text();
// The first part of the list; the rest is loaded on demand.
if (!html.includes('For day 20')) throw new Error(`not the list: ${answer.status}`);
const request = requestText('GET', page, { cookie });
await load(product.port, request, { seconds: 4, connections: 2 });
const rounds: Awaited<ReturnType<typeof measured>>[] = [];
for (let round = 0; round < sized(5, 1); round += 1) rounds.push(await measured());
const tree = await drawnAlone();
const middle = (part: keyof (typeof rounds)[number]) =>
  Math.round(median(rounds.map((round) => round[part])));
console.table({
  "member's page": {
    'µs of CPU a page': middle('server'),
    'of it in the kernel': middle('kernel'),
    'µs in the database': middle('database'),
    'pages a second': middle('perSecond'),
  },
  'renderToString of its tree': { 'µs of CPU a page': Math.round(tree.micros) },
});
const bytes = Buffer.byteLength(html);
console.log(`${page}: ${bytes} bytes of HTML, ${tree.length} of them drawn by React`);
verdict('HTML beside 40 kB', bytes / 40_000, { max: 1 });
verdict("CPU of a member's page beside 5 ms", middle('server') / 5000, { max: 1 });
verdict("CPU of a member's page beside its tree", middle('server') / tree.micros, { max: 3 });
await product.stop();

async function measured() {
  const before = {
    server: product.serverCpu(),
    kernel: product.serverKernel(),
    database: product.databaseCpu(),
  };
  const { requests, seconds } = await load(product.port, request, { seconds: 4, connections: 2 });
  return {
    server: ((product.serverCpu() - before.server) * 1e6) / requests,
    kernel: ((product.serverKernel() - before.kernel) * 1e6) / requests,
    database: ((product.databaseCpu() - before.database) * 1e6) / requests,
    perSecond: requests / seconds,
  };
}

async function drawnAlone(): Promise<{ micros: number; length: number }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'bench/references/member-tree.ts'],
    {
      env: {
        PATH: process.env['PATH'],
        // React draws three times as slowly without it.
        NODE_ENV: 'production',
        PORT: String(product.port),
        DATA_DIR: product.dataDir,
        DATABASE_URL: product.databaseUrl,
        COOKIE: cookie,
        PAGE: page,
      },
    },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { micros: number; length: number };
}

async function addMessages(): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query(
    `with made as (
       insert into messages (family_id, id, author_id, client_id, title, body, state, trigger_kind,
         local_date, local_time, time_zone, scheduled_at, occurrence, next_step_at, created_at,
         updated_at)
       select m.family_id, uuidv7(), m.user_id, n::text, 'For day ' || n,
         repeat('Dear Inês, I wanted you to hear this. ', 5), 'SCHEDULED', 'DATE',
         date '2080-01-01' + n, '09:00', 'Europe/Lisbon', now(), date '2080-01-01' + n,
         '2079-12-01', now(), now()
       from memberships m join users u on u.id = m.user_id, generate_series(1, ${messages}) n
       where u.email = 'bench@example.org'
       returning family_id, id)
     insert into message_recipients (family_id, id, message_id, name, email, position)
     select family_id, uuidv7(), id, 'Inês', 'ines@example.org', 0 from made`,
  );
  await client.end();
}
