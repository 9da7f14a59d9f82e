import { randomUUID } from 'node:crypto';
import {
  AddCommentDocument,
  AddNoticeMuteDocument,
  EditCommentDocument,
  NoticesDocument,
  ReactDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishLive } from '#features/notices/live/index.ts';
import { Notifications } from '#platform/notifications/notifications.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
const listening = new Notifications(test.databaseUrl, test.app.log);
await listening.start();
const heard: string[] = [];
await listening.listen('live', (payload) => heard.push(payload));
afterEach(() => heard.splice(0));
afterAll(async () => {
  await listening.stop();
  await test.close();
});

let owner: TestMember;
let aunt: TestMember;
let cousin: TestMember;
let subjectId: string;
beforeEach(async () => {
  owner = await signUpMember(test);
  aunt = await signUpMember(test, { familyId: owner.familyId, familyRole: 'contributor' });
  cousin = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
  const about = { title: 'The boat in Porto' };
  subjectId = await keepRecording(test, owner, Buffer.from('a voice'), about);
});

const run = (sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute(sql, values);

async function say(member: TestMember, body: string, parentId?: string): Promise<string> {
  const input = { clientId: randomUUID(), kind: 'RECORDING', subjectId, body, parentId } as const;
  const { data, errors } = await graphql(test, AddCommentDocument, { input }, member.cookie);
  expect(errors).toEqual([]);
  return data!.addComment.id;
}

async function noticesOf({ cookie }: TestMember, muted = false) {
  const { data } = await graphql(test, NoticesDocument, { muted }, cookie);
  return data!.notices.nodes;
}
const kindsOf = async (member: TestMember, muted = false) =>
  (await noticesOf(member, muted)).map(({ kind }) => kind);

/** All rows, of those too who can read them no more. */
const rowsOf = ({ userId }: TestMember) =>
  run('select kind from notifications where user_id = ?', [userId]);

async function leave({ userId }: TestMember): Promise<void> {
  await run('delete from memberships where user_id = ?', [userId]);
  await run(
    `insert into former_members (family_id, user_id, role, left_at, removed)
     values (?, ?, 'contributor', now(), false)`,
    [owner.familyId, userId],
  );
}

describe('a comment', () => {
  it('gives a notice to the maker of the recording and to nobody else', async () => {
    await say(aunt, 'It rained.');
    expect(await noticesOf(owner)).toMatchObject([
      {
        kind: 'COMMENT_ADDED',
        path: `/voice-recordings/${subjectId}`,
        words: { actor: memberName(aunt.userId), title: 'The boat in Porto' },
      },
    ]);
    expect(await kindsOf(aunt)).toEqual([]);
    expect(await kindsOf(cousin)).toEqual([]);
  });

  it('gives one notice to whom it mentions, also when they made the recording', async () => {
    await say(aunt, `@{${owner.userId}} and @{${cousin.userId}}, and I, @{${aunt.userId}}`);
    expect(await kindsOf(owner)).toEqual(['MENTIONED']);
    expect(await kindsOf(cousin)).toEqual(['MENTIONED']);
    expect(await kindsOf(aunt)).toEqual([]);
  });

  it('gives a notice to whom it replies to, also where a reply is replied to', async () => {
    const head = await say(owner, 'Who took this?');
    const reply = await say(aunt, 'I did.', head);
    const other = await signUpMember(test, { familyId: owner.familyId, familyRole: 'editor' });
    await say(other, 'Really?', reply);
    expect(await kindsOf(aunt)).toEqual(['COMMENT_ADDED']);
    expect(await kindsOf(owner)).toEqual(['COMMENT_ADDED', 'COMMENT_ADDED']);
  });

  it('gives none to who left the family and so reads no comments', async () => {
    const head = await say(aunt, 'Who took this?');
    await leave(aunt);
    await say(owner, 'You did.', head);
    expect(await rowsOf(aunt)).toEqual([]);
  });

  it('is kept under muted for who mutes a name in its title', async () => {
    const mute = { input: { name: 'Porto' } };
    const { errors } = await graphql(test, AddNoticeMuteDocument, mute, owner.cookie);
    expect(errors).toEqual([]);
    await say(aunt, 'It rained.');
    expect(await kindsOf(owner)).toEqual([]);
    expect(await kindsOf(owner, true)).toEqual(['COMMENT_ADDED']);
  });

  it('gives no second notice when the form is sent twice', async () => {
    const input = { clientId: randomUUID(), kind: 'RECORDING', subjectId, body: 'Once.' } as const;
    await graphql(test, AddCommentDocument, { input }, aunt.cookie);
    await graphql(test, AddCommentDocument, { input }, aunt.cookie);
    expect(await kindsOf(owner)).toEqual(['COMMENT_ADDED']);
  });

  it('that is changed gives a notice to those alone whom it did not mention before', async () => {
    const id = await say(owner, `@{${aunt.userId}} knows.`);
    const body = `@{${aunt.userId}} or @{${cousin.userId}} knows.`;
    await graphql(test, EditCommentDocument, { id, body }, owner.cookie);
    expect(await kindsOf(aunt)).toEqual(['MENTIONED']);
    expect(await kindsOf(cousin)).toEqual(['MENTIONED']);
  });

  it('is announced to the open pages of the family, by the id of the recording alone', async () => {
    await say(aunt, 'It rained.');
    const event = JSON.stringify({ f: owner.familyId, k: 'comment', i: subjectId });
    await vi.waitFor(() => expect(heard).toContain(event));
    expect(heard.join()).not.toContain('rained');
  });
});

describe('a reaction', () => {
  const react = (member: TestMember, on = true) =>
    graphql(
      test,
      ReactDocument,
      { target: 'RECORDING', id: subjectId, reaction: 'HEART', on },
      member.cookie,
    );

  it('gives a notice to the maker, and none for an own one', async () => {
    await react(cousin);
    await react(owner);
    expect(await kindsOf(owner)).toEqual(['REACTION_ADDED']);
  });

  it('gives one notice, however often it is taken back and left again', async () => {
    for (const on of [true, false, true, false, true]) await react(cousin, on);
    expect(await kindsOf(owner)).toEqual(['REACTION_ADDED']);
    await react(aunt);
    expect(await kindsOf(owner)).toEqual(['REACTION_ADDED', 'REACTION_ADDED']);
    const commentId = await say(owner, 'It rained.');
    const left = { target: 'COMMENT', id: commentId, reaction: 'HEART', on: true } as const;
    await graphql(test, ReactDocument, left, cousin.cookie);
    const [first] = await noticesOf(owner);
    expect(first?.path).toBe(`/voice-recordings/${subjectId}#comment-${commentId}`);
    expect(await kindsOf(owner)).toHaveLength(3);
  });

  it('gives none to who left the family', async () => {
    await leave(owner);
    await react(aunt);
    expect(await rowsOf(owner)).toEqual([]);
    // What was published before arrives before.
    const last = { to: { userId: aunt.userId }, kind: 'last', id: null };
    await publishLive(test.app.orm.em.fork(), last);
    await vi.waitFor(() => expect(heard.at(-1)).toContain('last'));
    expect(heard.join()).not.toContain(owner.userId);
  });
});
