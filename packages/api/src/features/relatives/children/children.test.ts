import { randomUUID } from 'node:crypto';
import {
  AddChildDocument,
  DeleteRecordingDocument,
  RestoreRecordingDocument,
  ChildrenDocument,
  ChildVoicesDocument,
  LabelVoiceDocument,
  ProgressDocument,
  RecordingsDocument,
  RestoreConsentDocument,
  UpdateChildDocument,
  WithdrawConsentDocument,
} from '@infinite/schema/generated/graphql';
import { childWords as words } from '@infinite/schema/words/children.en';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeRecording } from '#features/recordings/recordings/notice-recording.ts';
import { newContext } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { giveKey } from '#testing/api-keys.ts';
import { armMessage } from '#testing/armed-message.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const start = '2041-03-05T12:00:00Z';
const test: TestApp = await createTestApp({ now: start });
afterAll(() => test.close());

let owner: TestMember;
let parent: TestMember;
let viewer: TestMember;
beforeEach(async () => {
  test.clock.set(start);
  owner = await signUpMember(test);
  const { familyId } = owner;
  parent = await signUpMember(test, { familyId, familyRole: 'contributor' });
  viewer = await signUpMember(test, { familyId, familyRole: 'viewer' });
});

const run = <Row>(sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
const codes = (answer: { errors: { extensions?: { code?: string } }[] }) =>
  answer.errors.map(({ extensions }) => extensions?.code);

const input = (more: object = {}) => ({
  ...{ clientId: randomUUID(), name: 'Mia', birthday: '2033-05-01', consentVersion: 1 },
  ...more,
});
const tryToAdd = (member: TestMember, more: object = {}) =>
  graphql(test, AddChildDocument, { input: input(more) }, member.cookie);
async function add(member: TestMember, more: object = {}): Promise<string> {
  const { data, errors } = await tryToAdd(member, more);
  expect(errors).toEqual([]);
  return data!.addChild;
}
async function list({ cookie }: TestMember) {
  const { data, errors } = await graphql(test, ChildrenDocument, {}, cookie);
  expect(errors).toEqual([]);
  return data!.children;
}
const label = ({ cookie }: TestMember, recordingId: string, childId: string | null) =>
  graphql(test, LabelVoiceDocument, { recordingId, childId }, cookie);
const withdraw = ({ cookie }: TestMember, id: string) =>
  graphql(test, WithdrawConsentDocument, { id }, cookie);
const restore = ({ cookie }: TestMember, id: string, consentVersion = 1) =>
  graphql(test, RestoreConsentDocument, { id, consentVersion }, cookie);
const voices = ({ cookie }: TestMember, id: string) =>
  graphql(test, ChildVoicesDocument, { id }, cookie);
async function recordingsOf({ cookie }: TestMember) {
  const { data } = await graphql(test, RecordingsDocument, {}, cookie);
  return data!.recordings.nodes.map(({ id, voiceOf }) => [id, voiceOf?.name ?? null]);
}
async function countedFor({ cookie }: TestMember) {
  const { data } = await graphql(test, ProgressDocument, {}, cookie);
  return data!.home.areas.find(({ name }) => name === 'RECORDINGS')?.count;
}
const statusOf = async ({ cookie }: TestMember, id: string) =>
  (await test.server.inject({ url: `/media/${id}`, headers: { cookie } })).statusCode;
const voice = (member: TestMember) => keepRecording(test, member, Buffer.from('a child sings'));

describe('a parent who adds a child', () => {
  it('agrees to words of a version, and the family sees the child', async () => {
    const id = await add(parent);
    const [own] = await list(parent);
    expect(own).toMatchObject({
      ...{ id, name: 'Mia', birthday: '2033-05-01', age: 7, consentVersion: 1, recordings: 0 },
      ...{ mayKeep: true, mayLabel: true, mayHandOver: false, eraseAt: null, isYou: false },
    });
    expect(own?.consentedAt).toBe(start);
    const [seen] = await list(viewer);
    expect(seen).toMatchObject({ name: 'Mia', birthday: '2033-05-01', recordings: null });
    expect(seen).toMatchObject({ consentedAt: null, mayKeep: false, mayLabel: false });
    expect(await list(await signUpMember(test))).toEqual([]);
  });

  it('adds one child by a form that is sent twice', async () => {
    const clientId = randomUUID();
    const both = await Promise.all([add(parent, { clientId }), add(parent, { clientId })]);
    expect(new Set(both).size).toBe(1);
    expect(await list(parent)).toHaveLength(1);
  });

  it('leaves neither the name nor the birthday in the database to read', async () => {
    const id = await add(parent, { name: 'Wilhelmina', birthday: '2035-11-17' });
    const [row] = await run<Record<string, unknown>>(
      `select to_jsonb(c) - 'sealed_name' - 'sealed_birthday' as plain,
        encode(sealed_name, 'escape') || encode(sealed_birthday, 'escape') as sealed
       from children c where id = ?`,
      [id],
    );
    expect(JSON.stringify(row)).not.toMatch(/Wilhelmina|2035|11-17/);
    expect(row?.['plain']).toMatchObject({ reminder_year: 2048 });
  });

  it.each<[string, object, string]>([
    ['of 13 today', { birthday: '2028-03-05' }, words.tooOld],
    ['who is not born', { birthday: '2041-03-06' }, words.birthdayInvalid],
    ['without a name', { name: ' \u200b ' }, words.nameNeeded],
    ['born on no day', { birthday: '2033-02-30' }, words.birthdayNeeded],
    ['without having agreed', { consentVersion: 0 }, words.consentNeeded],
  ])('adds nobody %s', async (_, more, said) => {
    const answer = await tryToAdd(parent, more);
    expect(codes(answer)).toEqual(['INVALID_INPUT']);
    expect(JSON.stringify(answer.errors)).toContain(said);
  });

  it('adds a child who is 12 until tonight, where the parent is', async () => {
    // In Lisbon it is still March 4.
    test.clock.set('2041-03-04T23:30:00Z');
    await add(parent, { birthday: '2028-03-05' });
    test.clock.set('2041-03-05T00:30:00Z');
    expect(codes(await tryToAdd(parent, { birthday: '2028-03-05' }))).toEqual(['INVALID_INPUT']);
  });

  it('needs a role that adds something', async () => {
    expect(codes(await tryToAdd(viewer))).toEqual(['FORBIDDEN']);
  });

  it('corrects name and birthday; nobody else does', async () => {
    const id = await add(parent);
    const change = ({ cookie }: TestMember, birthday = '2034-05-01') =>
      graphql(test, UpdateChildDocument, { id, input: { name: 'Mia Rose', birthday } }, cookie);
    for (const other of [owner, viewer]) expect(codes(await change(other))).toEqual(['FORBIDDEN']);
    const stranger = await signUpMember(test);
    expect(codes(await change(stranger))).toEqual(['NOT_FOUND']);
    expect(codes(await change(parent))).toEqual([]);
    expect(codes(await change(parent, '2020-01-01'))).toEqual(['INVALID_INPUT']);
    expect((await list(viewer))[0]).toMatchObject({ name: 'Mia Rose', birthday: '2034-05-01' });
  });
});

describe('a recording of a child’s voice', () => {
  it('is labeled by the parent who made it, and everyone reads whose voice it is', async () => {
    const id = await add(parent);
    const recordingId = await voice(parent);
    expect(codes(await label(parent, recordingId, id))).toEqual([]);
    expect(await recordingsOf(viewer)).toEqual([[recordingId, 'Mia']]);
    expect((await voices(parent, id)).data?.childVoices.nodes).toHaveLength(1);
    expect(codes(await voices(viewer, id))).toEqual(['FORBIDDEN']);
    expect(codes(await label(parent, recordingId, null))).toEqual([]);
    expect(await recordingsOf(viewer)).toEqual([[recordingId, null]]);
  });

  it('is nobody’s for a program: no key reads the name of a child', async () => {
    const id = await add(parent);
    await label(parent, await voice(parent), id);
    const { headers } = await giveKey(test, parent);
    const ask = async (query: string) =>
      (await test.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } }))
        .body;
    const read = await ask('{ recordings { nodes { title voiceOf { name } } } }');
    expect(JSON.parse(read)).toMatchObject({
      data: { recordings: { nodes: [{ title: 'A voice', voiceOf: null }] } },
    });
    expect(await ask('{ children { name } }')).toContain('No API key may');
  });

  it('is no relative’s recording, no other’s child and no other family’s', async () => {
    const id = await add(parent);
    const others = await voice(owner);
    expect(codes(await label(parent, others, id))).toEqual(['FORBIDDEN']);
    expect(codes(await label(owner, others, id))).toEqual(['FORBIDDEN']);
    const stranger = await signUpMember(test);
    expect(codes(await label(stranger, await voice(stranger), id))).toEqual(['NOT_FOUND']);
    expect(codes(await label(stranger, await voice(parent), null))).toEqual(['NOT_FOUND']);
  });
});

