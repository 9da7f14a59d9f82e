import pg from 'pg';
import { load, requestText } from './harness/load.ts';
import { confirmEveryone, signUp, startProduct } from './harness/product.ts';
import { startReference } from './harness/reference.ts';
import { median, verdict } from './harness/verdict.ts';
import { sized } from './harness/size.ts';

const messages = sized(100_000, 2_000);
const page = 50;

/** The member's list through GraphQL, by session and by API key, beside Fastify and pg with the same SQL by hand. */
const product = await startProduct();
const cookie = await signUp(product.origin);
await confirmEveryone(product.databaseUrl);
await addMessages();
const reference = await startReference('messages-list.ts', { DATABASE_URL: product.databaseUrl });
const query = `query List($states: [MessageState!], $first: Int) {
  messages(states: $states, first: $first) {
    nodes { id title body state postponed version createdAt updatedAt }
  }
}`;
const body = JSON.stringify({ query, variables: { states: ['SCHEDULED'], first: page } });
const headers = { cookie, 'content-type': 'application/json', origin: product.origin };
const request = requestText('POST', '/graphql', headers, body);
const { cookie: _, ...others } = headers;
const authorization = `Bearer ${await makeKey()}`;
const byKey = requestText('POST', '/graphql', { ...others, authorization }, body);
await assertSameRows();
await load(product.port, request, { seconds: 3 });
await withFullBudget(() => load(product.port, byKey, { seconds: 3 }));
await load(reference.port, request, { seconds: 3 });
type Side = 'ours' | 'key' | 'theirs';
const rounds: Record<Side, { micros: number; perSecond: number }>[] = [];
for (let round = 0; round < 5; round += 1) {
  const ours = await measured(product.port, product.serverCpu, request);
  const key = await withFullBudget(() => measured(product.port, product.serverCpu, byKey));
  const theirs = await measured(reference.port, reference.cpu, request);
  rounds.push({ ours, key, theirs });
}
const cpu = (side: Side) => median(rounds.map((round) => round[side].micros));
const rate = (side: Side) => median(rounds.map((round) => round[side].perSecond));
console.table({
  'GraphQL, with session': {
    'µs of CPU a request': Math.round(cpu('ours')),
    'requests a second': Math.round(rate('ours')),
  },
  'GraphQL, with an API key': {
    'µs of CPU a request': Math.round(cpu('key')),
    'requests a second': Math.round(rate('key')),
  },
  'Fastify and pg by hand': {
    'µs of CPU a request': Math.round(cpu('theirs')),
    'requests a second': Math.round(rate('theirs')),
  },
});
verdict(`CPU of ${page} of ${messages} rows, server and database`, cpu('ours') / cpu('theirs'), {
  max: 2,
});
verdict('the same by API key, with scopes and budget', cpu('key') / cpu('theirs'), { max: 2 });
await reference.stop();
await product.stop();

async function measured(port: number, serverCpu: () => number, request: string) {
  const before = serverCpu() + product.databaseCpu();
  const { requests, seconds } = await load(port, request, { seconds: 3 });
  const used = serverCpu() + product.databaseCpu() - before;
  return { micros: (used * 1e6) / requests, perSecond: requests / seconds };
}

async function assertSameRows(): Promise<void> {
  const ask = async (port: number) => {
    const answer = await fetch(`http://localhost:${port}/graphql`, {
      method: 'POST',
      headers,
      body,
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const ours = (await ask(product.port)) as { data: { messages: { nodes: { id: string }[] } } };
  const theirs = (await ask(reference.port)) as { id: string }[];
  const ids = (rows: { id: string }[]) => rows.map((row) => row.id).join();
  if (theirs.length !== page || ids(ours.data.messages.nodes) !== ids(theirs)) {
    throw new Error('the two do not answer the same rows');
  }
}

async function addMessages(): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query(
    `insert into messages (family_id, id, author_id, client_id, title, body, state, trigger_kind,
       local_date, local_time, time_zone, created_at, updated_at)
     select s.family_id, gen_random_uuid(), s.user_id, n::text, 'Message ' || n,
       'Dear Inês, I wanted you to hear this.',
       case when n % 3 = 0 then 'DRAFT' else 'SCHEDULED' end, 'DATE', '2041-05-04', '09:00', 'UTC',
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     from generate_series(1, ${messages}) n, (select family_id, user_id from sessions limit 1) s`,
  );
  await client.query('vacuum analyze messages');
  await client.end();
}

async function makeKey(): Promise<string> {
  const response = await fetch(`${product.origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      query: `mutation { createApiKey(input: { name: "bench", scopes: ["messages:read"] }) { secret } }`,
    }),
  });
  const { data } = (await response.json()) as { data: { createApiKey: { secret: string } } };
  return data.createApiKey.secret;
}

/** The load is far above any budget: the bucket is emptied again and again while it runs. */
async function withFullBudget<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  let running = true;
  const emptying = (async () => {
    while (running) {
      await client.query('delete from cost_buckets');
      await new Promise((wait) => setTimeout(wait, 40));
    }
  })();
  try {
    return await work();
  } finally {
    running = false;
    await emptying;
    await client.end();
  }
}
