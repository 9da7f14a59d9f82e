import { defineEntity, p } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, it } from 'vitest';
import { newId } from '#platform/database/id.ts';
import { instant } from '#platform/database/instant-type.ts';
import { createOrm, type EntityManager, type Orm } from '#platform/database/orm.ts';
import { rowsOf, tables, type RowOf } from '#platform/database/tables.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const ShelfEntity = defineEntity({
  name: 'TestShelf',
  tableName: 'test_shelves',
  properties: { id: p.uuid().primary(), placeName: p.text(), builtAt: instant() },
});

const BookEntity = defineEntity({
  name: 'TestBook',
  tableName: 'test_books',
  properties: {
    id: p.uuid().primary(),
    shelfId: p.uuid().nullable(),
    sortKey: p.text(),
    tags: p.array(),
    facts: p.json<readonly string[] | { pages: number }>(),
    printedOn: p.string().columnType('date').nullable(),
    sizeBytes: p.bigint('number').default(0),
    coverImage: p.blob().$type<Uint8Array>().nullable(),
    // The mapper's own name for it would be `mp3length`.
    mp3Length: p.integer().fieldName('mp3_length').nullable(),
    addedAt: instant(),
    lentAt: instant().nullable(),
  },
});
type Book = RowOf<typeof BookEntity>;

const noon = Temporal.Instant.from('2041-05-04T12:00:00.123Z');
const later = noon.add({ hours: 30 });

let test: TestApp;
let orm: Orm;
let em: EntityManager;
beforeAll(async () => {
  test = await createTestApp();
  orm = createOrm(test.databaseUrl, [ShelfEntity, BookEntity]);
  await orm.em.getConnection().execute(`
    create table test_shelves (id uuid primary key, place_name text not null,
      built_at timestamptz not null);
    create table test_books (id uuid primary key, shelf_id uuid, sort_key text not null unique,
      tags text[] not null, facts jsonb not null, printed_on date,
      size_bytes bigint not null default 0, cover_image bytea, mp3_length integer,
      added_at timestamptz not null, lent_at timestamptz)`);
});
beforeEach(async () => {
  em = orm.em.fork();
  await em.execute('delete from test_books; delete from test_shelves');
});
afterAll(async () => {
  await orm.close();
  await test.close();
});

