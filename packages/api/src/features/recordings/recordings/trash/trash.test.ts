import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { mediaLimits } from '@infinite/schema/catalogue/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { clearStorage } from '#features/recordings/recordings/clear-storage.job.ts';
import { recordingGuards } from '#features/recordings/recordings/recording-guards.ts';
import { changeAudience } from '#features/recordings/recordings/index.ts';
import { removePrivateRecordingsOf } from '#features/recordings/recordings/recording-audience.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { addComment } from '#features/collaboration/comments/add-comment.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let maker: TestMember;
let sister: TestMember;
/** What a message needs. */
const needed = new Set<string>();

beforeAll(async () => {
  const guard = recordingGuards.with(async (_ctx, id) =>
    needed.has(id) ? 'A message has it.' : null,
  );
  test = await createTestApp({ extensions: [guard] });
  maker = await signUpMember(test);
  sister = await signUpMember(test, { familyId: maker.familyId, familyRole: 'owner' });
});
afterAll(() => test.close());

const system = () => newContext(test.app, { kind: 'system', job: 'trash' });
const keep = (title: string, by = maker) =>
  uploadAndPrepare(test, by.cookie, randomBytes(50), { kind: 'FILE', title });

async function ask<Data>(by: TestMember, document: string, variables: object = {}) {
  const { data, errors } = await graphql<Data, object>(test, document, variables, by.cookie);
  return { data, code: errors[0]?.extensions?.code, words: errors[0]?.message };
}
const remove = (id: string, by = maker) =>
  ask(by, 'mutation ($id: ID!) { deleteRecording(id: $id) }', { id });
const restore = (id: string, by = maker) =>
  ask(by, 'mutation ($id: ID!) { restoreRecording(id: $id) { id title } }', { id });
const erase = (id: string, by = maker) =>
  ask(by, 'mutation ($id: ID!) { eraseRecording(id: $id) }', { id });
