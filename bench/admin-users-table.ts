import pg from 'pg';
import { load, requestText } from './harness/load.ts';
import { signUp, startProduct } from './harness/product.ts';
import { startReference } from './harness/reference.ts';
import { median, verdict } from './harness/verdict.ts';
import { sized } from './harness/size.ts';

const users = sized(100_000, 2_000);
const page = 50;
const rounds = sized(3, 1);
const seconds = 2;
/** Against the same lists of ten times as many accounts. */
const many = sized(1_000_000, 4_000);

/** The console's table of users, beside Fastify and pg with the same SQL by hand. */
const product = await startProduct();
const cookie = await signUp(product.origin);
const deepAfter = await addUsers(1, users);
const reference = await startReference('users-list.ts', { DATABASE_URL: product.databaseUrl });
const fields = `nodes { id username email subscriptionPlan role emailVerified createdAt lastSeenAt
  suspendedAt } pageInfo { hasNextPage endCursor }`;
const listOf = (wanted: string) => `query Users($filter: UserFilter, $first: Int, $after: String) {
  users(filter: $filter, first: $first, after: $after) { ${wanted} }
}`;
const headers = { cookie, 'content-type': 'application/json', origin: product.origin };
const cases = {
  'first page': { first: page },
  'search, 11 of 100,000': { first: page, filter: { search: 'person-7777' } },
  'page 1,800 by its cursor': { first: page, after: deepAfter },
  'one paid plan': { first: page, filter: { plans: ['memory-plus'] } },
};
const few = await answerTimes();
const table: Record<string, object> = {};
const ratios: [name: string, ratio: number][] = [];
for (const [name, variables] of Object.entries(cases)) {
  const body = JSON.stringify({ query: listOf(fields), variables });
  await assertSameRows(name, body);
  const request = requestText('POST', '/graphql', headers, body);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [
      await cpuOf(product.port, request, product.serverCpu),
      await cpuOf(reference.port, request, reference.cpu),
    ] as const;
    // The first round warms up.
    if (round === 0) continue;
    ours.push(pair[0]);
    theirs.push(pair[1]);
  }
  const counted = JSON.stringify({ query: listOf(`${fields} totalCount`), variables });
  table[name] = {
    'µs of CPU': Math.round(median(ours)),
    'by hand': Math.round(median(theirs)),
    'whole answer with the count, ms': (await answerTime(counted)).toFixed(1),
  };
  ratios.push([name, median(ours) / median(theirs)]);
}
console.table(table);
for (const [name, ratio] of ratios) {
  verdict(`CPU of ${page} of ${users} users, ${name}, server and database`, ratio, { max: 2 });
}
await reference.stop();
await addUsers(users + 1, many);
const lots = await answerTimes();
console.table({ [`ms at ${users}`]: few, [`ms at ${many}`]: lots });
for (const name of Object.keys(cases)) {
  const ratio = (lots[name] ?? NaN) / (few[name] ?? NaN);
  verdict(`first page of ${many} users beside ${users}, ${name}`, ratio, { max: 1.5 });
}
await product.stop();

/** What the console waits for before it shows the page, by case; it counts apart. */
async function answerTimes(): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, variables] of Object.entries(cases)) {
    times[name] = await answerTime(JSON.stringify({ query: listOf(fields), variables }));
    const count = JSON.stringify({
      query: listOf('totalCount'),
      variables: { ...variables, first: 1 },
    });
    times[`${name}, its count`] = await answerTime(count);
  }
  return times;
}

/** µs a request, of server and database together. */
async function cpuOf(port: number, request: string, serverCpu: () => number): Promise<number> {
  const before = serverCpu() + product.databaseCpu();
  const { requests } = await load(port, request, { seconds });
  return ((serverCpu() + product.databaseCpu() - before) * 1e6) / requests;
}

/** What the one administrator who looks has to wait, without anybody else. */
async function answerTime(body: string): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < 15; asked += 1) {
    const started = performance.now();
    await ask(product.port, body);
    times.push(performance.now() - started);
  }
  return median(times);
}

async function ask(port: number, body: string): Promise<unknown> {
  const answer = await fetch(`http://localhost:${port}/graphql`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${answer.status}: ${text}`);
  return JSON.parse(text);
}

async function assertSameRows(name: string, body: string): Promise<void> {
  interface Row {
    id: string;
  }
  const ours = (await ask(product.port, body)) as { data: { users: { nodes: Row[] } } };
  const theirs = (await ask(reference.port, body)) as { users: Row[] };
  const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join();
  if (theirs.users.length === 0 || ids(ours.data.users.nodes) !== ids(theirs.users)) {
    throw new Error(`${name}: the two do not answer the same rows`);
  }
}

/** @returns a cursor 90,000 rows down */
async function addUsers(from: number, until: number): Promise<string> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query(`update users set role = 'admin' where email = 'bench@example.org'`);
  await client.query(
    `insert into users (id, email, email_key, username, username_key, created_at, email_verified_at)
     select gen_random_uuid(), 'person-' || n || '@example.org', 'person-' || n || '@example.org',
       'person-' || n, 'person-' || n, now() - n * interval '7 minutes',
       case when n % 3 > 0 then now() end
     from generate_series(${from}, ${until}) n`,
  );
  await client.query(
    `insert into subscriptions (id, user_id, plan, period, status, started_at)
     select gen_random_uuid(), id,
       case when split_part(username, '-', 2)::int % 3 = 0 then 'memory-plus'
         else 'complete-legacy' end, 'annual', 'active', now()
     from users where username ~ '^person-' and split_part(username, '-', 2)::int % 3 < 2
       and split_part(username, '-', 2)::int >= ${from}`,
  );
  await client.query('vacuum analyze users, subscriptions');
  const { rows } = await client.query<{ key: string; id: string }>(
    `select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
     from users order by created_at desc, id desc offset 90000 limit 1`,
  );
  await client.end();
  return Buffer.from(JSON.stringify([rows[0]?.key, rows[0]?.id])).toString('base64url');
}
