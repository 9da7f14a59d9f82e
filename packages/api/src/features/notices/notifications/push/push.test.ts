import {
  AddPushDeviceDocument,
  NoticeSettingsDocument,
  ReadAllNoticesDocument,
  RemoveMemberDocument,
  RemovePushDeviceDocument,
  UpdateNoticeSettingsDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pushesOutbox } from '#features/notices/notifications/push/pushes-outbox.ts';
import { newContext } from '#platform/context.ts';
import { notifyOfComment } from '#features/notices/notifications/testing/notify-of-comment.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { PushReceiver, vapidOf } from '#testing/push-receiver.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const noon = '2041-03-30T12:00:00Z';
const test: TestApp = await createTestApp({ env: { WEBHOOKS_TO_LOCALHOST: 'on' } });
afterAll(() => test.close());

const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute(sql, values);

let receiver: PushReceiver;
beforeEach(async () => {
  test.clock.set(noon);
  await run('delete from push_subscriptions');
  receiver = new PushReceiver();
  await receiver.listen();
});
afterEach(() => receiver.close());

const add = ({ cookie }: TestMember, input = receiver.subscription()) =>
  graphql(test, AddPushDeviceDocument, { input }, cookie);

const settings = async ({ cookie }: TestMember) =>
  (await graphql(test, NoticeSettingsDocument, {}, cookie)).data!.noticeSettings;

async function relatives() {
  const ann = await signUpMember(test);
  const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'editor' });
  await add(tom);
  return { ann, tom };
}

const comment = (from: TestMember, to: TestMember, title = 'The mill') =>
  notifyOfComment(from, to, title);

const sendDue = () =>
  pushesOutbox.sendDue(newContext(test.app, { kind: 'system', job: pushesOutbox.name }));

async function after(seconds: number): Promise<void> {
  test.clock.set(test.clock.now().add({ seconds }).toString());
  await sendDue();
}

describe('a push message', () => {
  it('is readable by the browser alone, and names this installation', async () => {
    const { ann, tom } = await relatives();
    await comment(ann, tom);
    await sendDue();
    await sendDue();
    const [push, ...others] = receiver.received;
    expect(others).toEqual([]);
    expect(push!.body.includes('mill')).toBe(false);
    expect(receiver.decrypt(push!)).toMatchObject({
      title: 'Ann commented on “The mill”',
      path: '/voice-recordings',
    });
    expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(push!.headers['topic']).toMatch(/^[\w-]{32}$/);
    const { claims, key } = vapidOf(push!);
    expect(key).toBe((await settings(tom)).pushKey);
    expect(claims.aud).toBe(receiver.origin);
    expect(claims.sub).toMatch(/^(mailto:|https:)/);
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
  });

  it('is in the language of its reader', async () => {
    const { ann, tom } = await relatives();
    await run(`update users set preferences = 'language-de' where id = ?`, [tom.userId]);
    await comment(ann, tom);
    await sendDue();
    expect(receiver.decrypt(receiver.received[0]!)).toMatchObject({
      title: 'Ann hat „The mill“ kommentiert',
    });
  });

  it('comes to the devices that the member has, for the kinds that they chose', async () => {
    const { ann, tom } = await relatives();
    expect((await settings(tom)).devices).toMatchObject([{ thisSession: true }]);
    const off = { kind: 'COMMENT_ADDED', mail: 'OFF', push: false } as const;
    const input = { choices: [off], quiet: null };
    await graphql(test, UpdateNoticeSettingsDocument, { input }, tom.cookie);
    await comment(ann, tom);
    await sendDue();
    expect(receiver.received).toEqual([]);
    const on = { choices: [{ ...off, push: true }], quiet: { from: '11:00', until: '14:00' } };
    await graphql(test, UpdateNoticeSettingsDocument, { input: on }, tom.cookie);
    await comment(ann, tom, 'At rest');
    await sendDue();
    expect(receiver.received).toEqual([]);
    test.clock.set('2041-03-30T14:00:00Z');
    await sendDue();
    expect(receiver.received).toHaveLength(1);
  });

  it.each([404, 410])('ends the device that answers %i', async (status) => {
    const { ann, tom } = await relatives();
    receiver.status = status;
    await comment(ann, tom);
    await sendDue();
    expect((await settings(tom)).devices).toEqual([]);
    await comment(ann, tom);
    await sendDue();
    expect(receiver.received).toHaveLength(1);
  });

  it('is tried five times over some hours, under one topic, and then forgotten', async () => {
    const { ann, tom } = await relatives();
    receiver.status = 503;
    await comment(ann, tom);
    for (const wait of [0, 30, 300, 1800, 7200, 86_400]) await after(wait);
    expect(receiver.received).toHaveLength(5);
    expect(new Set(receiver.received.map(({ headers }) => headers['topic'])).size).toBe(1);
    expect(await run('select 1 from pushes')).toEqual([]);
    expect((await settings(tom)).devices).toHaveLength(1);
  });

  it('is not sent of a family that was left, of what was read, or after a sign-out', async () => {
    const { ann, tom } = await relatives();
    await comment(ann, tom);
    await graphql(test, ReadAllNoticesDocument, {}, tom.cookie);
    await sendDue();
    await comment(ann, tom);
    await graphql(test, RemoveMemberDocument, { id: tom.userId }, ann.cookie);
    await sendDue();
    const eve = await signUpMember(test, { familyId: ann.familyId, familyRole: 'editor' });
    await add(eve);
    await comment(ann, eve);
    await run(`update sessions set revoked_at = now() where user_id = ?`, [eve.userId]);
    await sendDue();
    expect(receiver.received).toEqual([]);
    expect(await run('select 1 from push_subscriptions where user_id = ?', [eve.userId])).toEqual(
      [],
    );
  });
});

describe('a device', () => {
  it('belongs to who subscribed last, and is removed by its member alone', async () => {
    const { ann, tom } = await relatives();
    await add(ann);
    expect((await settings(tom)).devices).toEqual([]);
    const [device] = (await settings(ann)).devices;
    await graphql(test, RemovePushDeviceDocument, { id: device!.id }, tom.cookie);
    expect((await settings(ann)).devices).toHaveLength(1);
    await graphql(test, RemovePushDeviceDocument, { id: device!.id }, ann.cookie);
    expect((await settings(ann)).devices).toEqual([]);
  });

  it.each([
    { endpoint: 'https://10.0.0.1/push' },
    { endpoint: 'https://169.254.169.254/latest/meta-data' },
    { endpoint: 'http://push.example.org/one' },
    { endpoint: 'https://user:word@push.example.org/one' },
    { endpoint: 'ftp://push.example.org/one' },
    { endpoint: `https://push.example.org/${'x'.repeat(2000)}` },
    { p256dh: 'short' },
    { auth: '' },
  ])('is refused with %j', async (wrong) => {
    const ann = await signUpMember(test);
    const { errors } = await add(ann, { ...receiver.subscription(), ...wrong });
    expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
  });

  it('comes at most ten times for one member', async () => {
    const ann = await signUpMember(test);
    const { p256dh, auth } = receiver.subscription();
    const codes: unknown[] = [];
    for (let n = 0; n < 11; n += 1) {
      const endpoint = `https://push.example.org/${n}`;
      codes.push((await add(ann, { endpoint, p256dh, auth })).errors[0]?.extensions?.code);
    }
    expect(codes.slice(0, 10).every((code) => code === undefined)).toBe(true);
    expect(codes[10]).toBe('WRONG_STATE');
  });
});
