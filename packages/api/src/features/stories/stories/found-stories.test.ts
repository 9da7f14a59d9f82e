import {
  AddStoryChapterDocument,
  CreateStoryDocument,
  PublishStoryDocument,
  SearchDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

async function tell(by: TestMember, title: string, chapters: readonly string[] = []) {
  const variables = { input: { title, introduction: '' }, recordingIds: [] };
  const { data } = await graphql(test, CreateStoryDocument, variables, by.cookie);
  const storyId = data?.createStory.id ?? '';
  for (const chapter of chapters) {
    const input = { title: chapter, text: '', voiceId: null, pictures: [] };
    const answer = await graphql(test, AddStoryChapterDocument, { storyId, input }, by.cookie);
    expect(answer.errors).toEqual([]);
  }
  return storyId;
}

const publish = (by: TestMember, id: string) =>
  graphql(test, PublishStoryDocument, { id, published: true }, by.cookie);

async function found(by: TestMember, text: string, rest: object = {}) {
  const answer = await graphql(test, SearchDocument, { text, ...rest }, by.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data?.search.find(({ group }) => group === 'STORIES');
}

describe('stories in the search', () => {
  it('are found by their titles and those of their chapters, by the family alone', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
    const eve = await signUpMember(test);
    const id = await tell(ann, 'Summers at the Lake', ['How we got there', 'The leaking boat']);
    await publish(ann, id);
    expect((await found(tom, 'lake summ'))?.hits).toMatchObject([
      { id, title: 'Summers at the Lake', detail: null },
    ]);
    expect((await found(tom, 'leaking'))?.hits).toMatchObject([
      { id, title: 'Summers at the Lake', detail: 'The leaking boat' },
    ]);
    expect(await found(eve, 'lake')).toBeUndefined();
    // Narrowed to items, a search has no stories.
    expect(await found(ann, 'lake', { filters: { kinds: ['VOICE'] } })).toBeUndefined();
  });

  it('are found by their makers alone for as long as they are drafts', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'editor' });
    const id = await tell(tom, 'The orchard', ['Apples']);
    expect((await found(tom, 'apples'))?.hits).toMatchObject([{ id }]);
    expect(await found(ann, 'orchard')).toBeUndefined();
    expect(await found(ann, 'apples')).toBeUndefined();
  });

  it('come in pages', async () => {
    const ann = await signUpMember(test);
    for (const n of [1, 2, 3]) await tell(ann, `Winter ${n}`, [`Winter snow ${n}`]);
    const first = await found(ann, 'winter', { group: 'STORIES', first: 2 });
    const next = await found(ann, 'winter', {
      ...{ group: 'STORIES', first: 2, after: first?.endCursor },
    });
    expect([...(first?.hits ?? []), ...(next?.hits ?? [])].map(({ title }) => title)).toEqual([
      ...['Winter 3', 'Winter 2', 'Winter 1'],
    ]);
  });
});
