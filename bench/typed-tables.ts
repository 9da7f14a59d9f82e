import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineEntity, p } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { instant, instantFrom } from '../packages/api/src/platform/database/instant-type.ts';
import { createOrm, type EntityManager } from '../packages/api/src/platform/database/orm.ts';
import { tables } from '../packages/api/src/platform/database/tables.ts';
import { startEmbeddedPostgres } from '../packages/server/src/embedded-postgres.ts';
import { sized } from './harness/size.ts';
import { median, verdict } from './harness/verdict.ts';

const page = 50;
const queries = sized(2_000, 20);
const rounds = sized(9, 2);

const NoteEntity = defineEntity({
  name: 'BenchNote',
  tableName: 'bench_notes',
  properties: {
    id: p.integer().primary(),
    authorId: p.uuid(),
    rating: p.smallint(),
    body: p.text(),
    displayName: p.text(),
    facts: p.json<object>(),
    sizeBytes: p.bigint('number'),
    writtenAt: instant(),
    publishedAt: instant().nullable(),
  },
});

interface Stored {
  id: number;
  author_id: string;
  rating: number;
  body: string;
  display_name: string;
  facts: object;
  size_bytes: string | number;
  written_at: Date | string;
  published_at: Date | string | null;
}

/** A list of 50 rows as values of the code: typed tables beside `pg` with a mapper by hand. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'infinite-bench-'));
const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const pool = new pg.Pool({ connectionString: database.url });
const orm = createOrm(database.url, [NoteEntity]);
// Without our own conversions at the driver.
const plain = new MikroORM({ clientUrl: database.url, entities: [NoteEntity] });
const ormOf = (name: Ways) => (name === 'typed tables' ? orm : plain);
await pool.query(`
  create table bench_notes (id integer primary key, author_id uuid not null,
    rating smallint not null, body text not null, display_name text not null,
    facts jsonb not null, size_bytes bigint not null, written_at timestamptz not null,
    published_at timestamptz);
  insert into bench_notes select n, gen_random_uuid(), 5, repeat('word ', 20), 'Ann L.',
    '{"pages": 7}', n * 1000, now(), now() from generate_series(1, ${page}) n`);

type Ways = 'typed tables' | 'Kysely and a mapper' | 'convertValues' | 'entities' | 'pg by hand';
const ways: Record<Ways, (em: EntityManager) => Promise<readonly object[]>> = {
  'typed tables': (em) =>
    tables(em, NoteEntity).selectFrom('bench_notes').selectAll().orderBy('id').execute(),
  'Kysely and a mapper': async (em) => {
    const db = em.getKysely<{ bench_notes: Stored }>();
    const rows = await db.selectFrom('bench_notes').selectAll().orderBy('id').execute();
    return rows.map(noteFrom);
  },
  convertValues: (em) =>
    em
      .getKysely<{ bench_notes: Stored }>({
        columnNamingStrategy: 'property',
        convertValues: true,
      })
      .selectFrom('bench_notes')
      .selectAll()
      .orderBy('id')
      .execute(),
  entities: (em) => em.find(NoteEntity, {}, { orderBy: { id: 'asc' } }),
  'pg by hand': async () =>
    (await pool.query<Stored>('select * from bench_notes order by id')).rows.map(noteFrom),
};

const names = Object.keys(ways) as Ways[];
const texts = await Promise.all(
  names.map(async (name) => JSON.stringify((await ways[name](ormOf(name).em.fork())).map(sorted))),
);
if (new Set(texts).size !== 1) throw new Error(`the ways differ:\n${texts.join('\n')}`);

const micros = new Map(names.map((name) => [name, [] as number[]]));
for (let round = 0; round <= rounds; round += 1) {
  for (const name of names) {
    const { em } = ormOf(name);
    const before = process.cpuUsage();
    for (let query = 0; query < queries; query += 1) await ways[name](em.fork());
    const { user, system } = process.cpuUsage(before);
    // The first round warms up.
    if (round > 0) micros.get(name)?.push((user + system) / queries);
  }
}
const cpu = (name: Ways) => median(micros.get(name) ?? []);
console.table(
  Object.fromEntries(names.map((name) => [name, { 'µs of CPU a list': Math.round(cpu(name)) }])),
);
verdict(`CPU of a list of ${page} typed rows`, cpu('typed tables') / cpu('pg by hand'), {
  max: 1.3,
});
await orm.close();
await plain.close();
await pool.end();
await database.stop();
await rm(dataDir, { recursive: true, force: true });

function sorted(row: object): object {
  return Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function noteFrom(row: Stored): object {
  const { id, rating, body, facts } = row;
  return {
    ...{ id, rating, body, facts },
    authorId: row.author_id,
    displayName: row.display_name,
    sizeBytes: Number(row.size_bytes),
    writtenAt: instantFrom(row.written_at),
    publishedAt: row.published_at === null ? null : instantFrom(row.published_at),
  };
}
