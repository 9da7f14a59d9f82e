import { randomBytes, randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { clearStorage } from '#features/recordings/recordings/clear-storage.job.ts';
import { recordingGuards } from '#features/recordings/recordings/recording-guards.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let member: TestMember;
/** The recording that a message needs. */
let needed: string | undefined;

beforeAll(async () => {
  const guard = recordingGuards.with(async (_ctx, recordingId) =>
    recordingId === needed ? 'It belongs to the message for Ana.' : null,
  );
  test = await createTestApp({ extensions: [guard] });
  member = await signUpMember(test);
});
afterAll(() => test.close());

const keep = (by: TestMember, metadata: Record<string, string> = {}) =>
  uploadAndPrepare(test, by.cookie, randomBytes(50), { kind: 'FILE', ...metadata });

async function ask<Data>(by: Pick<TestMember, 'cookie'>, document: string, variables: object = {}) {
  const answer = await graphql<Data, object>(test, document, variables, by.cookie);
  return { data: answer.data, code: answer.errors[0]?.extensions?.code, errors: answer.errors };
}

interface Page {
  recordings: {
    nodes: { id: string; title: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const list = `query ($kinds: [RecordingKind!], $first: Int, $after: String) {
  recordings(kinds: $kinds, first: $first, after: $after) {
    nodes { id title } edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`;
const update = `mutation ($id: ID!, $input: UpdateRecordingInput!) {
  updateRecording(id: $id, input: $input) { title note trimStartMs trimEndMs } }`;
const remove = 'mutation ($id: ID!) { deleteRecording(id: $id) }';
const erase = 'mutation ($id: ID!) { eraseRecording(id: $id) }';
const one = 'query ($id: ID!) { recording(id: $id) { id title peaks } }';

describe("a family's recordings", () => {
  it('are listed newest first, page by page, without gap or repeat', async () => {
    const own = await signUpMember(test);
    const made: string[] = [];
    for (let count = 0; count < 7; count += 1) made.push(await keep(own, { title: `${count}` }));
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const { data }: { data: Page | null | undefined } = await ask<Page>(own, list, {
        first: 3,
        after,
      });
      seen.push(...(data?.recordings.nodes.map(({ title }) => title) ?? []));
      if (!data?.recordings.pageInfo.hasNextPage) break;
      after = data.recordings.pageInfo.endCursor;
    }
    expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0']);
    expect((await ask<Page>(own, list, { kinds: ['VOICE'] })).data?.recordings.nodes).toEqual([]);
    expect((await ask(own, list, { after: "x' or 1=1" })).code).toBe('INVALID_INPUT');
    expect((await ask<Page>(own, list, { first: 1_000_000 })).data?.recordings.nodes).toHaveLength(
      7,
    );
    expect(made).toHaveLength(7);
  });

  it('are not there for another family, and not for a visitor', async () => {
    const id = await keep(member);
    const stranger = await signUpMember(test);
    expect((await ask(stranger, one, { id })).data).toEqual({ recording: null });
    expect((await ask<Page>(stranger, list)).data?.recordings.nodes).toEqual([]);
    expect((await ask(stranger, update, { id, input: { title: 'x' } })).code).toBe('NOT_FOUND');
    expect((await ask(stranger, remove, { id })).code).toBe('NOT_FOUND');
    for (const document of [list, one, remove, '{ unfinishedTakes { id } }']) {
      expect((await ask({ cookie: '' }, document, { id })).code).toBe('UNAUTHENTICATED');
    }
    expect((await ask(member, one, { id: 'nonsense' })).data).toEqual({ recording: null });
    expect((await ask(member, one, { id })).data).toMatchObject({ recording: { id } });
  });

  it('are renamed and noted by their author and by editors, trimmed by their author alone', async () => {
    const id = await keep(member, { title: 'First words' });
    const { familyId } = member;
    const contributor = await signUpMember(test, { familyId, familyRole: 'contributor' });
    const editor = await signUpMember(test, { familyId, familyRole: 'editor' });
    const renamed = { id, input: { title: 'x' } };
    expect((await ask(contributor, update, renamed)).code).toBe('FORBIDDEN');
    const trimmed = { id, input: { title: 'First', trimStartMs: 500 } };
    expect((await ask(editor, update, trimmed)).code).toBe('FORBIDDEN');
    expect((await ask(editor, update, renamed)).data).toMatchObject({
      updateRecording: { title: 'x' },
    });
    await ask(member, update, { id, input: { title: 'First words' } });
    const input = { note: 'In the garden', trimStartMs: 500, trimEndMs: 2000 };
    expect((await ask(member, update, { id, input })).data).toEqual({
      updateRecording: { title: 'First words', ...input },
    });
    const untrimmed = { title: '  ', trimStartMs: null, trimEndMs: null };
    expect((await ask(member, update, { id, input: untrimmed })).data).toEqual({
      updateRecording: {
        title: 'File',
        note: 'In the garden',
        trimStartMs: null,
        trimEndMs: null,
      },
    });
    for (const wrong of [
      { trimStartMs: 900, trimEndMs: 100 },
      { title: 'x'.repeat(3000) },
      { trimStartMs: -5 },
    ]) {
      expect((await ask(member, update, { id, input: wrong })).code).toBe('INVALID_INPUT');
    }
  });

  it('are deleted and erased with everything stored, unless a message needs them', async () => {
    const id = await keep(member);
    needed = await keep(member);
    const refused = await ask(member, remove, { id: needed });
    expect([refused.code, refused.errors[0]?.message]).toEqual([
      'WRONG_STATE',
      'It belongs to the message for Ana.',
    ]);
    expect((await ask(member, one, { id: needed })).data).toMatchObject({ recording: {} });
    const relative = await signUpMember(test, { familyId: member.familyId });
    expect((await ask(relative, remove, { id })).code).toBe('FORBIDDEN');
    expect((await ask(member, remove, { id })).data).toEqual({ deleteRecording: true });
    expect((await ask(member, one, { id })).data).toEqual({ recording: null });
    expect((await ask(member, erase, { id })).data).toEqual({ eraseRecording: true });
    const system = newContext(test.app, { kind: 'system', job: 'clear' });
    await clearStorage.handle(system, { recordingId: id });
    await clearStorage.handle(system, { recordingId: needed });
    const folder = (of: string) =>
      access(path.join(test.dataDir, 'media/recordings', of.slice(-2), of)).then(
        () => 'kept',
        () => 'gone',
      );
    expect([await folder(id), await folder(needed)]).toEqual(['gone', 'kept']);
    expect((await ask(member, remove, { id: randomUUID() })).code).toBe('NOT_FOUND');
  });
});
