import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { publishLive } from '#features/notices/live/index.ts';
import { notify, type Notice } from '#features/notices/notifications/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { Notifications } from '#platform/notifications/notifications.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp({ now: '2041-03-05T12:00:00Z' });
const listening = new Notifications(test.databaseUrl, test.app.log);
await listening.start();
const heard: string[] = [];
await listening.listen('live', (payload) => heard.push(payload));
afterEach(() => heard.splice(0));
afterAll(async () => {
  await listening.stop();
  await test.close();
});

const run = <Row>(sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);

const noticeOf = (from: TestMember, to: readonly string[], more: Partial<Notice> = {}): Notice => ({
  kind: 'commentAdded',
  familyId: from.familyId,
  recipientIds: to,
  actorId: from.userId,
  subject: { kind: 'recording', id: randomUUID() },
  path: '/voice-recordings',
  values: { actor: 'Ann', title: 'The mill' },
  ...more,
});

const rowsOf = (member: TestMember) =>
  run<{ kind: string; muted: boolean; mail_pace: string | null; mail_at: Temporal.Instant | null }>(
    'select kind, muted, mail_pace, mail_at from notifications where user_id = ?',
    [member.userId],
  );

it('writes one row for each recipient but the actor, and publishes to their pages', async () => {
  const ann = await signUpMember(test);
  const tom = await signUpMember(test, { familyId: ann.familyId, timeZone: 'UTC' });
  const eve = await signUpMember(test, { familyId: ann.familyId });
  const ids = [ann.userId, tom.userId, tom.userId, eve.userId];
  await notify(await ann.ctx(), noticeOf(ann, ids));
  expect(await rowsOf(ann)).toEqual([]);
  expect(await rowsOf(tom)).toEqual([
    {
      kind: 'commentAdded',
      muted: false,
      mail_pace: 'daily',
      mail_at: Temporal.Instant.from('2041-03-06T08:00:00Z'),
    },
  ]);
  expect(await rowsOf(eve)).toHaveLength(1);
  const event = (u: string) => JSON.stringify({ u, k: 'notice', i: null });
  await vi.waitFor(() =>
    expect(heard.toSorted()).toEqual([event(tom.userId), event(eve.userId)].toSorted()),
  );
});

it('leaves nothing behind when the transaction of the cause fails', async () => {
  const ann = await signUpMember(test);
  const tom = await signUpMember(test, { familyId: ann.familyId });
  const failing = inTransaction(await ann.ctx(), async (ctx) => {
    await notify(ctx, noticeOf(ann, [tom.userId]));
    throw new Error('the cause failed');
  });
  await expect(failing).rejects.toThrow('the cause failed');
  expect(await rowsOf(tom)).toEqual([]);
});

it('keeps a muted notice without mail, and publishes nothing', async () => {
  const ann = await signUpMember(test);
  const tom = await signUpMember(test, { familyId: ann.familyId });
  await run(
    `insert into notification_mutes (id, user_id, name, created_at) values (?, ?, 'the mill', now())`,
    [randomUUID(), tom.userId],
  );
  await notify(await ann.ctx(), noticeOf(ann, [tom.userId], { kind: 'mentioned' }));
  expect(await rowsOf(tom)).toEqual([
    { kind: 'mentioned', muted: true, mail_pace: null, mail_at: null },
  ]);
  // What was published before arrives before.
  await publishLive(test.app.orm.em.fork(), { to: { userId: tom.userId }, kind: 'last', id: null });
  await vi.waitFor(() => expect(heard.at(-1)).toContain('last'));
  expect(heard).toHaveLength(1);
});

it('writes nothing for accounts that may not sign in, nor in a sample family', async () => {
  const ann = await signUpMember(test);
  const gone = await signUpMember(test, { familyId: ann.familyId });
  await run('update users set suspended_at = now() where id = ?', [gone.userId]);
  await notify(await ann.ctx(), noticeOf(ann, [gone.userId]));
  expect(await rowsOf(gone)).toEqual([]);
  const tom = await signUpMember(test, { familyId: ann.familyId });
  await run('alter table families disable trigger user');
  await run(`update families set sample_until = '2099-01-01' where id = ?`, [ann.familyId]);
  await notify(await ann.ctx(), noticeOf(ann, [tom.userId]));
  expect(await rowsOf(tom)).toEqual([]);
  await run('alter table families enable trigger user');
});

it('reaches 200 members with one insert', async () => {
  const ann = await signUpMember(test);
  const ids: string[] = [];
  for (let n = 0; n < 200; n += 1) {
    ids.push((await signUpMember(test, { familyId: ann.familyId })).userId);
  }
  await notify(await ann.ctx(), noticeOf(ann, ids));
  const [row] = await run<{ count: string }>(
    'select count(*) from notifications where family_id = ?',
    [ann.familyId],
  );
  expect(Number(row?.count)).toBe(200);
});

it('refuses a path that leads to another site', async () => {
  const ann = await signUpMember(test);
  for (const path of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    await expect(notify(await ann.ctx(), noticeOf(ann, [randomUUID()], { path }))).rejects.toThrow(
      'origin',
    );
  }
});
