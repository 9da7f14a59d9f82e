import { randomUUID } from 'node:crypto';
import {
  AddCommentDocument,
  CommentsDocument,
  DeleteCommentDocument,
  DeleteRecordingDocument,
  EraseRecordingDocument,
  EditCommentDocument,
  HideCommentDocument,
  ReactDocument,
  SubjectTalkDocument,
  type AddCommentMutation,
  type CommentsQuery,
} from '@infinite/schema/generated/graphql';
import type { MemberRoleName } from '@infinite/schema/catalogue/families';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { readsOf } from '#testing/read-plans.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let owner: TestMember;
let aunt: TestMember;
let recordingId: string;
beforeEach(async () => {
  owner = await signUpMember(test);
  aunt = await relative('contributor');
  recordingId = await keepRecording(test, owner, Buffer.from('a voice'));
});

const run = <Row>(sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);

const relative = (familyRole: MemberRoleName) =>
  signUpMember(test, { familyId: owner.familyId, familyRole });

interface Said {
  parentId?: string;
  clientId?: string;
  subjectId?: string;
}
const tryToSay = (member: TestMember, body: string, said: Said = {}) =>
  graphql(
    test,
    AddCommentDocument,
    { input: { clientId: randomUUID(), kind: 'RECORDING', subjectId: recordingId, body, ...said } },
    member.cookie,
  );
type Thread = AddCommentMutation['addComment'];
async function say(member: TestMember, body: string, said: Said = {}): Promise<Thread> {
  const { data, errors } = await tryToSay(member, body, said);
  expect(errors).toEqual([]);
  return data!.addComment;
}
async function read(
  member: TestMember,
  page: { parentId?: string; first?: number; after?: string | null } = {},
): Promise<CommentsQuery['comments']> {
  const variables = { kind: 'RECORDING', subjectId: recordingId, ...page } as const;
  const { data, errors } = await graphql(test, CommentsDocument, variables, member.cookie);
  expect(errors).toEqual([]);
  return data!.comments;
}
const textOf = ({ parts }: Pick<Thread, 'parts'>) => parts.map(({ text }) => text).join('');
const codesOf = ({ errors }: Awaited<ReturnType<typeof tryToSay>>) =>
  errors.map(({ extensions }) => extensions?.code);

