import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
let sister: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test);
  sister = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
});
afterAll(() => test.close());

async function ask<Data>(by: TestMember, document: string, variables: object = {}) {
  const { data, errors } = await graphql<Data, object>(test, document, variables, by.cookie);
  return { data, code: errors[0]?.extensions?.code };
}
const keep = () =>
  keepRecording(test, owner, Buffer.from(randomUUID()), {
    kind: 'FILE',
    origin: 'uploaded',
    title: 'A letter',
    fileName: 'a.pdf',
    mimeType: 'application/pdf',
  });
const mark = (recordingId: string, favorite: boolean, by = owner) =>
  ask(
    by,
    `mutation ($recordingId: ID!, $favorite: Boolean!) {
      markFavorite(recordingId: $recordingId, favorite: $favorite) }`,
    { recordingId, favorite },
  );
interface Page {
  favorites: {
    nodes: { id: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
async function favoritesOf(by = owner): Promise<string[]> {
  const document = `query ($after: String) { favorites(first: 2, after: $after) {
    nodes { id } pageInfo { hasNextPage endCursor } } }`;
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const { data }: { data?: Page | null } = await ask<Page>(by, document, { after });
    ids.push(...(data?.favorites.nodes.map(({ id }) => id) ?? []));
    after = data?.favorites.pageInfo.hasNextPage ? data.favorites.pageInfo.endCursor : null;
  } while (after !== null);
  return ids;
}

it('favorites are a member’s own, the last marked first, page by page', async () => {
  const ids = [await keep(), await keep(), await keep()];
  for (const id of ids.toReversed()) {
    await mark(id, true);
    await mark(id, true);
    test.clock.advance({ minutes: 1 });
  }
  expect(await favoritesOf()).toEqual(ids);
  expect(await favoritesOf(sister)).toEqual([]);
  const one = 'query ($id: ID!) { recording(id: $id) { favorite } }';
  expect((await ask(owner, one, { id: ids[0] })).data).toEqual({ recording: { favorite: true } });
  expect((await ask(sister, one, { id: ids[0] })).data).toEqual({ recording: { favorite: false } });
  await mark(ids[1]!, false);
  await mark(ids[1]!, false);
  expect(await favoritesOf()).toEqual([ids[0], ids[2]]);
});

it('what is in the trash is no favorite until it is restored, and nobody marks what they do not see', async () => {
  const id = await keep();
  await mark(id, true, sister);
  await ask(owner, 'mutation ($id: ID!) { deleteRecording(id: $id) }', { id });
  expect(await favoritesOf(sister)).toEqual([]);
  expect((await mark(id, true, sister)).code).toBe('NOT_FOUND');
  await ask(owner, 'mutation ($id: ID!) { restoreRecording(id: $id) { id } }', { id });
  expect(await favoritesOf(sister)).toEqual([id]);
  expect((await mark(id, true, await signUpMember(test))).code).toBe('NOT_FOUND');
});
