import { fillTables } from './harness/big-tables.ts';
import { listCases, type ListCase } from './harness/list-cases.ts';
import { load, requestText } from './harness/load.ts';
import { signUp, startProduct } from './harness/product.ts';
import { startReference } from './harness/reference.ts';
import { sized } from './harness/size.ts';
import { median, verdict } from './harness/verdict.ts';

const rows = sized(100_000, 500);
const page = 50;
const rounds = sized(3, 1);

/** The lists that are asked for most, 50 of 100,000 rows, beside Fastify and pg by hand. */
const product = await startProduct();
const cookie = await signUp(product.origin);
await fillTables(product.databaseUrl, rows);
const reference = await startReference('lists.ts', { DATABASE_URL: product.databaseUrl });
interface Cost {
  server: number;
  database: number;
}
// Every list warms up before one is measured.
for (const asked of Object.values(listCases(page))) {
  const request = requestText('POST', '/graphql', headersOf(asked), bodyOf(asked));
  await load(product.port, request, { seconds: 2 });
  await load(reference.port, request, { seconds: 1 });
}
const table: Record<string, object> = {};
const ratios: [name: string, ratio: number][] = [];
for (const [name, asked] of Object.entries(listCases(page))) {
  await assertSameRows(name, asked);
  const request = requestText('POST', '/graphql', headersOf(asked), bodyOf(asked));
  const ours: Cost[] = [];
  const theirs: Cost[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [
      await costOf(product.port, request, product.serverCpu),
      await costOf(reference.port, request, reference.cpu),
    ] as const;
    // The first round warms up.
    if (round === 0) continue;
    ours.push(pair[0]);
    theirs.push(pair[1]);
  }
  const [server, database] = [of(ours, 'server'), of(ours, 'database')];
  const byHand = of(theirs, 'server') + of(theirs, 'database');
  table[name] = {
    'server, µs': Math.round(server),
    'database, µs': Math.round(database),
    'whole, µs': Math.round(server + database),
    'server by hand': Math.round(of(theirs, 'server')),
    'database by hand': Math.round(of(theirs, 'database')),
    'whole by hand': Math.round(byHand),
  };
  ratios.push([name, (server + database) / byHand]);
}
console.table(table);
for (const [name, ratio] of ratios) {
  verdict(`CPU of ${page} of ${rows} rows, ${name}, server and database`, ratio, { max: 1.6 });
}
await reference.stop();
await product.stop();

function headersOf({ list }: ListCase): Record<string, string> {
  const { origin } = product;
  return { cookie, 'content-type': 'application/json', origin, 'x-list': list };
}

function bodyOf({ query, variables }: ListCase): string {
  return JSON.stringify({ query, variables });
}

async function costOf(port: number, request: string, serverCpu: () => number): Promise<Cost> {
  const before = { server: serverCpu(), database: product.databaseCpu() };
  const { requests } = await load(port, request, { seconds: 2 });
  const micros = (seconds: number) => (seconds * 1e6) / requests;
  return {
    server: micros(serverCpu() - before.server),
    database: micros(product.databaseCpu() - before.database),
  };
}

function of(costs: readonly Cost[], part: keyof Cost): number {
  return median(costs.map((cost) => cost[part]));
}

async function assertSameRows(name: string, asked: ListCase): Promise<void> {
  interface Page {
    nodes: { id: string }[];
  }
  const ask = async (port: number): Promise<unknown> => {
    const answer = await fetch(`http://localhost:${port}/graphql`, {
      method: 'POST',
      headers: headersOf(asked),
      body: bodyOf(asked),
    });
    return answer.json();
  };
  const ours = (await ask(product.port)) as { data?: Record<string, Page>; errors?: unknown };
  const theirs = (await ask(reference.port)) as Page;
  const ids = (found: Page | undefined) => found?.nodes.map(({ id }) => id).join();
  if (theirs.nodes.length !== page || ids(ours.data?.[asked.list]) !== ids(theirs)) {
    throw new Error(`${name}: not the same rows: ${JSON.stringify(ours).slice(0, 500)}`);
  }
}
