import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newContext } from '#context.ts';
import { holdStatus, releaseHold } from '#features/delivery/hold.ts';
import { sendDue } from '#features/delivery/send-due.ts';
import { sweepOnce } from '#features/delivery/sweep.ts';
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

test('6: a database that ran elsewhere last sends nothing until an operator has looked', async () => {
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

test('6: a new machine beside the same database goes on without a hold', async () => {
  await rm(markFile());
  expect(await send()).toBe(1);
  await writeFile(markFile(), 'not a mark');
  await sweepOnce(system());
  expect(await holdStatus(system())).toMatchObject({ held: false });
});
