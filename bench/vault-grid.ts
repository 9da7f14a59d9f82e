import { readFile } from 'node:fs/promises';
import pg from 'pg';
import sharp from 'sharp';
import { signUp, startProduct } from './harness/product.ts';
import { scrollGrid } from './harness/scroll-grid.ts';
import { sized } from './harness/size.ts';
import { fillVault, largeMonth } from './harness/full-vault.ts';
import { median, verdict } from './harness/verdict.ts';

const items = sized(100_000, 2000);
const rounds = sized(15, 2);
const member = `(select m.family_id from memberships m join users u on u.id = m.user_id
  where u.email = 'bench@example.org')`;
const seen = `exists (select 1 from recordings r where r.id = f.recording_id and r.state <> 'UPLOADING'
  and not r.held_for_author and r.audience = 'FAMILY')`;
const counts = `select left(taken_local, 7), count(*) from item_facts f
  where family_id = ${member} and ${seen} group by 1 order by 1 desc`;
const page = (where: string, limit: number) => `
  select r.id, r.kind, r.title, p.width, p.height from item_facts f join recordings r on r.id = f.recording_id
    left join photo_forms p on p.recording_id = r.id
  where f.family_id = ${member} and ${where} and ${seen}
  order by f.taken_local desc, f.recording_id desc limit ${limit}`;

/**
 * The grid of a family with 100,000 items: what the server spends on its first page, on a jump and on the counts of
 * the months, beside the bare SQL; and what a browser shows while it scrolls, beside a page without anything.
 */
const product = await startProduct();
const cookie = await signUp(product.origin);
await fillVault(product.databaseUrl, items);
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();

const block = `query ($month: String!, $after: String) {
  timeline(month: $month, after: $after, first: 100) { nodes { id kind title durationMs
    facts { taken { local } } forms { placeholder smallUrl } } } }`;
const marks = (
  await ask<{ timelineMarks: string[] }>(
    'query ($month: String!) { timelineMarks(month: $month) }',
    { month: largeMonth },
  )
).timelineMarks;
const middle = marks[Math.floor(marks.length / 2)] ?? null;
const inMonth = (month: string) => `f.taken_local >= '${month}' and f.taken_local < '${month}~'`;

const cases: Record<string, [product: () => Promise<unknown>, bare: () => Promise<unknown>]> = {
  'first page': [
    async () => (await fetch(`${product.origin}/memory-vault`, { headers: { cookie } })).text(),
    async () => {
      await client.query(counts);
      await client.query(page('true', 61));
    },
  ],
  'months alone': [() => ask('{ timelineMonths { month count } }', {}), () => client.query(counts)],
  'a jump to a month': [
    () => ask(block, { month: '1995-06' }),
    () => client.query(page(inMonth('1995-06'), 101)),
  ],
  'a jump into a large month': [
    () => ask(block, { month: largeMonth, after: middle }),
    () => client.query(page(inMonth(largeMonth), 101)),
  ],
  'marks of a large month': [
    () => ask('query ($month: String!) { timelineMarks(month: $month) }', { month: largeMonth }),
    () =>
      client.query(`select f.taken_local, f.recording_id, row_number() over () from item_facts f
        where family_id = ${member} and ${inMonth(largeMonth)} and ${seen}`),
  ],
};
const table: Record<string, Record<string, number>> = {};
for (const [name, [ours, bare]] of Object.entries(cases)) {
  const one = await costOf(ours);
  const other = await costOf(bare);
  table[name] = {
    ms: one.ms,
    'CPU ms, server': one.server,
    'CPU ms, database': one.database,
    'bare SQL, ms': other.ms,
    'times the bare SQL': Math.round((one.ms / other.ms) * 10) / 10,
  };
}
console.table(table);

const fixture = await readFile('tests/fixtures/photos/03-two-people.jpg');
const picture = await sharp(fixture).resize(400, 400, { fit: 'inside' }).webp().toBuffer();
const shown = await scrollGrid({ origin: product.origin, cookie, picture, seconds: sized(8, 1) });
console.table(shown.table);
verdict('the median frame beside an empty page', shown.ratio, { max: 1.2 });
verdict('heap after 40 jumps beside before', shown.heapRatio, { max: 2 });
const jump = table['a jump into a large month'];
verdict(
  'a jump beside the first page',
  (jump?.['ms'] ?? NaN) / (table['first page']?.['ms'] ?? NaN),
  {
    max: 1,
  },
);
await client.end();
await product.stop();

async function costOf(work: () => Promise<unknown>) {
  await work();
  const times: number[] = [];
  const before = { server: product.serverCpu(), database: product.databaseCpu() };
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const each = (seconds: number) => Math.round((seconds * 10_000) / rounds) / 10;
  return {
    ms: Math.round(median(times) * 10) / 10,
    server: each(product.serverCpu() - before.server),
    database: each(product.databaseCpu() - before.database),
  };
}

async function ask<Data>(query: string, variables: object): Promise<Data> {
  const answer = await fetch(`${product.origin}/graphql`, {
    method: 'POST',
    headers: { cookie, origin: product.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data | null; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}
