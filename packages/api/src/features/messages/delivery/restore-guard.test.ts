import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '#app.ts';
import { newContext } from '#platform/context.ts';
import { holdStatus, releaseHold } from '#features/messages/delivery/hold.ts';
import { sendDue } from '#features/messages/delivery/send-due.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import { armMessage } from '#testing/armed-message.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await createTestApp({ now: '2041-04-01T09:00:00Z' });
  const member = await signUpMember(testApp);
  await armMessage(testApp, member);
  await sweepOnce(system());
  testApp.clock.set('2041-05-04T08:00:00Z');
});
afterEach(() => testApp.close());

const system = () => newContext(testApp.app, { kind: 'system', job: 'test' });
const markFile = () => path.join(testApp.dataDir, 'delivery-mark.json');
const run = (sql: string) => testApp.app.orm.em.getConnection().execute(sql);

async function send(): Promise<number> {
  await sweepOnce(system());
  await sendDue(system());
  return testApp.mailer.sent.length;
}

test('6: a database that last ran on another cluster sends nothing until an operator releases it', async () => {
  expect(await holdStatus(system())).toMatchObject({ held: false });
  await run(`update delivery_hold set database_identity = '7000000000000000000/1'`);
  expect(await send()).toBe(0);
  expect(await holdStatus(system())).toMatchObject({
    held: true,
    reason: expect.stringContaining('another PostgreSQL cluster'),
    dueMessages: 1,
  });
  await releaseHold(system());
  expect(await send()).toBe(1);
  expect(await holdStatus(system())).toMatchObject({ held: false, reason: null });
});

test('6: a database older than the mark beside it sends nothing, not even what a job asks for', async () => {
  await sweepOnce(system());
  // As after a backup taken before the last line was written: the line is unknown to it.
  const mark = JSON.parse(await readFile(markFile(), 'utf8')) as Record<string, string>;
  const id = '019a0000-0000-7000-8000-000000000000';
  await writeFile(markFile(), JSON.stringify({ ...mark, seq: '900', id }));
  await sendDue(system());
  expect(await holdStatus(system())).toMatchObject({ held: true });
  expect(await send()).toBe(0);
  await releaseHold(system());
  expect(await send()).toBe(1);
});

test('D11: a database without the mark in DATA_DIR sends nothing, and reports what is missing', async () => {
  await sweepOnce(system());
  for (const spoil of [() => rm(markFile()), () => writeFile(markFile(), 'not a mark')]) {
    await spoil();
    expect(await send()).toBe(0);
    const { reason } = await holdStatus(system());
    expect(reason).toContain('data folder (DATA_DIR) has no readable mark');
    expect(reason).toContain('npm run cli -- hold release');
    await releaseHold(system());
    await sweepOnce(system());
    expect(await holdStatus(system())).toMatchObject({ held: false });
    testApp.mailer.sent.length = 0;
  }
});

test('D11: a storage without its mark beside a database that wrote one sends nothing', async () => {
  await sweepOnce(system());
  await testApp.app.blobs.remove('witness/delivery-mark');
  expect(await send()).toBe(0);
  expect((await holdStatus(system())).reason).toContain('storage (STORAGE_URL) has no readable');
  await releaseHold(system());
  expect(await send()).toBe(1);
});

test('D11: the storage reveals that database and DATA_DIR were restored together', async () => {
  await sweepOnce(system());
  const before = await readFile(markFile());
  // The storage goes on alone: its mark names a line that the two others have never seen.
  const id = '019a0000-0000-7000-8000-000000000000';
  const mark = JSON.parse(before.toString()) as Record<string, string>;
  await storeMark({ ...mark, seq: '901', id });
  expect(await send()).toBe(0);
  expect((await holdStatus(system())).reason).toContain(
    'storage (STORAGE_URL) has seen line 901 of the delivery ledger',
  );
});

test('D11: an installation from before the storage had a mark goes on, and then has one', async () => {
  await sweepOnce(system());
  await testApp.app.blobs.remove('witness/delivery-mark');
  await run('update delivery_hold set witnessed_epoch = null');
  expect(await send()).toBe(1);
  expect(await testApp.app.blobs.stat('witness/delivery-mark')).not.toBeNull();
});

test('D11: a second worker with a new disk goes on while one that has passed the guard runs', async () => {
  await sweepOnce(system());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'infinite-second-'));
  const { mailer, clock, app, databaseUrl } = testApp;
  const masterKey = app.keys.current.key.toString('base64');
  const config = { ...app.config, dataDir, masterKey };
  const second = await createApp(config, databaseUrl, { mailer, clock, blobs: app.blobs });
  await second.start();
  await sweepOnce(newContext(second, { kind: 'system', job: 'test' }));
  expect(await holdStatus(system())).toMatchObject({ held: false });
  await second.stop();
  await rm(dataDir, { recursive: true });
});

test('D11: the first start of an empty product is not held', async () => {
  const empty = await createTestApp();
  const ctx = newContext(empty.app, { kind: 'system', job: 'test' });
  await sweepOnce(ctx);
  expect(await holdStatus(ctx)).toMatchObject({ held: false });
  await empty.close();
});

async function storeMark(mark: object): Promise<void> {
  async function* bytes() {
    yield await Promise.resolve(Buffer.from(JSON.stringify(mark)));
  }
  await testApp.app.blobs.put('witness/delivery-mark', bytes());
}
