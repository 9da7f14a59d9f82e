import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityManager } from '#platform/database/orm.ts';
import { asPrepared, preparedStatement } from '#platform/database/prepared.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Accounts {
  users: { id: string; email: string };
}

/** Runs of every prepared statement of this connection with `part` in its text. */
async function preparedWith(em: EntityManager, part: string): Promise<number[]> {
  const { rows } = await sql<{ runs: string }>`
    select generic_plans + custom_plans as runs from pg_prepared_statements
    where position(${part} in statement) > 0`.execute(em.getKysely());
  return rows.map(({ runs }) => Number(runs));
}

it('a prepared statement is parsed once a connection and run with other values', async () => {
  const add = preparedStatement<{ sum: number }>('select $1::int + $2::int as sum');
  await test.app.orm.em.fork().transactional(async (em) => {
    expect(await add(em, [1, 2])).toEqual([{ sum: 3 }]);
    expect(await add(em, [40, 2])).toEqual([{ sum: 42 }]);
    expect(await preparedWith(em, '$1::int + $2::int as sum')).toEqual([2]);
  });
});

it('a statement of Kysely is prepared when it is marked, and only then', async () => {
  await test.app.orm.em.fork().transactional(async (em) => {
    const byEmail = em.getKysely<Accounts>().selectFrom('users').where('email', '=', 'nobody');
    await byEmail.select('id').execute();
    expect(await preparedWith(em, 'from "users" where "email"')).toEqual([]);
    for (const _run of [1, 2, 3]) await byEmail.modifyFront(asPrepared).select('id').execute();
    expect(await preparedWith(em, 'from "users" where "email"')).toEqual([3]);
  });
});

it('a value that reads like the mark prepares nothing', async () => {
  await test.app.orm.em.fork().transactional(async (em) => {
    const { rows } = await sql<{ said: string }>`
      select ${'/* prepared */'}::text as said`.execute(em.getKysely());
    expect(rows).toEqual([{ said: '/* prepared */' }]);
    expect(await preparedWith(em, '$1::text as said')).toEqual([]);
  });
});
