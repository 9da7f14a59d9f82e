import { randomUUID } from 'node:crypto';
import {
  AcceptInvitationDocument,
  AddChildDocument,
  ChildrenDocument,
  ChildVoicesDocument,
  DeleteRecordingDocument,
  EraseRecordingDocument,
  FamilyInvitationsDocument,
  InvitationDocument,
  InviteChildDocument,
  KeepToMyselfDocument,
  LabelVoiceDocument,
  RecordingsDocument,
  RevokeInvitationDocument,
  SearchDocument,
  WithdrawConsentDocument,
} from '@infinite/schema/generated/graphql';
import { childWords as words } from '@infinite/schema/words/children.en';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { removeAccount } from '#features/people/users/remove-account.ts';
import { newContext } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const added = '2041-03-05T12:00:00Z';
/** The child's birthday is 2033-05-01; Lisbon, where everyone is, has summer time then. */
const at12 = '2045-05-01T12:00:00Z';
const at13 = '2046-05-01T12:00:00Z';
const at18 = '2051-05-01T12:00:00Z';
const test: TestApp = await createTestApp({ now: added });
afterAll(() => test.close());

let owner: TestMember;
let parent: TestMember;
let viewer: TestMember;
let childId: string;
let songId: string;
beforeEach(async () => {
  test.clock.set(added);
  // Profiles of earlier tests would be reminded of as well.
  await run('delete from children');
  owner = await signUpMember(test);
  const { familyId } = owner;
  parent = await signUpMember(test, { familyId, familyRole: 'contributor' });
  viewer = await signUpMember(test, { familyId, familyRole: 'viewer' });
  const { data } = await graphql(
    test,
    AddChildDocument,
    {
      input: { clientId: randomUUID(), name: 'Mia', birthday: '2033-05-01', consentVersion: 1 },
    },
    parent.cookie,
  );
  childId = data!.addChild;
  songId = await keepRecording(test, parent, Buffer.from('a song'), { title: 'A summer song' });
  await graphql(test, LabelVoiceDocument, { recordingId: songId, childId }, parent.cookie);
});

