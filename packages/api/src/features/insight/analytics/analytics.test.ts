import { AnalyticsDocument, type AnalyticsQuery } from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { closeDays } from '#features/insight/analytics/close-days.sweep.ts';
import { viewOf } from '#features/insight/growth/testing/readers.ts';
import { VisitPipeline } from '#features/insight/visitors/index.ts';
import { newId } from '#platform/database/id.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

// A Saturday.
const now = '2041-05-04T10:00:00Z';
let test: TestApp;
let admin: TestMember;
beforeAll(async () => {
  test = await createTestApp({ now });
  admin = await signUpMember(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(now);
  await run('delete from users where id not in (select user_id from memberships)');
  await run('delete from analytics_days');
  await run('delete from analytics_closed');
  await run('update users set created_at = ?', ['2041-05-04T09:00:00Z']);
});

const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute(sql, values);

async function signUps(at: string, count = 1): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const id = newId();
    await run(
      `insert into users (id, email, email_key, username, username_key, created_at)
       values (?, ?, ?, ?, ?, ?)`,
      [id, id, id, id, id, at],
    );
  }
}

type Unit = 'DAY' | 'WEEK' | 'MONTH';
type Range = 'DAYS_7' | 'DAYS_30' | 'DAYS_365';

async function read(range: Range, unit: Unit): Promise<AnalyticsQuery['analytics']> {
  const { data, errors } = await graphql(test, AnalyticsDocument, { range, unit }, admin.cookie);
  expect(errors).toEqual([]);
  return data!.analytics;
}

const seriesOf = (analytics: AnalyticsQuery['analytics'], kind: string) =>
  analytics.series.find((series) => series.kind === kind)!;

const sweep = () => closeDays(newContext(test.app, { kind: 'system', job: 'test' }));

describe('analytics', () => {
  it('counts sign-ups by the UTC day they happened on, today included', async () => {
    await signUps('2041-05-03T23:59:59Z', 2);
    await signUps('2041-04-28T00:00:00Z');
    await signUps('2041-04-27T23:59:59Z'); // a second too early for seven days
    const analytics = await read('DAYS_7', 'DAY');
    expect([analytics.from, analytics.to]).toEqual(['2041-04-28', '2041-05-04']);
    const { points, total } = seriesOf(analytics, 'SIGN_UPS');
    expect(points.map(({ value }) => value)).toEqual([1, 0, 0, 0, 0, 2, 1]);
    expect(total).toBe(4);
  });

  it('compares each point with the same days of the time before, in the same query', async () => {
    await signUps('2041-05-01T12:00:00Z', 2);
    await signUps('2041-04-24T12:00:00Z', 5);
    await signUps('2041-04-20T12:00:00Z', 7); // a day too early
    const analytics = await read('DAYS_7', 'DAY');
    expect(analytics.beforeFrom).toBe('2041-04-21');
    const { points, totalBefore } = seriesOf(analytics, 'SIGN_UPS');
    expect(points.find(({ from }) => from === '2041-05-01')).toMatchObject({ value: 2, before: 5 });
    expect(totalBefore).toBe(5);
  });

  it('returns the users of this month and the last, however short the range is', async () => {
    await signUps('2041-05-01T00:00:00Z', 2);
    await signUps('2041-04-30T23:59:59Z', 3);
    await signUps('2041-03-31T23:59:59Z', 5);
    const { months } = await read('DAYS_7', 'WEEK');
    expect(months).toMatchObject({ usersThisMonth: 3, usersLastMonth: 3 });
  });

  it('returns the same before and after days are closed, and no longer counts closed days', async () => {
    await signUps('2041-01-15T12:00:00Z', 4);
    await signUps('2041-05-02T12:00:00Z', 2);
    await signUps('2041-05-03T12:00:00Z', 1);
    const before = await read('DAYS_365', 'MONTH');
    await sweep();
    expect(await read('DAYS_365', 'MONTH')).toEqual(before);
    await run(`delete from users where created_at < '2041-02-01'`);
    expect(seriesOf(await read('DAYS_365', 'MONTH'), 'SIGN_UPS').total).toBe(8);
  });

  it('counts again when it does not know which days are closed, and nothing twice', async () => {
    await signUps('2041-04-20T12:00:00Z', 2);
    await sweep();
    await run('delete from analytics_closed');
    const forgotten = await read('DAYS_30', 'DAY');
    expect(seriesOf(forgotten, 'SIGN_UPS').total).toBe(3);
    await sweep();
    expect(await read('DAYS_30', 'DAY')).toEqual(forgotten);
  });

  it('leaves yesterday open until an hour after midnight, and closes a day once', async () => {
    await signUps('2041-05-01T12:00:00Z');
    test.clock.set('2041-05-04T00:59:00Z');
    await sweep();
    const closed = () => run(`select through::text from analytics_closed where kind = 'SIGN_UPS'`);
    expect(await closed()).toEqual([{ through: '2041-05-02' }]);
    test.clock.set('2041-05-04T01:01:00Z');
    await sweep();
    await sweep();
    expect(await closed()).toEqual([{ through: '2041-05-03' }]);
  });

  it('counts opened pages without a query for each, and writes them when it stops', async () => {
    const first = new VisitPipeline(test.app);
    const second = new VisitPipeline(test.app);
    for (let visit = 0; visit < 3; visit += 1) first.opened(viewOf('192.0.2.1'));
    second.opened(viewOf('192.0.2.1'));
    await Promise.all([first.stop(), second.stop()]);
    expect(seriesOf(await read('DAYS_7', 'DAY'), 'VISITS').total).toBe(4);
  });

  it('sums payments without refunds, by month, in cents', async () => {
    const pay = (at: string, cents: number, refunded = 0) =>
      run(`insert into payments (id, cents, refunded_cents, paid_at) values (?, ?, ?, ?)`, [
        newId(),
        cents,
        refunded,
        at,
      ]);
    await pay('2041-05-02T12:00:00Z', 3195);
    await pay('2041-05-03T12:00:00Z', 2495, 2495);
    await pay('2041-04-30T23:59:59Z', 2495);
    await sweep();
    const analytics = await read('DAYS_30', 'MONTH');
    expect(analytics.months).toMatchObject({ revenueThisMonth: 3195, revenueLastMonth: 2495 });
    const revenue = seriesOf(analytics, 'REVENUE');
    expect(revenue).toMatchObject({ money: true, total: 5690 });
  });

  it('returns one chart as CSV, named after it and the day', async () => {
    await signUps('2041-05-03T12:00:00Z', 2);
    await signUps('2041-04-27T12:00:00Z');
    const answer = await test.server.inject({
      url: '/api/admin/analytics.csv?kind=SIGN_UPS&range=DAYS_7&unit=WEEK',
      headers: { cookie: admin.cookie },
    });
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="analytics-sign-ups-2041-05-04.csv"',
    );
    expect(answer.body).toBe('from,sign_ups,before\r\n2041-04-28,0,0\r\n2041-04-29,3,1\r\n');
  });

  it.each(['kind=PASSWORDS', 'kind=SIGN_UPS&range=FOREVER', 'unit=DAY'])(
    'refuses a chart that does not exist: %s',
    async (query) => {
      const answer = await test.server.inject({
        url: `/api/admin/analytics.csv?${query}`,
        headers: { cookie: admin.cookie },
      });
      expect(answer.statusCode).toBe(400);
    },
  );
});
