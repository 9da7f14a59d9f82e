import {
  ExcludeFromTranscriptsDocument,
  ItemMoodDocument,
  RecordingByIdDocument,
  SayMoodDocument,
  SearchDocument,
  type Mood,
} from '@infinite/schema/generated/graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { LocalEmbeddingEngine } from '#adapters/embeddings/local/local-embedding-engine.ts';
import { suggestMoods } from '#features/insights/moods/suggest-moods.sweep.ts';
import { embedTranscripts } from '#features/vault/meaning/embed-transcripts.sweep.ts';
import { newContext } from '#platform/context.ts';
import { graphql, type GraphqlAnswer } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const embeddings = new LocalEmbeddingEngine();
const test: TestApp = await createTestApp({ embeddings });
afterAll(async () => {
  embeddings.close();
  await test.close();
});

const run = (sql: string, values: readonly unknown[]) =>
  test.app.orm.em.getConnection().execute<{ count: number }[]>(sql, [...values]);
const codeOf = ({ errors }: Pick<GraphqlAnswer<unknown>, 'errors'>) => errors[0]?.extensions?.code;

async function analyze(): Promise<void> {
  const ctx = () => newContext(test.app, { kind: 'system', job: 'test' });
  await embedTranscripts.run(ctx());
  await suggestMoods.run(ctx());
}

async function member(isOn = true): Promise<TestMember> {
  const one = await signUpMember(test);
  await run(
    `insert into vault_analyses (family_id, is_on, changed_at, next_look_at) values (?, ?, now(), now())`,
    [one.familyId, isOn],
  );
  return one;
}

async function tell(by: TestMember, said: string, language: string | null = 'en') {
  const id = await keepRecording(test, by, Buffer.from(said), { title: 'A story' });
  await hear(by, id, said, language);
  return id;
}

async function hear(by: TestMember, id: string, text: string, language: string | null = 'en') {
  const segment = { id: '0', startMs: 0, endMs: 4000, text, words: null, speaker: null };
  await run(
    `insert into transcripts (recording_id, family_id, state, segments, language, touched_at)
     values (?, ?, 'READY', ?, ?, now())
     on conflict (recording_id) do update set segments = excluded.segments`,
    [id, by.familyId, JSON.stringify([{ ...segment, edited: false, heard: null }]), language],
  );
}

async function read(by: TestMember, recordingId: string) {
  const answer = await graphql(test, ItemMoodDocument, { recordingId }, by.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data?.itemMood;
}

const say = (by: TestMember, recordingId: string, mood: Mood | null) =>
  graphql(test, SayMoodDocument, { recordingId, mood }, by.cookie);

async function found(by: TestMember, mood: Mood, text = '') {
  const variables = { text, filters: { mood } };
  const answer = await graphql(test, SearchDocument, variables, by.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data?.search.flatMap(({ hits }) => hits.map(({ id }) => id)) ?? [];
}

const sad = 'When my mother died I cried for weeks, and I still miss her.';
const funny = 'We laughed so hard we could not stop, the dog ran off with the sausages.';

describe('the mood of a recording', () => {
  it('is suggested of what is said, and says what suggested it', async () => {
    const ann = await member();
    const id = await tell(ann, sad);
    expect(await read(ann, id)).toMatchObject({ state: 'WAITING', mood: null });
    await analyze();
    const mood = await read(ann, id);
    expect(mood).toMatchObject({ state: 'READY', mood: 'SAD', suggested: 'SAD', saidAt: null });
    expect(mood?.engine).toMatch(/^universal-sentence-encoder.+vader-sentiment/);
    expect(mood?.madeAt).toBeTruthy();
    const plain = await tell(ann, 'The kitchen was on the left and the pantry was behind it.');
    await analyze();
    expect(await read(ann, plain)).toMatchObject({ state: 'READY', mood: null });
  });

  it('is shown to the family, changed by editors and its maker, and to nobody else there is none', async () => {
    const ann = await member();
    const eve = await member();
    const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
    const id = await tell(ann, sad);
    await analyze();
    expect(await read(tom, id)).toMatchObject({ mood: 'SAD', mayChange: false });
    expect(codeOf(await say(tom, id, 'CALM'))).toBe('FORBIDDEN');
    expect(codeOf(await graphql(test, ItemMoodDocument, { recordingId: id }, eve.cookie))).toBe(
      'NOT_FOUND',
    );
    expect(codeOf(await say(eve, id, 'CALM'))).toBe('NOT_FOUND');
    const listed = await graphql(test, RecordingByIdDocument, { id }, tom.cookie);
    expect(listed.data?.recording?.mood).toEqual({ name: 'SAD', suggested: true });
    await run(`update recordings set audience = 'NOBODY' where id = ?`, [id]);
    expect(codeOf(await graphql(test, ItemMoodDocument, { recordingId: id }, tom.cookie))).toBe(
      'NOT_FOUND',
    );
  });

  it('that a member gave survives every new run, also when it is none', async () => {
    const ann = await member();
    const id = await tell(ann, sad);
    await analyze();
    expect((await say(ann, id, 'TENDER')).data?.sayMood).toMatchObject({
      ...{ mood: 'TENDER', suggested: 'SAD', saidBy: { name: memberName(ann.userId) } },
    });
    await hear(ann, id, funny);
    await analyze();
    expect(await read(ann, id)).toMatchObject({ mood: 'TENDER', suggested: 'FUNNY' });
    await say(ann, id, null);
    await hear(ann, id, sad);
    await analyze();
    expect(await read(ann, id)).toMatchObject({ mood: null, suggested: 'SAD' });
    const [count] = await run('select count(*) from said_moods where recording_id = ?', [id]);
    expect(count?.count).toBe(1);
  });

  it('narrows a search, by what the family sees', async () => {
    const ann = await member();
    const eve = await member();
    const id = await tell(ann, sad);
    const other = await tell(ann, funny);
    await tell(eve, sad);
    await analyze();
    expect(await found(ann, 'SAD')).toEqual([id]);
    await say(ann, other, 'SAD');
    expect((await found(ann, 'SAD')).toSorted()).toEqual([id, other].toSorted());
    expect(await found(ann, 'FUNNY')).toEqual([]);
    expect(await found(ann, 'SAD', 'sausages')).toEqual([other]);
    await run(`update recordings set audience = 'NOBODY' where id = ?`, [id]);
    expect(await found(ann, 'SAD')).toEqual([other]);
  });

  it('is not suggested before the family wants it, nor of another language', async () => {
    const off = await member(false);
    const id = await tell(off, sad);
    const ann = await member();
    const foreign = await tell(ann, 'Als meine Mutter starb, weinte ich wochenlang.', 'de');
    await analyze();
    expect(await read(off, id)).toMatchObject({ state: 'OFF', mood: null, engine: null });
    expect(await read(ann, foreign)).toMatchObject({ state: 'LANGUAGE', mood: null });
  });

  it('goes with the words of a recording that is excluded', async () => {
    const ann = await member();
    const id = await tell(ann, sad);
    await analyze();
    const variables = { recordingId: id, excluded: true };
    await graphql(test, ExcludeFromTranscriptsDocument, variables, ann.cookie);
    await analyze();
    expect(await read(ann, id)).toMatchObject({ mood: null, suggested: null });
  });
});
