import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';
import { prepare } from '@infinite/api/features/recordings/recordings/testing/uploads';
import { newContext } from '@infinite/api/platform/context';
import { sweepOnce } from '@infinite/api/features/messages/delivery/index';
import { armMessage } from '@infinite/api/testing/armed-message';
import { drainJobs } from '@infinite/api/testing/drain-jobs';
import { signInAgain, signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterEach, beforeEach, expect, test } from 'vitest';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await createTestApp({ now: '2041-05-04T07:00:00Z' });
});
afterEach(() => testApp.close());

test('C13: a session that ends in the middle of an upload loses no acknowledged byte and disarms nothing', async () => {
  const member = await signUpMember(testApp);
  await armMessage(testApp, member);
  const before = await TusClient.of(testApp, member.cookie);
  const content = randomBytes(900_000);
  const take = { kind: 'VOICE', takeId: randomUUID(), origin: 'recorded' };
  const begun = await before.begin(take, null);
  const location = begun.headers.get('location') ?? '';
  expect((await before.send(location, 0, content.subarray(0, 300_000))).status).toBe(204);

  await testApp.app.orm.em
    .getConnection()
    .execute('update sessions set expires_at = ? where user_id = ?', [
      testApp.clock.now().toString(),
      member.userId,
    ]);
  const refused = await before.send(location, 300_000, content.subarray(300_000, 600_000));
  expect(refused.status).toBe(401);
  expect((await before.request('HEAD', location)).status).toBe(401);

  // What was armed does not need its author to be signed in.
  testApp.clock.set('2041-05-04T08:00:00Z');
  await sweepOnce(newContext(testApp.app, { kind: 'system', job: 'test' }));
  await drainJobs(testApp, 'send-deliveries');
  expect(testApp.mailer.sent.filter(({ purpose }) => purpose === 'delivery')).toHaveLength(1);

  // As the recorder does once its owner has signed in again: the same take, from where it stands.
  const after = before.as(await signInAgain(testApp, member));
  const again = await after.begin(take, null);
  expect(again.headers.get('location')).toBe(location);
  expect(await after.offset(location)).toBe(300_000);
  const rest = content.subarray(300_000);
  expect((await after.send(location, 300_000, rest, content.length)).status).toBe(204);
  const id = location.split('/').at(-1) ?? '';
  await prepare(testApp, id);
  const kept = Buffer.from(await (await after.get(`/media/${id}/original`)).arrayBuffer());
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(sha256(kept)).toBe(sha256(content));
});
