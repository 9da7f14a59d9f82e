import { newContext } from '@infinite/api/platform/context';
import { sweepOnce } from '@infinite/api/features/messages/delivery/index';
import { armMessage } from '@infinite/api/testing/armed-message';
import { drainJobs } from '@infinite/api/testing/drain-jobs';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routesOf } from './routes-of.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2041-04-01T09:00:00Z' });
});
afterAll(() => testApp.close());

/** Mail scanners follow every link within seconds: no GET of any route may act. */
test('every GET route, with every real token, leaves messages, deliveries and ledger as they are', async () => {
  const member = await signUpMember(testApp);
  const delivered = await armMessage(testApp, member);
  const asked = await armMessage(testApp, member, { trigger: { localDate: '2041-05-05' } });
  await at('2041-05-03T08:00:00Z');
  await at('2041-05-04T08:00:00Z');
  const tokens = testApp.mailer.sent.flatMap((mail) => {
    const token = /\/(?:answer|shared)\/([\w-]{43})/.exec(mail.text)?.[1];
    return token ? [token] : [];
  });
  expect(tokens.length).toBeGreaterThanOrEqual(3);
  const routes = routesOf(testApp.server).filter(({ method }) => method === 'GET');
  expect(routes.length).toBeGreaterThan(8);
  const before = await fingerprint();
  for (const { url } of routes) {
    for (const token of tokens) {
      for (const id of [delivered, asked]) {
        const path = url.replace(':token', token).replace(':id', id).replace('*', id);
        for (const method of ['GET', 'HEAD'] as const) {
          const { statusCode } = await testApp.server.inject({
            method,
            url: `${path}?answer=CANCEL&opened=1`,
            headers: { cookie: member.cookie },
          });
          expect(statusCode, `${method} ${path}`).not.toBe(500);
        }
      }
    }
  }
  expect(await fingerprint()).toBe(before);
});

async function at(instant: string): Promise<void> {
  testApp.clock.set(instant);
  for (let worked = 1; worked > 0;) {
    await sweepOnce(newContext(testApp.app, { kind: 'system', job: 'test' }));
    worked = await drainJobs(testApp, 'send-notice', 'send-deliveries');
  }
}

async function fingerprint(): Promise<string> {
  const tables = [
    'messages',
    'message_recipients',
    'deliveries',
    'delivery_events',
    'delivery_tokens',
    'delivery_snapshots',
    'delivery_hold',
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      testApp.app.orm.em.getConnection().execute(`select * from ${table} t order by t::text`),
    ),
  );
  return JSON.stringify(rows);
}
