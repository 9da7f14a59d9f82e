import { expect, inject, it, vi } from 'vitest';
import { createOrm } from '#platform/database/orm.ts';

it.each([
  ['the first connection is being made', 1, false],
  ['a further connection is being made', 2, true],
  ['a connection is in use', 1, true],
  ['queries wait for a connection', 60, true],
])('answers every query under way when it is closed while %s', async (_when, queries, isOpen) => {
  const orm = createOrm(inject('databaseUrl'), []);
  const connection = orm.em.getConnection();
  if (isOpen) await connection.execute('select 0');
  const pool = await connection.getNativeClient();
  const asked = vi.spyOn(pool, 'connect');
  const answers = Array.from({ length: queries }, (_, n) =>
    connection.execute<{ n: number }[]>(`select ${n} as n`),
  );
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(queries));
  await orm.close();
  expect((await Promise.all(answers)).flat()).toHaveLength(queries);
  await expect(pool.connect()).rejects.toThrow('the database has been closed');
});
