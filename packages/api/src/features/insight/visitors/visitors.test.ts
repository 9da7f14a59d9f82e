import { randomUUID } from 'node:crypto';
import { VISITOR_COUNT } from '@infinite/schema/catalogue/site-settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { forgetVisitsSweep } from '#features/insight/visitors/forget-visits.sweep.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const run = (sql: string) => test.app.orm.em.getConnection().execute<{ count: number }[]>(sql);

async function badge(mode: string): Promise<void> {
  await run(`update site_settings set visitor_badge = '${mode}'`);
  const told = Promise.withResolvers<void>();
  await test.app.notifications.listen('site-settings', () => told.resolve());
  await run(`select pg_notify('site-settings', '')`);
  await told.promise;
}

const beat = (body: object, remoteAddress = '192.0.2.1') =>
  test.server.inject({ method: 'POST', url: '/api/visitors', payload: body, remoteAddress });

it('counts nobody while the badge does not count real visitors', async () => {
  expect((await beat({ visit: randomUUID() })).statusCode).toBe(404);
  await badge('OFF');
  expect((await beat({ visit: randomUUID() })).statusCode).toBe(404);
  expect((await run('select count(*)::int as count from page_visits'))[0]?.count).toBe(0);
});

it('counts each open page once, and not those that were closed', async () => {
  await badge('LIVE');
  const [ann, ben] = [randomUUID(), randomUUID()];
  expect((await beat({ visit: ann })).json()).toEqual({ count: 1 });
  expect((await beat({ visit: ben })).json()).toEqual({ count: 2 });
  expect((await beat({ visit: ann })).json()).toEqual({ count: 2 });
  test.clock.advance({ seconds: VISITOR_COUNT.goneAfterSeconds - 1 });
  expect((await beat({ visit: ann })).json()).toEqual({ count: 2 });
  test.clock.advance({ seconds: 2 });
  expect((await beat({ visit: ann })).json()).toEqual({ count: 1 });
  await forgetVisitsSweep.run(newContext(test.app, { kind: 'system', job: 'forget' }));
  expect((await run('select count(*)::int as count from page_visits'))[0]?.count).toBe(1);
});

it('stores nothing of a visitor but the id that the page made up', async () => {
  const columns = await test.app.orm.em
    .getConnection()
    .execute<{ column_name: string }[]>(
      "select column_name from information_schema.columns where table_name = 'page_visits'",
    );
  expect(columns.map(({ column_name: name }) => name).sort()).toEqual(['seen_at', 'visit']);
  expect((await beat({ visit: randomUUID() })).headers['set-cookie']).toBeUndefined();
});

it('refuses what is not a visit, and one address that makes up too many', async () => {
  expect((await beat({ visit: 'x' })).statusCode).toBe(400);
  expect((await beat({})).statusCode).toBe(400);
  const answers: number[] = [];
  for (let index = 0; index <= VISITOR_COUNT.perAddress.max; index += 1) {
    answers.push((await beat({ visit: randomUUID() }, '192.0.2.7')).statusCode);
  }
  expect(answers.at(-1)).toBe(429);
  expect(answers.filter((status) => status === 200)).toHaveLength(VISITOR_COUNT.perAddress.max);
});
