import {
  SearchDocument,
  type SearchFilters,
  type SearchQuery,
} from '@infinite/schema/generated/graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { forgetUnusedWords } from '#features/vault/finding/forget-unused-words.sweep.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

type Results = SearchQuery['search'];

async function search(by: TestMember, text: string, filters?: SearchFilters): Promise<Results> {
  const answer = await graphql(test, SearchDocument, { text, filters }, by.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data?.search ?? [];
}

const run = (sql: string, values: readonly unknown[]) =>
  test.app.orm.em.getConnection().execute<{ count: number }[]>(sql, [...values]);

type Kind = 'VOICE' | 'VIDEO' | 'PHOTO' | 'FILE';

async function keep(
  member: TestMember,
  title: string,
  more: { kind?: Kind; taken?: [string, string]; place?: string; said?: string[] } = {},
): Promise<string> {
  const { kind = 'VOICE', taken = ['UNKNOWN', ''], place = '', said } = more;
  const id = await keepRecording(test, member, Buffer.from(title), {
    kind,
    origin: 'uploaded',
    title,
    fileName: '',
    mimeType: 'audio/ogg',
  });
  await run(
    `insert into item_facts (recording_id, family_id, taken_precision, taken_local, place_name, known, updated_at)
     values (?, ?, ?, ?, ?, '{}', now())
     on conflict (recording_id) do update set taken_precision = excluded.taken_precision,
       taken_local = excluded.taken_local, place_name = excluded.place_name`,
    [id, member.familyId, ...taken, place],
  );
  if (said) await say(member, id, said);
  return id;
}

async function say(member: TestMember, id: string, said: readonly string[]): Promise<void> {
  const segments = said.map((text, at) => ({
    ...{ id: `${at}`, startMs: at * 5000, endMs: at * 5000 + 5000, text, words: null },
    ...{ speaker: null, edited: false, heard: null },
  }));
  await run(
    `insert into transcripts (recording_id, family_id, state, segments, touched_at)
     values (?, ?, 'READY', ?, now())
     on conflict (recording_id) do update set segments = excluded.segments`,
    [id, member.familyId, JSON.stringify(segments)],
  );
}

const titlesIn = (results: Results, group: string) =>
  results.find((each) => each.group === group)?.hits.map(({ title }) => title) ?? [];

describe('a search among the items of a family', () => {
  it('understands years, decades and occasions by when items were taken', async () => {
    const ann = await signUpMember(test);
    await keep(ann, 'Garden', { taken: ['DAY', '1978-06-30'] });
    await keep(ann, 'Lake', { taken: ['DECADE', '1970'] });
    await keep(ann, 'Tree', { taken: ['INSTANT', '1965-12-24T18:00:00'], kind: 'PHOTO' });
    await keep(ann, 'Christmas songs', { taken: ['YEAR', '1965'] });
    await keep(ann, 'Summer of 1978', { taken: ['DAY', '2001-01-01'] });
    expect(titlesIn(await search(ann, '1978'), 'RECORDINGS')).toEqual(['Summer of 1978', 'Garden']);
    expect(titlesIn(await search(ann, 'garden june 1978'), 'RECORDINGS')).toEqual(['Garden']);
    expect(titlesIn(await search(ann, 'in the 70s'), 'RECORDINGS')).toEqual(['Lake', 'Garden']);
    const [found] = await search(ann, 'in the 70s');
    expect(found?.hits.map(({ taken }) => taken)).toEqual(['1970s', '1978-06-30']);
    expect(titlesIn(await search(ann, 'christmas 1965'), 'RECORDINGS')).toEqual([
      'Christmas songs',
      'Tree',
    ]);
    expect(titlesIn(await search(ann, 'photos 1965'), 'RECORDINGS')).toEqual(['Tree']);
    expect(titlesIn(await search(ann, 'before 1970'), 'RECORDINGS').length).toBe(2);
  });

  it('finds by place, and joins title, date and what is said at its second', async () => {
    const ann = await signUpMember(test);
    const eve = await signUpMember(test);
    await keep(ann, 'Grandma tells', {
      taken: ['YEAR', '1978'],
      place: 'Fishing village, Nazaré',
      said: ['We came home late.', 'Then the garden was flooded.'],
    });
    await keep(ann, 'Grandma cooks', { taken: ['YEAR', '1990'], said: ['In the garden.'] });
    expect(titlesIn(await search(ann, 'nazare'), 'RECORDINGS')).toEqual(['Grandma tells']);
    const [found] = await search(ann, 'grandma 1978 garden');
    expect(found).toMatchObject({
      group: 'TRANSCRIPTS',
      hits: [{ title: 'Grandma tells', detail: 'Then the garden was flooded.', atMs: 5000 }],
    });
    // Words of the title alone are nothing that is said.
    expect(titlesIn(await search(ann, 'grandma'), 'TRANSCRIPTS')).toEqual([]);
    expect(await search(eve, 'grandma 1978 garden')).toEqual([]);
  });

  it('forgives misspelled words of the family, and says what it read', async () => {
    const ann = await signUpMember(test);
    const eve = await signUpMember(test);
    await keep(ann, 'Grandma tells', { said: ['The garden was flooded.'] });
    await keep(eve, 'Gardner');
    const [found] = await search(ann, 'granma gardne');
    expect(found).toMatchObject({ group: 'TRANSCRIPTS', readAs: 'grandma garden' });
    expect(found?.hits[0]?.detail).toBe('The garden was flooded.');
    expect((await search(ann, 'garden'))[0]?.readAs).toBeNull();
    expect(await search(eve, 'granma')).toEqual([]);
  });

  it('corrects by nothing that is kept from the family, or was erased', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId });
    const id = await keep(ann, 'Lighthouse', { said: ['A marvelous zeppelin.'] });
    expect((await search(tom, 'zepelin'))[0]?.readAs).toBe('zeppelin');
    await run('delete from transcripts where recording_id = ?', [id]);
    await forgetUnusedWords.run(newContext(test.app, { kind: 'system', job: 'test' }));
    const known = (word: string) =>
      run('select count(*) from search_vocabulary where family_id = ? and word = ?', [
        ann.familyId,
        word,
      ]);
    expect(await known('zeppelin')).toEqual([{ count: 0 }]);
    expect(await known('lighthouse')).toEqual([{ count: 1 }]);
    await run(`update recordings set audience = 'MAKER' where id = ?`, [id]);
    await forgetUnusedWords.run(newContext(test.app, { kind: 'system', job: 'test' }));
    expect(await known('lighthouse')).toEqual([{ count: 0 }]);
    expect(titlesIn(await search(ann, 'lighthouse'), 'RECORDINGS')).toEqual(['Lighthouse']);
    expect(await search(tom, 'lighthouse')).toEqual([]);
  });

  it('follows every change of what it is made of', async () => {
    const ann = await signUpMember(test);
    const id = await keep(ann, 'Harbor', { place: 'Porto' });
    await run('update recordings set title = ? where id = ?', ['Market', id]);
    expect(await search(ann, 'harbor')).toEqual([]);
    expect(titlesIn(await search(ann, 'market porto'), 'RECORDINGS')).toEqual(['Market']);
    await run(`update item_facts set place_name = 'Faro' where recording_id = ?`, [id]);
    expect(await search(ann, 'porto')).toEqual([]);
    await say(ann, id, ['Fish and oranges.']);
    expect(titlesIn(await search(ann, 'oranges'), 'TRANSCRIPTS')).toEqual(['Market']);
    await run('delete from recordings where id = ?', [id]);
    expect(await search(ann, 'market')).toEqual([]);
  });

  it('is narrowed by kind, dates, who added it and what was written down, with or without words', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId });
    await keep(ann, 'Lake one', { kind: 'PHOTO', taken: ['YEAR', '1970'] });
    await keep(ann, 'Lake two', { taken: ['DAY', '1980-05-05'], said: ['Lake, lake.'] });
    await keep(tom, 'Lake three', { taken: ['DECADE', '1980'] });
    const items = async (text: string, filters: SearchFilters) =>
      titlesIn(await search(ann, text, filters), 'RECORDINGS');
    expect(await items('lake', { kinds: ['PHOTO'] })).toEqual(['Lake one']);
    expect(await items('', { addedBy: tom.userId })).toEqual(['Lake three']);
    expect(await items('lake', { from: '1980' })).toEqual(['Lake three', 'Lake two']);
    expect(await items('lake', { to: '1980' })).toEqual(['Lake two', 'Lake one']);
    expect(await items('', { from: '1980-05', to: '1980-05' })).toEqual(['Lake two']);
    expect(await items('lake', { hasTranscript: true })).toEqual(['Lake two']);
    const bad = { text: 'lake', filters: { from: 'soon' } };
    const refused = await graphql(test, SearchDocument, bad, ann.cookie);
    expect(refused.errors[0]?.extensions?.code).toBe('INVALID_INPUT');
  });
});