describe('a parent who withdraws the consent', () => {
  const day = 24;
  async function withdrawn() {
    const id = await add(parent);
    const recordingId = await voice(parent);
    await label(parent, recordingId, id);
    expect(codes(await withdraw(owner, id))).toEqual(['FORBIDDEN']);
    expect(codes(await withdraw(parent, id))).toEqual([]);
    return { id, recordingId };
  }

  it('hides the child and the voice from everyone at once', async () => {
    const { id, recordingId } = await withdrawn();
    expect(await list(viewer)).toEqual([]);
    expect(await list(owner)).toEqual([]);
    for (const member of [parent, owner, viewer]) {
      expect(await recordingsOf(member)).toEqual([]);
      expect(await countedFor(member)).toBe(0);
      expect(await statusOf(member, recordingId)).toBe(404);
    }
    const [own] = await list(parent);
    expect(own).toMatchObject({ id, mayRestore: true, mayKeep: false, mayLabel: false });
    expect(own?.eraseAt).toBe('2041-04-04T12:00:00Z');
    const again = await withdraw(parent, id);
    expect(codes(again)).toEqual([]);
    expect((await list(parent))[0]?.eraseAt).toBe(own?.eraseAt);
  });

  it('takes its title out of notices, and so out of mails that wait', async () => {
    const id = await add(parent);
    const [hidden, other] = [await voice(parent), await voice(parent)];
    await label(parent, hidden, id);
    const { familyId, userId: createdBy } = parent;
    const ctx = newContext(test.app, { kind: 'system', job: 'test' });
    for (const recordingId of [hidden, other]) {
      const made = { kind: 'VOICE', origin: 'recorded' } as const;
      const recording = { id: recordingId, familyId, createdBy, title: 'A voice', ...made };
      await inTransaction(ctx, (ctx) => noticeRecording(ctx, recording));
    }
    await withdraw(parent, id);
    const left = await run<{ subject_id: string }>(
      'select distinct subject_id from notifications where family_id = ?',
      [familyId],
    );
    expect(left).toEqual([{ subject_id: other }]);
  });

  it('leaves a trashed recording of the voice where its parent put it, uncounted', async () => {
    const id = await add(parent);
    const [kept, trashed] = [await voice(parent), await voice(parent)];
    for (const recordingId of [kept, trashed]) await label(parent, recordingId, id);
    await graphql(test, DeleteRecordingDocument, { id: trashed }, parent.cookie);
    expect((await list(parent))[0]?.recordings).toBe(1);
    await withdraw(parent, id);
    await restore(parent, id);
    expect(await recordingsOf(viewer)).toEqual([[kept, 'Mia']]);
    await graphql(test, RestoreRecordingDocument, { id: trashed }, parent.cookie);
    expect((await list(parent))[0]?.recordings).toBe(2);
  });

  it('takes it back within 30 days by agreeing again', async () => {
    const { id, recordingId } = await withdrawn();
    test.clock.advance({ hours: 29 * day });
    await runSweeps(test, 'erase-withdrawn-children');
    expect(codes(await restore(owner, id))).toEqual(['NOT_FOUND']);
    expect(codes(await restore(parent, id, 2))).toEqual(['INVALID_INPUT']);
    expect(codes(await restore(parent, id))).toEqual([]);
    expect(await recordingsOf(viewer)).toEqual([[recordingId, 'Mia']]);
    expect(await statusOf(viewer, recordingId)).toBe(200);
    test.clock.advance({ hours: 30 * day });
    await runSweeps(test, 'erase-withdrawn-children');
    expect(await list(viewer)).toHaveLength(1);
    const consents = await run(
      'select withdrawn_at is null as stands, words_version from child_consents where child_id = ? order by id',
      [id],
    );
    expect(consents).toEqual([
      { stands: false, words_version: 1 },
      { stands: true, words_version: 1 },
    ]);
  });

  it('has all of it erased after 30 days, except that it was agreed to and withdrawn', async () => {
    const { id, recordingId } = await withdrawn();
    test.clock.advance({ hours: 30 * day });
    await runSweeps(test, 'erase-withdrawn-children');
    expect(await list(parent)).toEqual([]);
    expect(codes(await restore(parent, id))).toEqual(['NOT_FOUND']);
    expect(await run('select 1 from recordings where id = ?', [recordingId])).toEqual([]);
    expect(await run('select 1 from children where id = ?', [id])).toEqual([]);
    const [consent] = await run<{ withdrawn_at: unknown }>(
      'select withdrawn_at from child_consents where child_id = ?',
      [id],
    );
    expect(consent?.withdrawn_at).not.toBeNull();
  });

  it('leaves a recording that a message needs hidden, until no message does', async () => {
    const id = await add(parent);
    const recordingId = await voice(parent);
    await label(parent, recordingId, id);
    const messageId = await armMessage(test, owner, {});
    await run(
      `insert into message_attachments (family_id, message_id, recording_id, position)
       values (?, ?, ?, 0)`,
      [owner.familyId, messageId, recordingId],
    );
    await withdraw(parent, id);
    test.clock.advance({ hours: 30 * day });
    await runSweeps(test, 'erase-withdrawn-children');
    expect(await list(parent)).toEqual([]);
    const [kept] = await run('select sealed_name, sealed_birthday from children where id = ?', [
      id,
    ]);
    expect(kept).toEqual({ sealed_name: null, sealed_birthday: null });
    expect(await statusOf(parent, recordingId)).toBe(404);
    await run('delete from message_attachments where message_id = ?', [messageId]);
    test.clock.advance({ hours: day });
    await runSweeps(test, 'erase-withdrawn-children');
    expect(await run('select 1 from recordings where id = ?', [recordingId])).toEqual([]);
    expect(await run('select 1 from children where id = ?', [id])).toEqual([]);
  });

  it('does so also after leaving the family; the owner does it for a parent who left', async () => {
    const id = await add(parent);
    await run('delete from memberships where user_id = ?', [parent.userId]);
    await run(
      `insert into former_members (family_id, user_id, role, left_at, removed)
       values (?, ?, 'contributor', now(), false)`,
      [parent.familyId, parent.userId],
    );
    expect((await list(parent))[0]).toMatchObject({ id, mayKeep: true, mayLabel: false });
    expect(codes(await withdraw(viewer, id))).toEqual(['FORBIDDEN']);
    expect(codes(await withdraw(owner, id))).toEqual([]);
    expect(codes(await restore(parent, id))).toEqual([]);
    expect(codes(await withdraw(parent, id))).toEqual([]);
  });
});
