import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { createMigrationOrm } from '#platform/database/orm.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const run = <Row = object>(sql: string) => test.app.orm.em.getConnection().execute<Row[]>(sql);
const kinds = () =>
  run<{ kind: string }>('select kind from newsletter_issues order by created_at, kind');

/** The database as the release before 0390 left it. */
async function undo(): Promise<void> {
  const orm = createMigrationOrm(test.databaseUrl);
  await orm.migrator.down({ migrations: ['0390-written-issues'] });
  await orm.close();
}

it('an issue that an earlier release stored as a letter is a written one, and its digests stay', async () => {
  await undo();
  for (const kind of ['LETTER', 'WEEKLY']) {
    await run(`insert into newsletter_issues
      (id, kind, subject, preview, intro, post_ids, created_at, updated_at)
      values (uuidv7(), '${kind}', 'Spring', '', '', '{}', '2041-04-01', '2041-04-01')`);
  }
  await migrate(test.databaseUrl);
  expect(await kinds()).toEqual([{ kind: 'WEEKLY' }, { kind: 'WRITTEN' }]);
  await undo();
  expect(await kinds()).toEqual([{ kind: 'LETTER' }, { kind: 'WEEKLY' }]);
  await migrate(test.databaseUrl);
});
