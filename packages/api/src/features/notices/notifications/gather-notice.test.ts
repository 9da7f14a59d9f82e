import { randomUUID } from 'node:crypto';
import { noticeWords } from '@infinite/schema/words/notifications.en';
import type { Temporal } from 'temporal-polyfill';
import { afterAll, expect, it } from 'vitest';
import { forgetNoticesAbout, notify, type Notice } from '#features/notices/notifications/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp({ now: '2041-03-05T12:00:00Z' });
afterAll(() => test.close());

const run = <Row>(sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);

async function add(from: TestMember, to: TestMember, more: Partial<Notice> = {}): Promise<void> {
  const notice: Notice = {
    kind: 'recordingAdded',
    familyId: from.familyId,
    recipientIds: [to.userId],
    actorId: from.userId,
    subject: { kind: 'recording', id: randomUUID() },
    path: '/memory-vault',
    values: { actor: 'Ann', title: 'The mill' },
    gather: 'PHOTO',
    ...more,
  };
  await inTransaction(await from.ctx(), (ctx) => notify(ctx, notice));
}

async function linesOf(member: TestMember): Promise<string[]> {
  const rows = await run<{ words_values: Record<string, string> }>(
    'select words_values from notifications where user_id = ? order by id',
    [member.userId],
  );
  return rows.map(({ words_values }) => noticeWords.recordingAdded.line(words_values));
}

async function couple() {
  const ann = await signUpMember(test);
  const tom = await signUpMember(test, { familyId: ann.familyId, timeZone: 'UTC' });
  return [ann, tom] as const;
}

it('counts what somebody adds in one go in one notice, also what is added at the same moment', async () => {
  const [ann, tom] = await couple();
  await Promise.all(Array.from({ length: 12 }, () => add(ann, tom)));
  for (let n = 0; n < 288; n += 1) await add(ann, tom);
  expect(await linesOf(tom)).toEqual(['Ann added 300 photos']);
});

it('says items when kinds differ, and names the one that stays alone', async () => {
  const [ann, tom] = await couple();
  await add(ann, tom);
  expect(await linesOf(tom)).toEqual(['Ann added “The mill”']);
  await add(ann, tom, { gather: 'VIDEO' });
  await add(ann, tom);
  expect(await linesOf(tom)).toEqual(['Ann added 3 items']);
});

it('begins anew after a pause, when it was read, and when its mail was made', async () => {
  const [ann, tom] = await couple();
  await add(ann, tom);
  await add(ann, tom);
  test.clock.advance({ minutes: 16 });
  await add(ann, tom);
  await run('update notifications set read_at = now() where user_id = ?', [tom.userId]);
  await add(ann, tom);
  await run('update notifications set mail_id = ? where user_id = ?', [null, tom.userId]);
  await add(ann, tom);
  expect(await linesOf(tom)).toEqual([
    'Ann added 2 photos',
    'Ann added “The mill”',
    'Ann added 2 photos',
  ]);
});

it('stays when one of many is deleted, and goes with the only one', async () => {
  const [ann, tom] = await couple();
  const [one, other] = [randomUUID(), randomUUID()];
  const forget = async (id: string) =>
    forgetNoticesAbout(await ann.ctx(), {
      familyIds: [ann.familyId],
      kind: 'recording',
      ids: [id],
    });
  await add(ann, tom, { subject: { kind: 'recording', id: one } });
  await add(ann, tom, { subject: { kind: 'recording', id: other } });
  await forget(one);
  expect(await linesOf(tom)).toEqual(['Ann added 2 photos']);
  test.clock.advance({ minutes: 16 });
  await add(ann, tom, { subject: { kind: 'recording', id: one } });
  await forget(one);
  expect(await linesOf(tom)).toEqual(['Ann added 2 photos']);
});

it('lets push message and mail wait until no more come, for an hour at most', async () => {
  const [ann, tom] = await couple();
  await run(
    `insert into notification_settings (user_id, choices)
     values (?, '{"recordingAdded": {"mail": "now", "push": true}}')`,
    [tom.userId],
  );
  const start = test.clock.now();
  const dueAfter = async () => {
    const [row] = await run<{ mail_at: Temporal.Instant }>(
      'select mail_at from notifications where user_id = ?',
      [tom.userId],
    );
    return Math.round(row!.mail_at.since(start).total('seconds'));
  };
  await add(ann, tom);
  expect(await dueAfter()).toBe(60);
  test.clock.advance({ seconds: 40 });
  await add(ann, tom);
  expect(await dueAfter()).toBe(100);
  for (let minute = 0; minute < 70; minute += 10) {
    test.clock.advance({ minutes: 10 });
    await add(ann, tom);
  }
  expect(await dueAfter()).toBe(3600);
});