describe('a comment', () => {
  it('is read by the family, newest first, and is sealed in the database', async () => {
    await say(aunt, 'That is the boat in Porto.');
    await say(owner, 'It was.');
    const { nodes } = await read(await relative('viewer'));
    expect(nodes.map(textOf)).toEqual(['It was.', 'That is the boat in Porto.']);
    expect(nodes.map(({ author }) => author.name)).toEqual([
      memberName(owner.userId),
      memberName(aunt.userId),
    ]);
    const [row] = await run<{ words: string }>(
      `select encode(sealed_body, 'escape') as words from comments where author_id = ?`,
      [aunt.userId],
    );
    expect(row?.words).not.toContain('boat');
  });

  it('is one when the form is sent twice, at once or later', async () => {
    const clientId = randomUUID();
    const both = await Promise.all([
      say(aunt, 'Once.', { clientId }),
      say(aunt, 'Once.', { clientId }),
    ]);
    const again = await say(aunt, 'Once.', { clientId });
    expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1);
    expect((await read(owner)).nodes).toHaveLength(1);
  });

  it('is refused from a viewer, a stranger, and a member who was removed with a page still open', async () => {
    expect(codesOf(await tryToSay(await relative('viewer'), 'Hello'))).toEqual(['FORBIDDEN']);
    expect(codesOf(await tryToSay(await signUpMember(test), 'Hello'))).toEqual(['NOT_FOUND']);
    await run('delete from memberships where user_id = ?', [aunt.userId]);
    await run(
      `insert into former_members (family_id, user_id, role, left_at, removed)
       values (?, ?, 'contributor', now(), true)`,
      [owner.familyId, aunt.userId],
    );
    expect(codesOf(await tryToSay(aunt, 'Hello'))).toEqual(['FORBIDDEN']);
  });

  it('goes with its recording, and finds none that was deleted meanwhile', async () => {
    await say(aunt, 'Kept until it goes.');
    const id = recordingId;
    const deleted = await graphql(test, DeleteRecordingDocument, { id }, owner.cookie);
    expect(deleted.errors).toEqual([]);
    expect(codesOf(await tryToSay(aunt, 'Too late'))).toEqual(['NOT_FOUND']);
    await graphql(test, EraseRecordingDocument, { id }, owner.cookie);
    expect(await run('select id from comments where subject_id = ?', [id])).toEqual([]);
  });

  it('is impossible on a voice that is held for its author', async () => {
    await run('update recordings set held_for_author = true where id = ?', [recordingId]);
    expect(codesOf(await tryToSay(aunt, 'Hello'))).toEqual(['NOT_FOUND']);
    expect(codesOf(await tryToSay(owner, 'Hello'))).toEqual(['NOT_FOUND']);
  });

  it.each([
    ['nothing', ''],
    ['blanks and invisible characters', ' \u200B\u2060\n '],
    ['more than its limit', 'a'.repeat(4001)],
    ['half a megabyte', 'a'.repeat(500_000)],
    ['one character of a thousand marks', `a${'\u0301'.repeat(400_000)}`],
  ])('of %s is refused with words', async (_, body) => {
    const { errors } = await tryToSay(aunt, body);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
    expect(errors[0]?.extensions?.fields).toHaveProperty('body');
  });

  it('keeps what people type, without what no page can hold', async () => {
    const typed = 'First\r\nsecond\u0000\u0007 <b>bold</b> \u202Eright to left\u202C 👨‍👩‍👧 \uD800';
    expect(textOf(await say(aunt, typed))).toBe(
      'First\nsecond <b>bold</b> \u202Eright to left\u202C 👨‍👩‍👧 \uFFFD',
    );
  });

  it('is changed by its author alone, and says so', async () => {
    const { id } = await say(aunt, 'The boot in Porto.');
    const edit = (member: TestMember) =>
      graphql(test, EditCommentDocument, { id, body: 'The boat in Porto.' }, member.cookie);
    expect((await edit(owner)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await edit(aunt)).data?.editComment).toMatchObject({ edited: true });
    expect((await read(owner)).nodes.map(textOf)).toEqual(['The boat in Porto.']);
  });

  it('is hidden by an editor from everyone but its author and those who may show it again', async () => {
    const { id } = await say(aunt, 'Unkind.');
    const editor = await relative('editor');
    const hide = (member: TestMember, hidden: boolean) =>
      graphql(test, HideCommentDocument, { id, hidden }, member.cookie);
    expect((await hide(aunt, true)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await hide(editor, true)).data?.hideComment.hidden).toBe(true);
    const seen = async (member: TestMember) => (await read(member)).nodes.map(textOf);
    expect(await seen(await relative('contributor'))).toEqual(['']);
    expect(await seen(aunt)).toEqual(['Unkind.']);
    expect(await seen(owner)).toEqual(['Unkind.']);
    await hide(owner, false);
    expect(await seen(await relative('viewer'))).toEqual(['Unkind.']);
  });
});

describe('a reply', () => {
  it('stands one level below, also when it answers a reply', async () => {
    const head = await say(aunt, 'Who is that?');
    const reply = await say(owner, 'Ingrid.', { parentId: head.id });
    const second = await say(aunt, 'With the hat?', { parentId: reply.id });
    expect(second.parentId).toBe(head.id);
    const [thread] = (await read(owner)).nodes;
    expect(thread?.replies.map(textOf)).toEqual(['Ingrid.', 'With the hat?']);
    expect(thread?.replyCount).toBe(2);
  });

  it('keeps the place of a deleted comment, is refused below it, and takes the place with it', async () => {
    const head = await say(aunt, 'Who is that?');
    const reply = await say(owner, 'Ingrid.', { parentId: head.id });
    const remove = (member: TestMember, id: string) =>
      graphql(test, DeleteCommentDocument, { id }, member.cookie);
    expect((await remove(owner, head.id)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await remove(aunt, head.id)).errors).toEqual([]);
    const [thread] = (await read(owner)).nodes;
    expect(thread).toMatchObject({ deleted: true, parts: [], replyCount: 1 });
    const late = await tryToSay(aunt, 'Sorry', { parentId: head.id });
    expect(codesOf(late)).toEqual(['WRONG_STATE']);
    await remove(owner, reply.id);
    expect((await read(owner)).nodes).toEqual([]);
    const gone = await tryToSay(aunt, 'Sorry', { parentId: head.id });
    expect(codesOf(gone)).toEqual(['NOT_FOUND']);
  });

  it('cannot join the comments of another recording', async () => {
    const head = await say(aunt, 'Here.');
    const subjectId = await keepRecording(test, owner, Buffer.from('another voice'));
    const there = await tryToSay(aunt, 'There.', { parentId: head.id, subjectId });
    expect(codesOf(there)).toEqual(['NOT_FOUND']);
  });
});

