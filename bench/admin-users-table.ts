import pg from 'pg';
import { load, requestText } from './harness/load.ts';
import { addMembers, commonName, cursorAfter, rareName } from './harness/many-users.ts';
import { signUp, startProduct } from './harness/product.ts';
import { startReference } from './harness/reference.ts';
import { sized } from './harness/size.ts';
import { median, verdict } from './harness/verdict.ts';

const few = sized(100_000, 2_000);
const many = sized(1_000_000, 4_000);
const rows = 50;
const rounds = sized(3, 1);

/**
 * The console's table of users: beside Fastify and pg with the same SQL by hand, and against
 * itself with ten times as many accounts.
 */
const product = await startProduct();
const cookie = await signUp(product.origin);
const headers = { cookie, 'content-type': 'application/json', origin: product.origin };
await becomeAdministrator();
await addMembers(product.databaseUrl, { from: 1, until: few });
const fields = `nodes { id username email subscriptionPlan role emailVerified createdAt lastSeenAt
  suspendedAt } pageInfo { hasNextPage endCursor }`;
const listOf = (wanted: string) => `query Users(
    $filter: UserFilter, $order: UserOrder, $first: Int, $after: String) {
  users(filter: $filter, order: $order, first: $first, after: $after) { ${wanted} }
}`;

await compareWithHand();
const cases = await consoleCases();
const fewCosts = await costsOf(cases);
await addMembers(product.databaseUrl, { from: few + 1, until: many });
const manyCosts = await costsOf(cases);
await product.stop();

const table: Record<string, object> = {};
for (const name of Object.keys(cases)) {
  const [less, more] = [costsIn(fewCosts, name), costsIn(manyCosts, name)];
  table[name] = {
    [`page, µs at ${few}`]: Math.round(less.page),
    [`at ${many}`]: Math.round(more.page),
    'page ×': (more.page / less.page).toFixed(2),
    [`count, µs at ${few}`]: Math.round(less.count),
    [`at ${many} `]: Math.round(more.count),
    'count ×': (more.count / less.count).toFixed(2),
  };
}
console.table(table);
for (const name of Object.keys(cases)) {
  const [less, more] = [costsIn(fewCosts, name), costsIn(manyCosts, name)];
  verdict(`${name}, page at ${many} beside ${few}`, more.page / less.page, { max: 1.5 });
  verdict(`${name}, count at ${many} beside ${few}`, more.count / less.count, { max: 1.5 });
}

/** µs of CPU of server and database. */
interface Costs {
  readonly page: number;
  readonly count: number;
}

function costsIn(costs: ReadonlyMap<string, Costs>, name: string): Costs {
  return costs.get(name) ?? { page: Number.NaN, count: Number.NaN };
}

/** What the console can ask for. */
async function consoleCases(): Promise<Record<string, object>> {
  const exact = await memberNamed(77);
  return {
    'newest first': {},
    'by name': { order: { by: 'USERNAME', descending: false } },
    'by name, downward': { order: { by: 'USERNAME', descending: true } },
    'by address': { order: { by: 'EMAIL', descending: false } },
    'seen last': { order: { by: 'LAST_SEEN', descending: true } },
    'seen longest ago': { order: { by: 'LAST_SEEN', descending: false } },
    'exact name': { filter: { search: exact } },
    'exact address': { filter: { search: `${exact}@inbox.example` } },
    'part of 11 names': { filter: { search: rareName } },
    'part of 1 name in 40': { filter: { search: commonName } },
    'part of 1 address in 3': { filter: { search: 'inbox.exam' } },
    'part of no name': { filter: { search: 'xylophone' } },
    'one plan': { filter: { plans: ['memory-plus'] } },
    'one plan, by name': {
      filter: { plans: ['memory-plus'] },
      order: { by: 'USERNAME', descending: false },
    },
    'one plan and part of 11 names': { filter: { search: rareName, plans: ['memory-plus'] } },
    'one plan and 1 name in 40': { filter: { search: commonName, plans: ['memory-plus'] } },
    administrators: { filter: { role: 'ADMIN' } },
    'address not proven': { filter: { emailVerified: false } },
    suspended: { filter: { suspended: true } },
  };
}

