import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whilePresent } from '#features/messages/delivery/presence.ts';
import { connectionLimits } from '#platform/database/connection-limits.ts';
import { SwallowingProxy } from '#testing/swallowing-proxy.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** As in production, but in less than a second. */
const databaseLimits = { ...connectionLimits, pingMs: 200 };

let testApp: TestApp;
let through: Awaited<ReturnType<typeof SwallowingProxy.before>>;
beforeEach(async () => {
  testApp = await createTestApp();
  through = await SwallowingProxy.before(testApp.databaseUrl);
});
afterEach(async () => {
  through.proxy.heal();
  await through.proxy.close();
  await testApp.close();
});

const present = (work: Parameters<typeof whilePresent>[1]) =>
  whilePresent({ databaseUrl: through.url, databaseLimits }, work);

const held = (id: number) =>
  testApp.app.orm.em
    .getConnection()
    .execute(`select 1 from pg_locks where locktype = 'advisory' and granted and objid = ?`, [id]);

test('a sender whose connection goes silent is no longer present, and the server drops its lock', async () => {
  await present(async ({ id, alive }) => {
    expect(await held(id)).toHaveLength(1);
    through.proxy.swallowExisting();
    await vi.waitFor(() => expect(alive()).toBe(false), { timeout: 30_000 });
    await vi.waitFor(async () => expect(await held(id)).toEqual([]), { timeout: 30_000 });
  });
});

test('a sender that works for a long time stays present', async () => {
  await present(async ({ id, alive }) => {
    const [{ at: began } = { at: 0 }] = await now();
    // Several times as long as a silent connection is kept.
    await vi.waitFor(async () => expect((await now())[0]?.at).toBeGreaterThan(began + 3 * 0.6), {
      timeout: 30_000,
    });
    expect(alive()).toBe(true);
    expect(await held(id)).toHaveLength(1);
  });
});

const now = () =>
  testApp.app.orm.em
    .getConnection()
    .execute<{ at: number }[]>('select extract(epoch from clock_timestamp())::float as at');
