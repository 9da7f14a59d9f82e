import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import { tables } from '#platform/database/tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('builds a statement once for each shape and runs it with the values of each call', async () => {
  const { em } = test.app.orm;
  const run = compiledOnce<{ userName: string; size: number }>();
  let built = 0;
  const ask = (size: number, name: string, other: string) =>
    run(em, `${size}`, { name, other }, (values) => {
      built += 1;
      return tables(em)
        .selectNoFrom([
          sql<string>`${values.other}::text || ${values.name}::text || ${values.name}::text`.as(
            'userName',
          ),
          sql<number>`${size}::int`.as('size'),
        ])
        .$castTo<{ userName: string; size: number }>();
    });
  expect(await ask(1, 'a', 'b')).toEqual([{ userName: 'baa', size: 1 }]);
  expect(await ask(1, 'c', 'd')).toEqual([{ userName: 'dcc', size: 1 }]);
  expect(built).toBe(1);
  expect(await ask(2, 'e', 'f')).toEqual([{ userName: 'fee', size: 2 }]);
  expect(built).toBe(2);
});
