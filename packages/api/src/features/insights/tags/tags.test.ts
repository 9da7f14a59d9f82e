import {
  AddTagDocument,
  FamilyTagsDocument,
  ItemTagsDocument,
  RemoveTagDocument,
  SearchDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { graphql, type GraphqlAnswer } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

const run = (sql: string, values: readonly unknown[]) =>
  test.app.orm.em.getConnection().execute(sql, [...values]);
const codeOf = ({ errors }: Pick<GraphqlAnswer<unknown>, 'errors'>) => errors[0]?.extensions?.code;
const add = (by: TestMember, recordingId: string, tag: string) =>
  graphql(test, AddTagDocument, { recordingId, tag }, by.cookie);
const remove = (by: TestMember, recordingId: string, tag: string) =>
  graphql(test, RemoveTagDocument, { recordingId, tag }, by.cookie);
const keep = (by: TestMember, title = 'A story') =>
  keepRecording(test, by, Buffer.from(title), { title });

async function read(by: TestMember, recordingId: string) {
  const answer = await graphql(test, ItemTagsDocument, { recordingId }, by.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data?.itemTags;
}

async function found(by: TestMember, text: string, tag: string | null = null) {
  const answer = await graphql(test, SearchDocument, { text, filters: { tag } }, by.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data?.search.flatMap(({ hits }) => hits.map(({ id }) => id)) ?? [];
}

const tagsOf = async (by: TestMember) =>
  (await graphql(test, FamilyTagsDocument, {}, by.cookie)).data?.familyTags;

describe('tags of an item', () => {
  it('are given and taken away, once however they are written, and found', async () => {
    const ann = await signUpMember(test);
    const eve = await signUpMember(test);
    const id = await keep(ann);
    await keep(ann, 'Another story');
    await add(ann, id, '  Garden\n party ');
    await add(ann, id, 'Café');
    expect((await add(ann, id, 'cafe')).data?.addTag.tags).toEqual(['cafe', 'Garden party']);
    expect(await found(ann, 'garden')).toEqual([id]);
    expect(await found(ann, '', 'Cafe')).toEqual([id]);
    expect(await found(ann, 'story', 'garden party')).toEqual([id]);
    expect(await found(ann, '', 'garden')).toEqual([]);
    expect(await found(eve, '', 'Cafe')).toEqual([]);
    expect(await tagsOf(ann)).toEqual(['cafe', 'Garden party']);
    expect(await tagsOf(eve)).toEqual([]);
    await remove(ann, id, 'Garden party');
    expect(await found(ann, 'garden')).toEqual([]);
    expect(await read(ann, id)).toMatchObject({ tags: ['cafe'] });
    await run(`update recordings set audience = 'NOBODY' where id = ?`, [id]);
    expect(await found(ann, '', 'cafe')).toEqual([]);
    expect(await tagsOf(ann)).toEqual([]);
  });

  it('are changed by its maker and by editors; others read them', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
    const eve = await signUpMember(test);
    const id = await keep(ann);
    await add(ann, id, 'Lake');
    expect(await read(tom, id)).toMatchObject({ tags: ['Lake'], mayChange: false });
    expect(codeOf(await add(tom, id, 'Boat'))).toBe('FORBIDDEN');
    expect(codeOf(await remove(tom, id, 'Lake'))).toBe('FORBIDDEN');
    expect(codeOf(await add(eve, id, 'Boat'))).toBe('NOT_FOUND');
    for (const bad of ['', ' \n', '🦆', 'x'.repeat(41)]) {
      expect(codeOf(await add(ann, id, bad)), bad).toBe('INVALID_INPUT');
    }
    for (let n = 1; n < 30; n += 1) await add(ann, id, `Tag ${n}`);
    expect(codeOf(await add(ann, id, 'One more'))).toBe('WRONG_STATE');
    expect((await add(ann, id, 'LAKE')).errors).toEqual([]);
  });

  it('are suggested of what is said, and what is dismissed does not come again', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
    const id = await keep(ann);
    const text = 'We spent the summer in Maine. There was a lighthouse. I loved that lighthouse.';
    const segment = { id: '0', startMs: 0, endMs: 4000, text, words: null, speaker: null };
    await run(
      `insert into transcripts (recording_id, family_id, state, segments, language, touched_at)
       values (?, ?, 'READY', ?, 'en', now())`,
      [id, ann.familyId, JSON.stringify([{ ...segment, edited: false, heard: null }])],
    );
    expect(await read(ann, id)).toMatchObject({ suggestions: [] });
    await run(
      `insert into vault_analyses (family_id, is_on, changed_at, next_look_at) values (?, true, now(), now())`,
      [ann.familyId],
    );
    expect(await read(ann, id)).toMatchObject({ tags: [], suggestions: ['Maine', 'lighthouse'] });
    expect(await read(tom, id)).toMatchObject({ suggestions: [] });
    await remove(ann, id, 'Maine');
    expect((await add(ann, id, 'lighthouse')).data?.addTag).toMatchObject({
      ...{ tags: ['lighthouse'], suggestions: [] },
    });
  });
});