interface Page {
  trash: {
    nodes: { recording: { id: string }; daysLeft: number }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
const trashOf = async (by = maker, variables: object = {}) => {
  const document = `query ($first: Int, $after: String) { trash(first: $first, after: $after) {
    nodes { recording { id } daysLeft } pageInfo { hasNextPage endCursor } } }`;
  return (await ask<Page>(by, document, variables)).data?.trash;
};
const idsInTrash = async (by = maker) =>
  (await trashOf(by))?.nodes.map((node) => node.recording.id);
const bytes = (id: string, by: TestMember, part = '') =>
  test.server.inject({ url: `/media/${id}${part}`, headers: { cookie: by.cookie } });
const shown = async (id: string, by: TestMember) => {
  const document = `query ($id: ID!) { recording(id: $id) { id }
    recordings(first: 100) { nodes { id } } timeline(first: 100) { nodes { id } } }`;
  const { data } = await ask<{
    recording: object | null;
    recordings: { nodes: { id: string }[] };
    timeline: { nodes: { id: string }[] };
  }>(by, document, { id });
  const lists = [data?.recordings, data?.timeline];
  return [
    data?.recording != null,
    ...lists.map((list) => list?.nodes.some((one) => one.id === id)),
  ];
};
const folder = (id: string) =>
  access(path.join(test.dataDir, 'media/recordings', id.slice(-2), id)).then(
    () => 'kept',
    () => 'gone',
  );

describe('a recording that is deleted', () => {
  it('is gone for the family, and restored with its comments by its maker', async () => {
    const id = await keep('The lake');
    await inTransaction(await sister.ctx(), (ctx) =>
      addComment(ctx, {
        clientId: crypto.randomUUID(),
        kind: 'RECORDING',
        subjectId: id,
        body: 'I was there',
      }),
    );
    expect((await remove(id)).data).toEqual({ deleteRecording: true });
    for (const by of [maker, sister]) expect(await shown(id, by)).toEqual([false, false, false]);
    expect((await bytes(id, sister)).statusCode).toBe(404);
    expect((await bytes(id, sister, '/original')).statusCode).toBe(404);
    // Its maker looks at what it is before they decide.
    expect((await bytes(id, maker)).statusCode).toBe(200);
    expect(await idsInTrash(sister)).not.toContain(id);
    expect((await trashOf())?.nodes).toContainEqual({
      recording: { id },
      daysLeft: mediaLimits.trashDays,
    });
    for (const act of [restore, erase]) expect((await act(id, sister)).code).toBe('NOT_FOUND');
    expect((await remove(id)).code).toBe('NOT_FOUND');

    expect((await restore(id)).data).toEqual({ restoreRecording: { id, title: 'The lake' } });
    for (const by of [maker, sister]) expect(await shown(id, by)).toEqual([true, true, true]);
    expect((await restore(id)).code).toBe('NOT_FOUND');
    const comments = `query ($id: ID!) { comments(kind: RECORDING, subjectId: $id) { nodes { id } } }`;
    const { data } = await ask<{ comments: { nodes: object[] } }>(sister, comments, { id });
    expect(data?.comments.nodes).toHaveLength(1);
  });

  it('is erased at once on request, bytes included, unless something came to need it', async () => {
    const [id, wanted] = [await keep('One'), await keep('Two')];
    expect((await erase(id)).code).toBe('NOT_FOUND');
    await remove(id);
    await remove(wanted);
    needed.add(wanted);
    expect(await erase(wanted)).toMatchObject({ code: 'WRONG_STATE', words: 'A message has it.' });
    expect((await erase(id)).data).toEqual({ eraseRecording: true });
    await clearStorage.handle(system(), { recordingId: id });
    expect(await folder(id)).toBe('gone');
    expect(await idsInTrash()).toContain(wanted);
    needed.delete(wanted);
  });

  it('is erased by the sweep on the thirtieth day, and not before; what is needed is shown again', async () => {
    const [id, wanted] = [await keep('Three'), await keep('Four')];
    await remove(id);
    await remove(wanted);
    test.clock.advance({ hours: mediaLimits.trashDays * 24 - 1 });
    await runSweeps(test, 'empty-trash');
    expect((await trashOf())?.nodes).toContainEqual({ recording: { id }, daysLeft: 1 });
    needed.add(wanted);
    test.clock.advance({ hours: 1 });
    await runSweeps(test, 'empty-trash');
    expect(await idsInTrash()).toEqual([]);
    expect(await shown(wanted, sister)).toEqual([true, true, true]);
    await clearStorage.handle(system(), { recordingId: id });
    await clearStorage.handle(system(), { recordingId: wanted });
    expect([await folder(id), await folder(wanted)]).toEqual(['gone', 'kept']);
  });

  it('still counts to the storage of the plan', async () => {
    const own = await signUpMember(test);
    const document = '{ home { space { bytes } } }';
    const id = await keep('Five', own);
    const space = () => ask(own, document);
    const before = await space();
    await remove(id, own);
    expect(before.code).toBeUndefined();
    expect(await space()).toEqual(before);
    await erase(id, own);
    expect(await space()).not.toEqual(before);
  });

  it('keeps what its child’s consent decides meanwhile', async () => {
    const id = await keep('Six');
    await remove(id);
    await inTransaction(system(), (ctx) => changeAudience(ctx, [id], 'NOBODY'));
    expect(await idsInTrash()).not.toContain(id);
    expect((await restore(id)).code).toBe('NOT_FOUND');
    expect((await bytes(id, maker)).statusCode).toBe(404);
    await inTransaction(system(), (ctx) => changeAudience(ctx, [id], 'MAKER'));
    expect(await shown(id, maker)).toEqual([false, false, false]);
    await restore(id);
    expect(await shown(id, maker)).toEqual([true, true, true]);
    expect(await shown(id, sister)).toEqual([false, false, false]);
  });

  it('is listed page by page, and is erased when the account of its maker goes', async () => {
    const own = await signUpMember(test);
    const made = [await keep('A', own), await keep('B', own), await keep('C', own)];
    for (const id of made) {
      await remove(id, own);
      test.clock.advance({ minutes: 1 });
    }
    const first = await trashOf(own, { first: 2 });
    const next = await trashOf(own, { first: 2, after: first?.pageInfo.endCursor });
    const ids = [...(first?.nodes ?? []), ...(next?.nodes ?? [])].map((one) => one.recording.id);
    expect([ids, next?.pageInfo.hasNextPage]).toEqual([made.toReversed(), false]);
    await inTransaction(system(), (ctx) => removePrivateRecordingsOf(ctx, own.userId));
    expect(await idsInTrash(own)).toEqual([]);
  });
});
