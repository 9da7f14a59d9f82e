import {
  SearchDocument,
  UpdateRecordingDocument,
  type SearchQuery,
} from '@infinite/schema/generated/graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { createTestApp } from '#testing/test-app.ts';

const test = await createTestApp();
afterAll(() => test.close());

const run = (sql: string, values: readonly unknown[]) =>
  test.app.orm.em.getConnection().execute<Record<string, unknown>[]>(sql, [...values]);

async function search(by: TestMember, text: string): Promise<SearchQuery['search']> {
  const answer = await graphql(test, SearchDocument, { text }, by.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data?.search ?? [];
}
const itemsFor = async (by: TestMember, text: string) =>
  (await search(by, text)).find(({ group }) => group === 'RECORDINGS')?.hits ?? [];
const titlesFor = async (by: TestMember, text: string) =>
  (await itemsFor(by, text)).map(({ title }) => title);

interface Kept {
  readonly taken?: string;
  readonly fileName?: string;
  readonly note?: string;
}

async function keep(by: TestMember, title: string, more: Kept = {}): Promise<string> {
  const { taken, fileName = '', note } = more;
  const what = { kind: 'PHOTO', origin: 'uploaded', title, fileName, mimeType: 'image/jpeg' };
  const id = await keepRecording(test, by, Buffer.from(`${title}${fileName}`), what);
  if (taken) {
    await run(
      `insert into item_facts (recording_id, family_id, taken_precision, taken_local, place_name, known, updated_at)
       values (?, ?, 'DAY', ?, '', '{}', now())`,
      [id, by.familyId, taken],
    );
  }
  if (note) await describeAs(by, id, note);
  return id;
}

async function describeAs(by: TestMember, id: string, note: string | null): Promise<void> {
  const { errors } = await graphql(
    test,
    UpdateRecordingDocument,
    { id, input: { note } },
    by.cookie,
  );
  expect(errors).toEqual([]);
}

async function name(by: TestMember, recordingId: string, person: object): Promise<void> {
  const document = `mutation ($recordingId: ID!, $person: TagInput!) {
    tagPerson(recordingId: $recordingId, person: $person) { people { id } } }`;
  const { errors } = await graphql<object, object>(
    test,
    document,
    { recordingId, person },
    by.cookie,
  );
  expect(errors).toEqual([]);
}

describe('an item in which somebody is named', () => {
  it('is found by their name, with a date and other words beside it', async () => {
    const ann = await signUpMember(test);
    const id = await keep(ann, 'In the garden', { taken: '1978-06-30' });
    await keep(ann, 'In the garden, later', { taken: '1978-07-30' });
    await name(ann, id, { name: 'Grandma Rosa' });
    expect(await titlesFor(ann, 'grandma 1978 garden')).toEqual(['In the garden']);
    expect(await titlesFor(ann, 'ros')).toEqual(['In the garden']);
    expect((await search(ann, 'granma garden'))[0]?.readAs).toBe('grandma garden');
    await run(`update contacts set name = 'Nana' where family_id = ?`, [ann.familyId]);
    expect(await titlesFor(ann, 'grandma')).toEqual([]);
    expect(await titlesFor(ann, 'nana')).toEqual(['In the garden']);
    await run('delete from item_people where recording_id = ?', [id]);
    expect(await titlesFor(ann, 'nana')).toEqual([]);
  });

  it('is not found by a name that its reader may not see, nor by an id', async () => {
    const ann = await signUpMember(test);
    const eve = await signUpMember(test);
    const id = await keep(ann, 'By the sea');
    await name(ann, id, { name: 'Uncle Theo' });
    const [contact] = await run('select id from contacts where family_id = ?', [ann.familyId]);
    expect(await titlesFor(ann, String(contact?.['id']))).toEqual([]);
    expect(await titlesFor(eve, 'theo')).toEqual([]);
    await run('update contacts set removed_at = now() where family_id = ?', [ann.familyId]);
    expect(await titlesFor(ann, 'theo')).toEqual([]);
  });
});

describe('the note and the file name of an item', () => {
  it('find it by the beginnings of their words, and lie nowhere in the clear', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId });
    const eve = await signUpMember(test);
    const id = await keep(ann, 'A photo', { note: 'The zeppelin landed behind our barn.' });
    await keep(ann, '', { fileName: 'lighthouse-keeper.jpg' });
    await runSweeps(test, 'hash-sealed-words');
    const [hit] = await itemsFor(tom, 'zeppel');
    expect(hit).toMatchObject({ title: 'A photo', detail: 'The zeppelin landed behind our barn.' });
    expect(await titlesFor(ann, 'photo barn')).toEqual(['A photo']);
    expect(await titlesFor(ann, 'lighthouse')).toEqual(['lighthouse-keeper']);
    expect(await titlesFor(ann, 'jpg')).toEqual([]);
    expect(await titlesFor(eve, 'zeppelin')).toEqual([]);
    const stored = await run(
      `select d::text || s::text as words from search_documents d
       join sealed_search_words s using (recording_id) where d.family_id = ?`,
      [ann.familyId],
    );
    expect(JSON.stringify(stored)).not.toMatch(/zeppel|lighthouse/);
    await describeAs(ann, id, 'The balloon landed.');
    await runSweeps(test, 'hash-sealed-words');
    expect(await titlesFor(ann, 'zeppelin')).toEqual([]);
    expect(await titlesFor(ann, 'balloon')).toEqual(['A photo']);
    await describeAs(ann, id, null);
    await runSweeps(test, 'hash-sealed-words');
    expect(await titlesFor(ann, 'balloon')).toEqual([]);
  });

  it('that do not open leave the item as it is, and do not stop others', async () => {
    const ann = await signUpMember(test);
    const broken = await keep(ann, 'Broken');
    await run('update recordings set sealed_note = ? where id = ?', [Buffer.from('none'), broken]);
    await keep(ann, 'Whole', { note: 'A tractor.' });
    await runSweeps(test, 'hash-sealed-words');
    expect(await titlesFor(ann, 'tractor')).toEqual(['Whole']);
    expect(await titlesFor(ann, 'broken')).toEqual(['Broken']);
  });
});
