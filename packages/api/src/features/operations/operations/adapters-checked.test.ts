import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FileBlobStore } from '#adapters/storage/file-store.ts';
import { createApp, createHttpServer } from '#app.ts';
import { newContext } from '#platform/context.ts';
import { readHealth } from '#features/operations/operations/read-health.ts';
import { createTestApp } from '#testing/test-app.ts';

test('D16: composed as in production, a dead relay, a dead storage and a wrong clock are seen', async () => {
  const direct = await createTestApp();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'infinite-checked-'));
  // Nobody listens on port 9; mailer and clock are the ones that the configuration names.
  const masterKey = direct.app.keys.current.key.toString('base64');
  const config = { ...direct.app.config, dataDir, masterKey, mailUrl: 'smtp://127.0.0.1:9' };
  const blobs = new FileBlobStore(path.join(dataDir, 'media'));
  const app = await createApp(config, direct.databaseUrl, { blobs });
  await app.start();
  const states = async () => {
    const parts = await readHealth(newContext(app, { kind: 'system', job: 'test' }));
    return Object.fromEntries(parts.map(({ part, state }) => [part, state]));
  };
  expect(await states()).toMatchObject({
    DATABASE: 'OK',
    STORAGE: 'OK',
    QUEUE: 'OK',
    MAIL: 'FAILED',
    CLOCK: 'OK',
  });
  const { server } = await createHttpServer(app);
  expect((await server.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
  blobs.check = () => Promise.reject(new Error('read-only'));
  app.clock.machine = () => ({
    wall: app.clock.now().add({ hours: 1 }),
    monotonicMs: performance.now(),
  });
  expect(await states()).toMatchObject({ STORAGE: 'FAILED', CLOCK: 'FAILED' });
  const readyz = await server.inject('/readyz');
  expect(readyz.statusCode).toBe(503);
  expect(readyz.json()).toMatchObject({ checks: { storage: 'failed', database: 'ok' } });
  await server.close();
  await app.stop();
  await direct.close();
  await rm(dataDir, { recursive: true, force: true });
});
