import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp, createHttpServer, type App } from '#app.ts';
import { armMessage } from '#testing/armed-message.ts';
import { signUpMember } from '#testing/members.ts';
import { SwallowingProxy } from '#testing/swallowing-proxy.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** As in production, but in seconds instead of minutes; a loaded machine answers within them. */
const limits = {
  connectMs: 3_000,
  statementMs: 3_000,
  lockMs: 3_000,
  idleInTransactionMs: 3_000,
  silenceMs: 3_500,
  pingMs: 500,
};
/** A sweep that is late makes /readyz fail as well, which is not what is judged here. */
const sweepLimits = { lateMs: 10_000, stuckMs: 20_000, lookEveryMs: 100 };

let direct: TestApp;
let proxy: SwallowingProxy;
let worker: App;
beforeEach(async () => {
  direct = await createTestApp({ now: '2041-04-01T09:00:00Z' });
  await armMessage(direct, await signUpMember(direct));
  const made = await SwallowingProxy.before(direct.databaseUrl);
  proxy = made.proxy;
  const { clock, mailer, app } = direct;
  worker = await createApp(app.config, made.url, {
    clock,
    mailer,
    limits,
    sweepLimits,
    // The process of the tests goes on.
    onStuck: () => undefined,
  });
  await worker.start();
  await worker.startWorker();
});
afterEach(async () => {
  proxy.heal();
  await worker.stop();
  await proxy.close();
  await direct.close();
});

const aimed = () =>
  direct.app.orm.em
    .getConnection()
    .execute(`select 1 from delivery_events where what = 'AIMED' limit 1`);

test('D7: after connections were lost without a sound, what falls due is sent all the same', async () => {
  await vi.waitFor(async () => expect(await aimed()).toHaveLength(1), { timeout: 30_000 });
  proxy.swallowExisting();
  direct.clock.set('2041-05-04T08:00:00Z');
  await vi.waitFor(
    () => expect(direct.mailer.sent.map(({ purpose }) => purpose)).toContain('delivery'),
    {
      timeout: 50_000,
      interval: 200,
    },
  );
}, 90_000);

test('D7: while the database swallows everything /readyz fails', async () => {
  await vi.waitFor(async () => expect(await aimed()).toHaveLength(1), { timeout: 30_000 });
  const { server } = await createHttpServer(worker);
  await vi.waitFor(async () => expect((await server.inject('/readyz')).statusCode).toBe(200), {
    timeout: 10_000,
  });
  proxy.swallowEverything();
  await vi.waitFor(
    async () => {
      const answer = await server.inject('/readyz');
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ checks: { database: 'failed', storage: 'ok' } });
    },
    { timeout: 30_000 },
  );
  await server.close();
}, 90_000);