const db = () => tables(em, BookEntity, ShelfEntity);
const book = (change: Partial<Book> = {}) =>
  db()
    .insertInto('test_books')
    .values({
      ...{ id: newId(), sortKey: 'a', tags: ['old, "worn"'], facts: ['x'], addedAt: noon },
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

it('writes and reads a row as its entity has it', async () => {
  const coverImage = new Uint8Array([0, 255, 7]);
  const given = { printedOn: '1999-12-31', sizeBytes: 2 ** 40, mp3Length: 3, coverImage };
  const row = await book({ ...given, lentAt: later });
  expectTypeOf(row).toEqualTypeOf<Book>();
  expectTypeOf(row.addedAt).toEqualTypeOf<Temporal.Instant>();
  expect(row).toEqual({
    ...{ id: expect.any(String), shelfId: null, sortKey: 'a', tags: ['old, "worn"'] },
    ...{ facts: ['x'], addedAt: noon, lentAt: later },
    ...{ ...given, coverImage: Buffer.from(coverImage) },
  });
  const loaded = await em.findOneOrFail(BookEntity, { id: row.id });
  expect({ ...loaded }).toEqual(row);
});

it('writes json whatever it holds, by insert, update and upsert', async () => {
  for (const facts of [[], ['a'], { pages: 7 }]) {
    expect((await book({ sortKey: JSON.stringify(facts), facts })).facts).toEqual(facts);
  }
  const facts = ['b', 'c'];
  const set = await db().updateTable('test_books').set({ facts }).returning('facts').execute();
  expect(set).toEqual([{ facts }, { facts }, { facts }]);
  const upserted = await db()
    .insertInto('test_books')
    .values([{ id: newId(), sortKey: '[]', tags: [], facts: [], addedAt: noon }])
    .onConflict((conflict) =>
      conflict.column('sortKey').doUpdateSet(({ ref }) => ({
        facts: [],
        addedAt: later,
        tags: ref('excluded.tags'),
      })),
    )
    .returning(['facts', 'addedAt', 'tags'])
    .execute();
  expect(upserted).toEqual([{ facts: [], addedAt: later, tags: [] }]);
});

it('compares with instants and dates', async () => {
  await book({ printedOn: '2001-02-03' });
  const found = (at: Temporal.Instant, day: string) =>
    db()
      .selectFrom('test_books')
      .select('id')
      .where('addedAt', '<=', at)
      .where('addedAt', 'in', [at, later])
      .where('printedOn', '=', day)
      .execute();
  expect(await found(noon, '2001-02-03')).toHaveLength(1);
  expect(await found(noon, '2001-02-04')).toEqual([]);
  expect(await found(noon.subtract({ seconds: 1 }), '2001-02-03')).toEqual([]);
});

it('keeps names and values through joins, aliases, aggregates, CTEs and fragments', async () => {
  const shelf = { id: newId(), placeName: 'attic', builtAt: later };
  await db().insertInto('test_shelves').values(shelf).execute();
  const { id } = await book({ shelfId: shelf.id, sizeBytes: 5 });
  const joined = await db()
    .selectFrom('test_books as b')
    .leftJoin('test_shelves as s', 's.id', 'b.shelfId')
    .selectAll('b')
    .select(['placeName', 's.builtAt as shelfSince'])
    .select(sql<Temporal.Instant>`greatest(b.added_at, ${later})`.as('lastMoved'))
    .executeTakeFirstOrThrow();
  expect(joined).toMatchObject({ id, placeName: 'attic', shelfSince: later, lastMoved: later });
  expect(joined.addedAt).toEqual(noon);
  const [sums] = await db()
    .with('recent', (cte) =>
      cte.selectFrom('test_books').select(['shelfId', 'addedAt as movedAt', 'sizeBytes']),
    )
    .selectFrom('recent')
    .innerJoin('test_shelves', 'test_shelves.id', 'recent.shelfId')
    .select(({ fn }) => [
      'placeName',
      fn.max('movedAt').as('newestMove'),
      fn.countAll<number>().as('bookCount'),
      fn.max('sizeBytes').as('largestBytes'),
    ])
    .where((eb) => eb(eb.fn.coalesce('movedAt', 'builtAt'), '<', later))
    .groupBy('placeName')
    .execute();
  expect(sums).toEqual({ placeName: 'attic', newestMove: noon, bookCount: 1, largestBytes: 5 });
});

it('gives rows of raw SQL the same names and values', async () => {
  await book({ facts: { pages: 3 } });
  const rows = await rowsOf(
    em,
    sql<Pick<Book, 'addedAt' | 'facts'> & { inAll: number }>`
      select added_at, facts, count(*) over () as in_all from test_books where added_at = ${noon}`,
  );
  expect(rows).toEqual([{ addedAt: noon, facts: { pages: 3 }, inAll: 1 }]);
});

it('works in the transaction of its entity manager', async () => {
  const failing = em.transactional(async (em) => {
    await tables(em, BookEntity)
      .insertInto('test_books')
      .values({ id: newId(), sortKey: 'z', tags: [], facts: [], addedAt: noon })
      .execute();
    expect(await tables(em, BookEntity).selectFrom('test_books').selectAll().execute()).toEqual([
      expect.objectContaining({ sortKey: 'z' }),
    ]);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await db().selectFrom('test_books').selectAll().execute()).toEqual([]);
});

it('refuses an entity that no feature lists', () => {
  expect(() => tables(test.app.orm.em.fork(), BookEntity)).toThrow('TestBook');
});

it('refuses a bigint that a number would round', async () => {
  const statement = sql<{ big: number }>`select 9007199254740993::bigint as big`;
  await expect(rowsOf(em, statement)).rejects.toThrow('9007199254740993');
});
