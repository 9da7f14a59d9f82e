import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { columnsByType, insertRows } from '#platform/database/insert-rows.ts';
import { tables } from '#platform/database/tables.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('inserts rows with documents, whatever characters these hold', async () => {
  const rows = [
    { familyId: null, note: 'a "b"\u001E', first: { text: '\u001E \\ " é \n' }, second: null },
    { familyId: null, note: null, first: ['null'], second: { one: [1, null] } },
    { familyId: null, note: '', first: '', second: 'x' },
  ];
  const columns = columnsByType({
    uuid: ['familyId'],
    text: ['note'],
    jsonb: ['first', 'second'],
  });
  const kept = await test.app.orm.em.fork().transactional(async (em) => {
    await sql`create temp table documents
      (ordinal serial, family_id uuid, note text, first jsonb, second jsonb) on commit drop`.execute(
      tables(em),
    );
    await insertRows(em, 'documents', columns, rows);
    const { rows: found } = await sql`
      select family_id as "familyId", note, first, second from documents order by ordinal`.execute(
      tables(em),
    );
    return found;
  });
  expect(kept).toEqual(rows);
});
