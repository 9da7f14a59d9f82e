import { randomUUID } from 'node:crypto';
import { growthLimits } from '@infinite/schema/catalogue/growth';
import { VISITOR_COUNT } from '@infinite/schema/catalogue/site-settings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditAgent } from '#features/insight/growth/seo-audit/own-crawler.ts';
import { browser, viewOf } from '#features/insight/growth/testing/readers.ts';
import { noteModal } from '#features/insight/growth/visits-events/note-modal.ts';
import { VisitPipeline, visitPipelineOf } from '#features/insight/visitors/visit-pipeline.ts';
import { signUp } from '#features/people/accounts/sign-up.ts';
import { newContext, type RequestContext } from '#platform/context.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let visits: VisitPipeline;
beforeEach(async () => {
  test = await createTestApp();
  visits = new VisitPipeline(test.app);
});
afterEach(async () => {
  await visits.stop();
  await test.close();
});

const execute = (sql: string) => test.app.orm.em.getConnection().execute<{ count: unknown }[]>(sql);
const count = async (of: string) => (await execute(`select ${of} as count`))[0]?.count;
const openedPages = () =>
  count(`(select coalesce(sum(value), 0)::int from analytics_days where kind = 'VISITS')`);
const visitors = () =>
  count(`(select coalesce(sum(value), 0)::int from growth_counts where step = 'VISIT')`);

const tokenOf = ({ cookie }: TestMember) => cookie.slice(cookie.indexOf('=') + 1);

it('counts a page of a member as opened, and not as a visitor', async () => {
  const member = await signUpMember(test);
  visits.opened(viewOf('192.0.2.1'));
  visits.opened(viewOf('192.0.2.2', { session: tokenOf(member) }));
  visits.opened(viewOf('192.0.2.3', { session: 'of a session that has ended' }));
  await visits.flush();
  expect([await openedPages(), await visitors()]).toEqual([3, 1]);
});

it('K2: counts no page that an administrator, a program or the audit of the site opens', async () => {
  const admin = await signUpMember(test, { role: 'admin' });
  visits.opened(viewOf('192.0.2.2', { session: tokenOf(admin) }));
  visits.opened(viewOf('192.0.2.2', { session: tokenOf(admin), url: '/pricing' }));
  visits.opened(viewOf('192.0.2.3', { userAgent: 'Googlebot/2.1' }));
  visits.opened(viewOf('192.0.2.1', { userAgent: auditAgent }));
  await visits.flush();
  expect([await openedPages(), await visitors()]).toEqual([0, 0]);
});

it('writes all sums or none, keeps the number, and counts the visitors when they come again', async () => {
  await execute('alter table analytics_days rename to away');
  visits.opened(viewOf('192.0.2.1'));
  await visits.flush();
  expect(await visitors()).toBe(0);
  await execute('alter table away rename to analytics_days');
  visits.opened(viewOf('192.0.2.1'));
  await visits.flush();
  expect([await openedPages(), await visitors()]).toEqual([2, 1]);
});

it('counts a dialog that opens, and a sign-up, within seconds of the first page for its source', async () => {
  const waiting = visitPipelineOf(test.app);
  const [ann, ben] = ['192.0.2.1', '192.0.2.2'].map((ip) =>
    newContext(test.app, { kind: 'visitor' }, { ip, userAgent: browser }),
  ) as [RequestContext, RequestContext];
  const seen = (ctx: RequestContext) =>
    waiting.opened(viewOf(ctx.meta.ip, { url: '/about?utm_medium=cpc' }));
  seen(ann);
  await noteModal(ann, { source: null });
  seen(ben);
  const input = { username: 'ben', email: 'ben@example.org', password: 'a gate in the garden' };
  await signUp(ben, { ...input, browser: 'chrome', mobile: false });
  expect(await count(`(select source from growth_counts where step = 'AUTH_MODAL')`)).toBe('PAID');
  expect(await count('(select source from growth_sign_ups)')).toBe('PAID');
});

it('counts an open page once, though its heartbeats reach several processes', async () => {
  const other = new VisitPipeline(test.app);
  const [ann, ben] = [randomUUID(), randomUUID()];
  expect(await visits.heartbeat(ann)).toBe(1);
  expect(await other.heartbeat(ann)).toBe(1);
  expect(await other.heartbeat(ben)).toBe(2);
  await other.stop();
  test.clock.advance({ seconds: growthLimits.writtenEverySeconds });
  expect(await visits.heartbeat(ann)).toBe(2);
  test.clock.advance({ seconds: VISITOR_COUNT.goneAfterSeconds - 1 });
  expect(await visits.heartbeat(ann)).toBe(1);
});

it('answers heartbeats of the same moment with one write', async () => {
  await visits.heartbeat(randomUUID());
  const pages = Array.from({ length: 20 }, () => randomUUID());
  const counts = await Promise.all(pages.map((page) => visits.heartbeat(page)));
  expect(counts.at(-1)).toBe(21);
  expect(await count('(select count(*)::int from page_visits)')).toBe(1);
  await visits.flush();
  expect(await count('(select count(*)::int from page_visits)')).toBe(21);
});

it('is written when the HTTP server closes', async () => {
  visitPipelineOf(test.app).opened(viewOf('192.0.2.1'));
  await test.server.close();
  expect([await openedPages(), await visitors()]).toEqual([1, 1]);
});
