import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Notifications } from '#platform/notifications/notifications.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

describe('notifications', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('come back after the database cut the connection, and report that something may have been missed', async () => {
    const run = (sql: string) => test.app.orm.em.getConnection().execute(sql);
    const notifications = new Notifications(test.databaseUrl, test.app.log);
    const heard: string[] = [];
    await notifications.start();
    await notifications.listen('letters', (payload) => heard.push(payload));
    await run(`notify letters, 'one'`);
    await vi.waitFor(() => expect(heard).toEqual(['one']));
    await run(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'notifications' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(heard).toContain(''), { timeout: 10_000 });
    await run(`notify letters, 'two'`);
    await vi.waitFor(() => expect(heard).toContain('two'));
    await notifications.stop();
  });
});