describe('a mention', () => {
  it('follows a new name, and names somebody who left without a link', async () => {
    await say(owner, `@{${aunt.userId}} knows this.`);
    const mention = async () => (await read(owner)).nodes[0]?.parts[0];
    expect(await mention()).toMatchObject({
      text: memberName(aunt.userId),
      memberId: aunt.userId,
    });
    await run(`update users set username = 'ingrid' where id = ?`, [aunt.userId]);
    expect(await mention()).toMatchObject({ text: 'ingrid', memberId: aunt.userId });
    await run('delete from memberships where user_id = ?', [aunt.userId]);
    expect(await mention()).toMatchObject({ text: 'ingrid', memberId: null, isMention: true });
    await run(`update users set deleted_at = now() where id = ?`, [aunt.userId]);
    expect(await mention()).toMatchObject({ text: 'A former member', memberId: null });
  });

  it('of a stranger is refused, and reveals no name', async () => {
    const stranger = await signUpMember(test);
    const { errors } = await tryToSay(owner, `Hello @{${stranger.userId}}`);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
    expect(JSON.stringify(errors)).not.toContain(memberName(stranger.userId));
  });
});

describe('a reaction', () => {
  const react = (member: TestMember, id: string, target: 'RECORDING' | 'COMMENT', on = true) =>
    graphql(test, ReactDocument, { target, id, reaction: 'CANDLE', on }, member.cookie);

  it('is one of each kind for each member, with counts and names', async () => {
    const viewer = await relative('viewer');
    await react(viewer, recordingId, 'RECORDING');
    await react(viewer, recordingId, 'RECORDING');
    test.clock.advance({ seconds: 1 });
    const { data } = await react(owner, recordingId, 'RECORDING');
    expect(data?.react).toEqual([
      {
        kind: 'CANDLE',
        count: 2,
        mine: true,
        names: [memberName(viewer.userId), memberName(owner.userId)],
      },
    ]);
    await react(owner, recordingId, 'RECORDING', false);
    await say(aunt, 'For her.');
    const talk = await graphql(
      test,
      SubjectTalkDocument,
      { kind: 'RECORDING', ids: [recordingId] },
      aunt.cookie,
    );
    expect(talk.data?.subjectTalk).toMatchObject([
      { id: recordingId, comments: 1, reactions: [{ kind: 'CANDLE', count: 1, mine: false }] },
    ]);
  });

  it('is left on a comment, and not on one that was deleted', async () => {
    const head = await say(aunt, 'For her.');
    await say(owner, 'Yes.', { parentId: head.id });
    expect((await react(owner, head.id, 'COMMENT')).data?.react).toMatchObject([{ count: 1 }]);
    expect((await read(aunt)).nodes[0]?.reactions).toMatchObject([{ count: 1, mine: false }]);
    await graphql(test, DeleteCommentDocument, { id: head.id }, aunt.cookie);
    expect((await read(aunt)).nodes[0]?.reactions).toEqual([]);
    const late = await react(owner, head.id, 'COMMENT');
    expect(late.errors[0]?.extensions?.code).toBe('WRONG_STATE');
  });
});

describe('ten thousand comments', () => {
  it('are paged without a gap', async () => {
    await say(aunt, 'The first.');
    await run(
      `insert into comments (id, family_id, subject_kind, subject_id, parent_id, author_id, client_id,
         sealed_body, created_at)
       select gen_random_uuid(), family_id, subject_kind, subject_id, null, author_id,
         'many-' || n, null, created_at from comments, generate_series(1, 9999) n
       where subject_id = ?`,
      [recordingId],
    );
    const seen = new Set<string>();
    let after: string | null = null;
    for (let page = 0; page < 201; page += 1) {
      const { nodes, pageInfo } = await read(owner, { first: 50, after });
      for (const { id } of nodes) seen.add(id);
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen.size).toBe(10_000);
    const pages = [null, after].map((after) => () => read(owner, { first: 50, after }));
    for (const page of pages) {
      const reads = await readsOf(test, 'comments', page);
      expect(reads.wholeTable).toBe(false);
      // 50 comments and the one by which a next page is known.
      expect(reads.mostRows).toBeLessThanOrEqual(2 * 51);
    }
  });
});