/**
 * What the console asks for, by case: the page, and its count apart. In CPU and not in time, which
 * on a shared machine tells more about the neighbors; of several rounds the cheapest, since they
 * only add.
 */
async function costsOf(wanted: Record<string, object>): Promise<Map<string, Costs>> {
  const costs = new Map<string, Costs>();
  for (const [name, variables] of Object.entries(wanted)) {
    costs.set(name, {
      page: await cheapest(listOf(fields), { first: rows, ...variables }),
      count: await cheapest(listOf('totalCount(atMost: 1001)'), { ...variables, first: 1 }),
    });
  }
  return costs;
}

async function cheapest(asking: string, variables: object): Promise<number> {
  const body = JSON.stringify({ query: asking, variables });
  await ask(product.port, body);
  const request = requestText('POST', '/graphql', headers, body);
  const costs: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    costs.push(await cpuOf(product.port, request, product.serverCpu, 0.7));
  }
  return Math.min(...costs);
}

async function compareWithHand(): Promise<void> {
  const reference = await startReference('users-list.ts', { DATABASE_URL: product.databaseUrl });
  const deep = Math.floor(few * 0.9);
  const shared = {
    'first page': { first: rows },
    [`search, 11 of ${few}`]: { first: rows, filter: { search: rareName } },
    [`page after ${deep} by its cursor`]: {
      first: rows,
      after: await cursorAfter(product.databaseUrl, deep),
    },
    'one paid plan': { first: rows, filter: { plans: ['memory-plus'] } },
  };
  const costs: Record<string, object> = {};
  const ratios: [name: string, ratio: number][] = [];
  for (const [name, variables] of Object.entries(shared)) {
    const body = JSON.stringify({ query: listOf(fields), variables });
    await assertSameRows(name, body, reference.port);
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
    costs[name] = {
      'µs of CPU': Math.round(median(ours)),
      'by hand': Math.round(median(theirs)),
    };
    ratios.push([name, median(ours) / median(theirs)]);
  }
  console.table(costs);
  for (const [name, ratio] of ratios) {
    verdict(`CPU of ${rows} of ${few} users, ${name}, server and database`, ratio, { max: 2 });
  }
  await reference.stop();
}

/** µs a request, of server and database together. */
async function cpuOf(
  port: number,
  request: string,
  serverCpu: () => number,
  seconds = 2,
): Promise<number> {
  const before = serverCpu() + product.databaseCpu();
  const { requests } = await load(port, request, { seconds });
  return ((serverCpu() + product.databaseCpu() - before) * 1e6) / requests;
}

async function ask(port: number, body: string): Promise<unknown> {
  const answer = await fetch(`http://localhost:${port}/graphql`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${answer.status}: ${text}`);
  return JSON.parse(text);
}

async function assertSameRows(name: string, body: string, otherPort: number): Promise<void> {
  interface Row {
    id: string;
  }
  const ours = (await ask(product.port, body)) as { data: { users: { nodes: Row[] } } };
  const theirs = (await ask(otherPort, body)) as { users: Row[] };
  const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join();
  if (theirs.users.length === 0 || ids(ours.data.users.nodes) !== ids(theirs.users)) {
    throw new Error(`${name}: the two do not answer the same rows`);
  }
}

async function becomeAdministrator(): Promise<void> {
  await query(`update users set role = 'admin' where email = 'bench@example.org'`);
}

async function memberNamed(number: number): Promise<string> {
  const [row] = await query(`select username from users where username like '%-%${number}'
    order by created_at desc limit 1`);
  return String(row?.['username']);
}

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}
