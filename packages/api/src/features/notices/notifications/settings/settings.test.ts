import { notificationKindNames } from '@infinite/schema/catalogue/notifications';
import {
  NoticeSettingsDocument,
  UpdateNoticeSettingsDocument,
  type NoticeSettingsInput,
} from '@infinite/schema/generated/graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { notify } from '#features/notices/notifications/index.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp({ now: '2041-03-05T23:00:00Z' });
afterAll(() => test.close());

const read = async ({ cookie }: TestMember) =>
  (await graphql(test, NoticeSettingsDocument, {}, cookie)).data!.noticeSettings;
const write = ({ cookie }: TestMember, input: NoticeSettingsInput) =>
  graphql(test, UpdateNoticeSettingsDocument, { input }, cookie);
const choice = async (member: TestMember, kind: string) =>
  (await read(member)).choices.find((one) => one.kind === kind);

describe('the settings of notices', () => {
  it('begin with the catalogue, for every kind and without quiet hours', async () => {
    const ann = await signUpMember(test);
    const { choices, quiet } = await read(ann);
    expect(choices).toHaveLength(notificationKindNames.length);
    expect(quiet).toBeNull();
    expect(choices).toContainEqual({ kind: 'COMMENT_ADDED', mail: 'DAILY', push: true });
    expect(choices).toContainEqual({ kind: 'MESSAGE_OPENED', mail: null, push: true });
  });

  it('keep what is chosen of a kind when others change, for the member alone', async () => {
    const [ann, tom] = [await signUpMember(test), await signUpMember(test)];
    const quiet = { from: '22:00', until: '07:05' };
    const weekly = { kind: 'COMMENT_ADDED', mail: 'WEEKLY', push: false } as const;
    await write(ann, { choices: [weekly], quiet });
    const off = { kind: 'MENTIONED', mail: 'OFF', push: true } as const;
    const { data } = await write(ann, { choices: [off], quiet });
    expect(data?.updateNoticeSettings).toEqual(await read(ann));
    expect(await choice(ann, 'COMMENT_ADDED')).toEqual(weekly);
    expect(await choice(ann, 'MENTIONED')).toEqual(off);
    expect((await read(ann)).quiet).toEqual(quiet);
    expect((await read(tom)).quiet).toBeNull();
    await write(ann, { choices: [] });
    expect((await read(ann)).quiet).toBeNull();
  });

  it('leave mails about own messages to the settings that they have', async () => {
    const ann = await signUpMember(test);
    const now = { kind: 'MESSAGE_OPENED', mail: 'NOW', push: false } as const;
    await write(ann, { choices: [now], quiet: null });
    expect(await choice(ann, 'MESSAGE_OPENED')).toEqual({ ...now, mail: null });
  });

  it.each([
    { from: '24:00', until: '07:00' },
    { from: '7:00', until: '08:00' },
    { from: '22:00', until: '22:00' },
  ])('refuse quiet hours %j', async (quiet) => {
    const ann = await signUpMember(test);
    const { errors } = await write(ann, { choices: [], quiet });
    expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
  });

  it('hold for the next notice: its mail waits for the end of the quiet hours', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'editor' });
    const now = { kind: 'COMMENT_ADDED', mail: 'NOW', push: false } as const;
    await write(tom, { choices: [now], quiet: { from: '22:00', until: '07:00' } });
    await notify(await ann.ctx(), {
      kind: 'commentAdded',
      familyId: ann.familyId,
      recipientIds: [tom.userId],
      actorId: ann.userId,
      subject: null,
      path: '/voice-recordings',
      values: { actor: 'Ann', title: 'The mill' },
    });
    const [row] = await test.app.orm.em.getConnection().execute<object[]>(
      `select mail_pace, mail_at = '2041-03-06T07:00:00Z' as waits from notifications
         where user_id = ?`,
      [tom.userId],
    );
    expect(row).toEqual({ mail_pace: 'now', waits: true });
  });
});
