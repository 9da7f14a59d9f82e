import { afterAll, expect, it } from 'vitest';
import { newId } from '#platform/database/id.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createMigrationOrm } from '#platform/database/orm.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

const query = (sql: string, values: unknown[] = []): Promise<object[]> =>
  test.app.orm.em.getConnection().execute(sql, values);

async function addAudit(state: string, problems: readonly [path: string, code: string][]) {
  const id = newId();
  await query(
    `insert into seo_runs (id, state, requested_at, touched_at) values (?, ?, now(), now())`,
    [id, state],
  );
  for (const [path, code] of problems) {
    await query(`insert into seo_problems (run_id, path, code, detail) values (?, ?, ?, '')`, [
      ...[id, path, code],
    ]);
  }
  return id;
}

it('audits of an earlier release are compared with those before them', async () => {
  const orm = createMigrationOrm(test.databaseUrl);
  await orm.migrator.down({ migrations: ['0650-seo-tables'] });
  await orm.close();
  const first = await addAudit('DONE', [
    ['/', 'NO_TITLE'],
    ['/about', 'STATUS'],
  ]);
  await addAudit('FAILED', []);
  const second = await addAudit('DONE', [
    ['/', 'NO_TITLE'],
    ['/blog', 'HEAVY'],
  ]);
  await migrate(test.databaseUrl);
  expect(
    await query(
      `select id, problem_count, new_problems, solved_problems from seo_runs
       where state = 'DONE' order by id`,
    ),
  ).toEqual([
    { id: first, problem_count: 2, new_problems: null, solved_problems: null },
    { id: second, problem_count: 2, new_problems: 1, solved_problems: 1 },
  ]);
  const found = `select path, is_new from seo_problems where run_id = ? order by severity`;
  expect(await query(found, [second])).toEqual([
    { path: '/', is_new: false },
    { path: '/blog', is_new: true },
  ]);
});