const run = <Row>(sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
const codes = (answer: { errors: { extensions?: { code?: string } }[] }) =>
  answer.errors.map(({ extensions }) => extensions?.code);
const newAddress = () => `mia-${randomUUID()}@example.org`;

const invite = ({ cookie }: TestMember, email = newAddress()) =>
  graphql(test, InviteChildDocument, { id: childId, email, words: 'It is yours' }, cookie);
async function tokenMailedTo(address: string): Promise<string> {
  await drainJobs(test, 'send-invitation-mail');
  const mail = test.mailer.sent.findLast(({ to }) => to.address === address);
  return /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const accept = ({ cookie }: TestMember, token: string) =>
  graphql(test, AcceptInvitationDocument, { token }, cookie);
/** The child, in the family in view, after accepting. */
async function handedOver(sender = parent): Promise<TestMember> {
  const email = newAddress();
  expect(codes(await invite(sender, email))).toEqual([]);
  const mia = await signUpMember(test, { email });
  expect(codes(await accept(mia, await tokenMailedTo(email)))).toEqual([]);
  return mia;
}
const list = async ({ cookie }: TestMember) =>
  (await graphql(test, ChildrenDocument, {}, cookie)).data!.children;
const titles = async ({ cookie }: TestMember) =>
  (
    await graphql(test, RecordingsDocument, { kinds: ['VOICE'] }, cookie)
  ).data!.recordings.nodes.map(({ title }) => title);
const found = async ({ cookie }: TestMember) => {
  const { data } = await graphql(test, SearchDocument, { text: 'summer' }, cookie);
  return JSON.stringify(data).includes('A summer song');
};
const statusOf = async ({ cookie }: TestMember, id = songId) =>
  (await test.server.inject({ url: `/media/${id}`, headers: { cookie } })).statusCode;
const keepPrivate = ({ cookie }: TestMember, on = true) =>
  graphql(test, KeepToMyselfDocument, { recordingId: songId, on }, cookie);
const erase = ({ cookie }: TestMember) =>
  graphql(test, DeleteRecordingDocument, { id: songId }, cookie);

describe('who may ask a child to take the profile over', () => {
  it.each<[string, string, () => TestMember, string[]]>([
    ['the parent at 12', at12, () => parent, ['WRONG_STATE']],
    ['the parent at 13', at13, () => parent, []],
    ['the owner at 13', at13, () => owner, ['FORBIDDEN']],
    ['a viewer at 13', at13, () => viewer, ['FORBIDDEN']],
    ['the parent at 18', at18, () => parent, []],
    ['the owner at 18', at18, () => owner, []],
    ['a viewer at 18', at18, () => viewer, ['FORBIDDEN']],
  ])('%s', async (_, now, who, expected) => {
    test.clock.set(now);
    expect(codes(await invite(who()))).toEqual(expected);
  });

  it('nobody asks themselves, or the parent, in the place of the child', async () => {
    test.clock.set(at18);
    for (const [sender, to] of [
      [parent, parent],
      [owner, owner],
      [owner, parent],
    ] as const) {
      const answer = await invite(sender, to.email);
      expect(codes(answer)).toEqual(['INVALID_INPUT']);
      expect(JSON.stringify(answer.errors)).toContain(words.notYours);
    }
    expect(codes(await invite(parent, 'no address'))).toEqual(['INVALID_INPUT']);
  });

  it('who grew up is not erased by a parent any more', async () => {
    test.clock.set(at18);
    const answer = await graphql(test, WithdrawConsentDocument, { id: childId }, parent.cookie);
    expect(codes(answer)).toEqual(['WRONG_STATE']);
  });
});

describe('the invitation', () => {
  it('says whose profile it is, to the child and in the owner’s list', async () => {
    test.clock.set(at13);
    const email = newAddress();
    await invite(parent, email);
    const token = await tokenMailedTo(email);
    const opened = await graphql(test, InvitationDocument, { token });
    expect(opened.data?.invitation?.child).toEqual({ name: 'Mia', recordings: 1 });
    const listed = await graphql(test, FamilyInvitationsDocument, {}, owner.cookie);
    expect(listed.data?.familyInvitations.nodes[0]).toMatchObject({
      ...{ child: 'Mia', state: 'OPEN', email, role: 'CONTRIBUTOR' },
    });
    expect((await list(parent))[0]?.invitation).toMatchObject({ email });
    expect((await list(viewer))[0]?.invitation).toBeNull();
    expect((await list(owner))[0]?.invitation).toBeNull();
  });

  it('is taken back by the parent who sent it, and by no other contributor', async () => {
    test.clock.set(at13);
    await invite(parent);
    const id = (await list(parent))[0]?.invitation?.id ?? '';
    const revoke = ({ cookie }: TestMember) =>
      graphql(test, RevokeInvitationDocument, { id }, cookie);
    expect(codes(await revoke(viewer))).toEqual(['FORBIDDEN']);
    expect(codes(await revoke(parent))).toEqual([]);
    expect((await list(parent))[0]?.invitation).toBeNull();
  });

  it('ends an earlier one, and ends when the consent is withdrawn', async () => {
    test.clock.set(at13);
    const [first, second] = [newAddress(), newAddress()];
    await invite(parent, first);
    const early = await tokenMailedTo(first);
    await invite(parent, second);
    const late = await tokenMailedTo(second);
    const other = await signUpMember(test, { email: first });
    expect(codes(await accept(other, early))).toEqual(['LINK_EXPIRED']);
    await graphql(test, WithdrawConsentDocument, { id: childId }, parent.cookie);
    const mia = await signUpMember(test, { email: second });
    expect(codes(await accept(mia, late))).toEqual(['LINK_EXPIRED']);
    expect(await titles(mia)).toEqual([]);
  });

  it('is for the account of its address alone', async () => {
    test.clock.set(at13);
    const email = newAddress();
    await invite(parent, email);
    const token = await tokenMailedTo(email);
    expect(codes(await accept(viewer, token))).toEqual(['FORBIDDEN']);
    expect((await list(viewer))[0]?.handedOverAt).toBeNull();
  });

  it('is accepted by a child who joined the family before, in their own role', async () => {
    test.clock.set(at13);
    const { familyId } = owner;
    const email = newAddress();
    const mia = await signUpMember(test, { email, familyId, familyRole: 'viewer' });
    await invite(parent, email);
    expect(codes(await accept(mia, await tokenMailedTo(email)))).toEqual([]);
    expect((await list(mia))[0]).toMatchObject({ isYou: true, recordings: 1 });
    const roles = await run<{ role: string }>('select role from memberships where user_id = ?', [
      mia.userId,
    ]);
    expect(roles).toEqual([{ role: 'viewer' }]);
  });
});

describe('a child who took the profile over', () => {
  it('has the recordings of their voice; the parent has them no more, nor the birthday', async () => {
    test.clock.set(at13);
    const mia = await handedOver();
    expect((await list(mia))[0]).toMatchObject({ isYou: true, birthday: null, recordings: 1 });
    expect((await list(parent))[0]).toMatchObject({
      ...{ name: 'Mia', birthday: null, age: null, recordings: null },
      ...{ mayKeep: false, mayLabel: false, mayHandOver: false, isYou: false },
    });
    const [row] = await run('select sealed_birthday, reminder_year from children where id = ?', [
      childId,
    ]);
    expect(row).toEqual({ sealed_birthday: null, reminder_year: null });
    expect(codes(await erase(parent))).toEqual(['FORBIDDEN']);
    const label = { recordingId: songId, childId: null };
    expect(codes(await graphql(test, LabelVoiceDocument, label, parent.cookie))).toEqual([
      'FORBIDDEN',
    ]);
    const again = await graphql(test, WithdrawConsentDocument, { id: childId }, parent.cookie);
    expect(codes(again)).toEqual(['FORBIDDEN']);
    const voices = await graphql(test, ChildVoicesDocument, { id: childId }, mia.cookie);
    expect(voices.data?.childVoices.nodes).toMatchObject([{ id: songId, onlyYou: false }]);
  });

  it('keeps a recording to themselves: nobody else plays, lists, finds or knows it', async () => {
    test.clock.set(at13);
    const mia = await handedOver();
    expect(await found(viewer)).toBe(true);
    for (const other of [parent, owner, viewer]) {
      expect(codes(await keepPrivate(other))).toEqual(['FORBIDDEN']);
    }
    expect(codes(await keepPrivate(mia))).toEqual([]);
    expect(await titles(mia)).toEqual(['A summer song']);
    expect([await statusOf(mia), await found(mia)]).toEqual([200, true]);
    for (const other of [parent, owner, viewer]) {
      expect(await titles(other)).toEqual([]);
      expect([await statusOf(other), await found(other)]).toEqual([404, false]);
    }
    expect(codes(await keepPrivate(mia, false))).toEqual([]);
    expect([await statusOf(viewer), await found(viewer)]).toEqual([200, true]);
  });

  it('erases a recording, also as a viewer who left', async () => {
    test.clock.set(at13);
    const mia = await handedOver();
    expect(codes(await erase(mia))).toEqual([]);
    expect(await titles(parent)).toEqual([]);
    expect(await statusOf(parent)).toBe(404);
    // In their own trash until they erase it.
    expect(await statusOf(mia)).toBe(200);
    expect(codes(await graphql(test, EraseRecordingDocument, { id: songId }, mia.cookie))).toEqual(
      [],
    );
    expect(await statusOf(mia)).toBe(404);
  });

  it('neither hides nor erases what a message still needs', async () => {
    test.clock.set(at13);
    const mia = await handedOver();
    const messageId = await armMessage(test, parent);
    await run(
      `insert into message_attachments (family_id, message_id, recording_id, position)
       values (?, ?, ?, 0)`,
      [parent.familyId, messageId, songId],
    );
    expect(codes(await keepPrivate(mia))).toEqual(['WRONG_STATE']);
    expect(codes(await erase(mia))).toEqual(['WRONG_STATE']);
    expect(await statusOf(viewer)).toBe(200);
  });

  it('takes it over at 18 from the owner, whatever the parent does', async () => {
    test.clock.set(at18);
    await graphql(test, WithdrawConsentDocument, { id: childId }, parent.cookie);
    const mia = await handedOver(owner);
    expect((await list(mia))[0]).toMatchObject({ isYou: true });
    expect(codes(await erase(mia))).toEqual([]);
  });
});

describe('an account that is deleted', () => {
  const remove = ({ userId: id, email }: TestMember) => {
    const ctx = newContext(test.app, { kind: 'system', job: 'test' });
    return inTransaction(ctx, (ctx) => removeAccount(ctx, { id, email }, 'page'));
  };

  it('takes its own profile along, with what only it could hear', async () => {
    test.clock.set(at13);
    const storyId = await keepRecording(test, parent, Buffer.from('a story'));
    const label = { recordingId: storyId, childId };
    await graphql(test, LabelVoiceDocument, label, parent.cookie);
    const mia = await handedOver();
    await keepPrivate(mia);
    await remove(mia);
    expect(await list(owner)).toEqual([]);
    expect(await run('select id from recordings where created_by = ?', [mia.userId])).toEqual([
      { id: storyId },
    ]);
    expect(await statusOf(viewer, storyId)).toBe(200);
  });

  it('leaves a child whose parent it was to the owner of the family', async () => {
    await remove(parent);
    expect((await list(owner))[0]).toMatchObject({ name: 'Mia', parentName: '', mayKeep: true });
    expect((await list(viewer))[0]).toMatchObject({ name: 'Mia', mayKeep: false });
    await remove(viewer);
    await remove(owner);
    expect(await run('select 1 from children where id = ?', [childId])).toEqual([]);
  });
});

describe('the reminders', () => {
  const remind = async () => {
    await runSweeps(test, 'remind-of-birthdays');
    await drainJobs(test, 'send-child-mail');
  };
  const mailsTo = ({ email }: TestMember) =>
    test.mailer.sent.filter(
      ({ to, messageId }) => to.address === email && messageId.startsWith('child-'),
    );

  it('come once at 13 and once at 18, at nine in the morning where the parent is', async () => {
    // Nine in Lisbon.
    const days = [
      ['2046-05-01T07:59:00Z', 0, 0],
      ['2046-05-01T08:00:00Z', 1, 0],
      ['2046-05-01T09:00:00Z', 1, 0],
      ['2051-05-01T07:59:00Z', 1, 0],
      ['2051-05-01T08:00:00Z', 2, 1],
      ['2052-05-01T08:00:00Z', 2, 1],
    ] as const;
    for (const [now, ofParent, ofOwner] of days) {
      test.clock.set(now);
      await remind();
      expect([now, mailsTo(parent).length]).toEqual([now, ofParent]);
      expect([now, mailsTo(owner).length]).toEqual([now, ofOwner]);
    }
    expect(mailsTo(viewer)).toEqual([]);
    for (const mail of mailsTo(parent)) {
      expect(mail.text).toContain('/children');
      expect(mail.subject + mail.text + mail.html).not.toMatch(/Mia|May|2033|2046|2051/);
    }
  });

  it('of 13 are not sent at 18, after a long sleep of the server', async () => {
    test.clock.set(at18);
    await remind();
    await remind();
    expect(mailsTo(parent).map(({ messageId }) => /grown|handOver/.exec(messageId)?.[0])).toEqual([
      'grown',
    ]);
  });

  it('are not sent of a profile that is withdrawn or was taken over', async () => {
    test.clock.set(at13);
    await runSweeps(test, 'remind-of-birthdays');
    await handedOver();
    await drainJobs(test, 'send-child-mail');
    test.clock.set(at18);
    await remind();
    expect([...mailsTo(parent), ...mailsTo(owner)]).toEqual([]);
  });
});
