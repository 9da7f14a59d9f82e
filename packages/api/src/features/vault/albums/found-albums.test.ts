import { CreateAlbumDocument, SearchDocument } from '@infinite/schema/generated/graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

async function create(by: TestMember, title: string) {
  const variables = { input: { title }, recordingIds: [] };
  const answer = await graphql(test, CreateAlbumDocument, variables, by.cookie);
  return answer.data?.createAlbum.id;
}

async function found(by: TestMember, text: string, rest: object = {}) {
  const answer = await graphql(test, SearchDocument, { text, ...rest }, by.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data?.search.find(({ group }) => group === 'ALBUMS');
}

describe('albums in the search', () => {
  it('are found by the words of their titles, by the family alone', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
    const eve = await signUpMember(test);
    const id = await create(ann, 'Summers at the Lake');
    expect((await found(tom, 'lake summ'))?.hits).toMatchObject([
      { id, title: 'Summers at the Lake' },
    ]);
    expect(await found(eve, 'lake')).toBeUndefined();
    expect(await found(ann, ann.familyId)).toBeUndefined();
    // Narrowed to items, a search has no albums.
    expect(await found(ann, 'lake', { filters: { kinds: ['PHOTO'] } })).toBeUndefined();
  });

  it('are found with a misspelled word that an item has, and say so', async () => {
    const ann = await signUpMember(test);
    await keepRecording(test, ann, Buffer.from('x'), { title: 'Lighthouse song' });
    const id = await create(ann, 'Lighthouse days');
    const group = await found(ann, 'lighthuose days');
    expect(group).toMatchObject({ readAs: 'lighthouse days', hits: [{ id }] });
  });

  it('come in pages', async () => {
    const ann = await signUpMember(test);
    for (const n of [1, 2, 3]) await create(ann, `Winter ${n}`);
    const first = await found(ann, 'winter', { group: 'ALBUMS', first: 2 });
    const next = await found(ann, 'winter', {
      ...{ group: 'ALBUMS', first: 2, after: first?.endCursor },
    });
    expect([...(first?.hits ?? []), ...(next?.hits ?? [])].map(({ title }) => title)).toEqual([
      ...['Winter 3', 'Winter 2', 'Winter 1'],
    ]);
  });
});
