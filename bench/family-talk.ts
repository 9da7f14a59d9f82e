import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { load, requestText } from './harness/load.ts';
import { signUp, startProduct } from './harness/product.ts';
import { sized } from './harness/size.ts';
import { median, verdict } from './harness/verdict.ts';

const many = sized(10_000, 500);
/** More than a page, so that both say that there are more. */
const few = 60;
const rounds = sized(3, 1);

/**
 * A page of comments, and a page of what happened, where there are ten thousand, beside the same where
 * there are a few: the CPU of server and database. A page further down begins where a cursor says.
 */
const product = await startProduct();
const cookie = await signUp(product.origin);
const database = new pg.Client({ connectionString: product.databaseUrl });
await database.connect();
const [busy, quiet] = [await recording(), await recording()];
await fill(busy, many);
const comments = `query Comments($id: ID!, $after: String) {
  comments(kind: RECORDING, subjectId: $id, after: $after) {
    nodes { id parts { text } author { name } replyCount replies { id } reactions { kind count } }
    pageInfo { hasNextPage endCursor } } }`;
const activity = `query Activity($after: String) {
  familyActivity(after: $after) { nodes { id kind at title path actor { name } }
    pageInfo { hasNextPage endCursor } } }`;

const measured: Record<string, number> = {};
await fill(quiet, few);
measured['comments, few'] = await costOf(comments, { id: quiet });
measured['comments, many'] = await costOf(comments, { id: busy });
const middle = await cursorAfter(comments, { id: busy }, 'comments');
measured['comments, many, deep'] = await costOf(comments, { id: busy, after: middle });
measured['events, many'] = await costOf(activity, {});
const before = await cursorAfter(activity, {}, 'familyActivity');
measured['events, many, deep'] = await costOf(activity, { after: before });
await database.query(
  'delete from family_events where id not in (select id from family_events order by at desc limit 60)',
);
await database.query('vacuum analyze family_events');
measured['events, few'] = await costOf(activity, {});
for (const [page, cost] of Object.entries(measured)) {
  console.log(`${page}: ${Math.round(cost)} µs of CPU a page`);
}
const beside = (many: string, few: string) => (measured[many] ?? NaN) / (measured[few] ?? NaN);
verdict('comments of many beside few', beside('comments, many', 'comments, few'), { max: 1.5 });
verdict('comments, deep', beside('comments, many, deep', 'comments, few'), { max: 1.5 });
verdict('events of many beside few', beside('events, many', 'events, few'), { max: 1.5 });
verdict('events, deep', beside('events, many, deep', 'events, few'), { max: 1.5 });
await database.end();
await product.stop();

/** A recording that its family can talk about; stored elsewhere and lately read back. */
async function recording(): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
       claimed_type, mime_type, bytes, sha256, duration_ms, verify_at, created_at, updated_at)
     select $1, family_id, user_id, gen_random_uuid(), 'VOICE', 'READY', 'recorded', 'How we met',
       'audio/webm', 'audio/webm', 480000, repeat('a1', 32), 30000, now() + interval '80 days', now(),
       now()
     from memberships where user_id = (select id from users where email = 'bench@example.org')`,
    [id],
  );
  return id;
}

/** Comments without words, as a page shows whose key is lost, and the events about them. */
async function fill(id: string, count: number): Promise<void> {
  await database.query(
    `with made as (
       insert into comments (id, family_id, subject_kind, subject_id, author_id, client_id, created_at)
       select uuidv7(), family_id, 'RECORDING', id, created_by, id || ' ' || n,
         date_trunc('second', now()) - n * interval '1 second'
       from recordings, generate_series(1, $2) n where id = $1
       returning id, family_id, author_id, created_at)
     insert into family_events (id, family_id, kind, actor_id, subject_kind, subject_id, at)
     select gen_random_uuid(), family_id, 'COMMENT_ADDED', author_id, 'COMMENT', id, created_at
     from made`,
    [id, count],
  );
  await database.query('vacuum analyze comments, family_events, recordings');
}

interface ListPage {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

/** Of the place that half of all rows stand before. */
async function cursorAfter(query: string, variables: object, list: string): Promise<string> {
  let after: string | null = null;
  for (let page = 0; page < sized(170, 4); page += 1) {
    const answer = await fetch(`${product.origin}/graphql`, {
      method: 'POST',
      headers: { cookie, origin: product.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { ...variables, after } }),
    });
    const { data, errors } = (await answer.json()) as {
      data: Record<string, ListPage> | null;
      errors?: unknown;
    };
    if (!data) throw new Error(JSON.stringify(errors));
    after = data[list]?.pageInfo.endCursor ?? null;
  }
  if (after === null) throw new Error('the list ended too early');
  return after;
}

/** @returns microseconds of CPU of a request */
async function costOf(query: string, variables: object): Promise<number> {
  const headers = { cookie, origin: product.origin, 'content-type': 'application/json' };
  const request = requestText('POST', '/graphql', headers, JSON.stringify({ query, variables }));
  const costs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = product.serverCpu() + product.databaseCpu();
    const { requests } = await load(product.port, request, { seconds: 2 });
    // The first round warms up.
    if (round > 0) {
      costs.push(((product.serverCpu() + product.databaseCpu() - before) * 1e6) / requests);
    }
  }
  return median(costs);
}
