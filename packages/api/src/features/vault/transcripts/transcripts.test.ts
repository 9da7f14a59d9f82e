import {
  ChangeTranscriptDocument,
  DeleteRecordingDocument,
  EraseRecordingDocument,
  ExcludeFromTranscriptsDocument,
  FamilyActivityDocument,
  TranscribeAgainDocument,
  TranscriptDocument,
  TurnTranscriptsDocument,
  type TranscriptChangeInput,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findUntranscribed } from '#features/vault/transcripts/jobs/find-untranscribed.sweep.ts';
import {
  makeReady,
  said,
  ScriptedSpeech,
  transcribe,
} from '#features/vault/transcripts/testing/scripted-speech.ts';
import { SoundUnreadable } from '#features/recordings/recordings/index.ts';
import { media } from '#features/recordings/recordings/testing/studio.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { newContext } from '#platform/context.ts';
import { graphql, type GraphqlAnswer } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp } from '#testing/test-app.ts';

const speech = new ScriptedSpeech();
const test = await createTestApp({ speech });
afterAll(() => test.close());

let owner: TestMember;
let viewer: TestMember;
beforeEach(async () => {
  speech.script = [{}];
  speech.meanwhile = () => Promise.resolve();
  owner = await signUpMember(test);
  viewer = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
});

const run = <Row>(sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
const keep = (member = owner, what: object = {}) =>
  keepRecording(test, member, Buffer.from('the sound'), { title: 'The lake', ...what });
const codeOf = ({ errors }: Pick<GraphqlAnswer<unknown>, 'errors'>) => errors[0]?.extensions?.code;
const turn = (on: boolean, member = owner) =>
  graphql(test, TurnTranscriptsDocument, { on }, member.cookie);
const ask = (recordingId: string, { cookie }: TestMember) =>
  graphql(test, TranscriptDocument, { recordingId }, cookie);
async function read(recordingId: string, member = owner) {
  const { data, errors } = await ask(recordingId, member);
  expect(errors).toEqual([]);
  return data!.transcript;
}
const change = (recordingId: string, version: number, by: TranscriptChangeInput, member = owner) =>
  graphql(test, ChangeTranscriptDocument, { recordingId, version, change: by }, member.cookie);
const exclude = (recordingId: string, excluded: boolean, member = owner) =>
  graphql(test, ExcludeFromTranscriptsDocument, { recordingId, excluded }, member.cookie);
const again = (recordingId: string, member = owner) =>
  graphql(test, TranscribeAgainDocument, { recordingId }, member.cookie);
const sweep = () =>
  findUntranscribed.run(newContext(test.app, { kind: 'system', job: 'find-untranscribed' }));

/** A recording of a family that wants transcripts, with its transcript. */
async function transcribed(member = owner): Promise<string> {
  await turn(true);
  const id = await keep(member);
  await makeReady(test, id);
  await transcribe(test, id);
  return id;
}
const firstPart = async (id: string) => (await read(id))!.segments[0]!;

describe('transcripts of a family', () => {
  it('are off until an owner or editor turns them on, and say who did', async () => {
    const id = await keep();
    expect(await read(id, viewer)).toMatchObject({
      state: 'OFF',
      decision: null,
      mayTurnOn: false,
    });
    await sweep();
    expect(await run('select 1 from transcripts where recording_id = ?', [id])).toEqual([]);
    expect(codeOf(await turn(true, viewer))).toBe('FORBIDDEN');
    const editor = await signUpMember(test, { familyId: owner.familyId, familyRole: 'editor' });
    expect((await turn(true, editor)).errors).toEqual([]);
    await turn(true);
    const name = memberName(editor.userId);
    const decision = { on: true, by: { name } };
    expect(await read(id, viewer)).toMatchObject({ state: 'WAITING', decision });
    const { data } = await graphql(test, FamilyActivityDocument, {}, viewer.cookie);
    expect(data?.familyActivity.nodes).toMatchObject([{ kind: 'TRANSCRIPTS_ON', actor: { name } }]);
  });

  it('are made of what the engine hears of the original, and say where it ran', async () => {
    const id = await transcribed();
    expect(speech.heard.at(-1)).toBe('the sound');
    expect(await read(id, viewer)).toMatchObject({
      ...{ state: 'READY', problem: null, language: 'en', engine: 'scripted 1.0', place: 'HERE' },
      segments: [{ startMs: 0, endMs: 4000, text: 'We had a red boat.', edited: false }],
      mayEdit: false,
    });
    // A job that runs twice listens once.
    const count = speech.heard.length;
    await transcribe(test, id);
    expect(speech.heard.length).toBe(count);
  });

  it('are asked for when a recording has been prepared', async () => {
    await turn(true);
    const content = media('librivox-0870.m4a');
    const id = await uploadAndPrepare(test, owner.cookie, content, { title: 'New' });
    expect(await run('select state from transcripts where recording_id = ?', [id])).toEqual([
      { state: 'WAITING' },
    ]);
  });

  it('wait for earlier recordings a few at a time, the newest first', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 22; n += 1) ids.push(await keep());
    await turn(true);
    await sweep();
    await sweep();
    const waiting = async () =>
      (
        await run<{ id: string }>(
          `select recording_id as id from transcripts where family_id = ? order by 1`,
          [owner.familyId],
        )
      ).map(({ id }) => id);
    expect(await waiting()).toEqual(ids.slice(2));
    await transcribe(test, ids[21]!);
    await sweep();
    expect(await waiting()).toEqual(ids.slice(1));
  });

  it('are not made any more once they are turned off, and stay', async () => {
    const id = await transcribed();
    const waits = await keep();
    await makeReady(test, waits);
    await turn(false);
    await transcribe(test, waits);
    expect(await read(waits)).toMatchObject({ state: 'OFF', decision: { on: false } });
    expect(await read(id)).toMatchObject({ state: 'READY', segments: [{}] });
    expect(codeOf(await again(id))).toBe('WRONG_STATE');
  });

  it('are never made of pictures, or of what only its maker may hear', async () => {
    await turn(true);
    const photo = await keep(owner, { kind: 'PHOTO' });
    const held = await keep();
    const own = await keep();
    await run('update recordings set held_for_author = true where id = ?', [held]);
    await run(`update recordings set audience = 'MAKER' where id = ?`, [own]);
    await sweep();
    for (const id of [photo, held, own]) expect(await read(id)).toBeNull();
  });

  it('do not exist where there is no engine', async () => {
    const bare = await createTestApp({ speech: null });
    const member = await signUpMember(bare);
    const id = await keepRecording(bare, member, Buffer.from('x'));
    const shown = await graphql(bare, TranscriptDocument, { recordingId: id }, member.cookie);
    expect(shown.data?.transcript?.state).toBe('UNAVAILABLE');
    const turned = await graphql(bare, TurnTranscriptsDocument, { on: true }, member.cookie);
    expect(codeOf(turned)).toBe('WRONG_STATE');
    await bare.close();
  });
});

describe('a transcript', () => {
  it('is shown to those who see the recording, and to nobody else', async () => {
    const id = await transcribed();
    const stranger = await signUpMember(test);
    expect(codeOf(await ask(id, stranger))).toBe('NOT_FOUND');
    await run(`update recordings set audience = 'MAKER' where id = ?`, [id]);
    expect(codeOf(await ask(id, viewer))).toBe('NOT_FOUND');
    expect(await read(id)).toMatchObject({ segments: [{}] });
    await run(`update recordings set audience = 'NOBODY' where id = ?`, [id]);
    expect(codeOf(await ask(id, owner))).toBe('NOT_FOUND');
  });

  it('is hidden while its recording is in the trash, and erased with it', async () => {
    const id = await transcribed();
    await graphql(test, DeleteRecordingDocument, { id }, owner.cookie);
    expect(await run('select 1 from transcripts where recording_id = ?', [id])).toHaveLength(1);
    const { errors } = await graphql(test, TranscriptDocument, { recordingId: id }, owner.cookie);
    expect(errors[0]?.extensions?.code).toBe('NOT_FOUND');
    await graphql(test, EraseRecordingDocument, { id }, owner.cookie);
    expect(await run('select 1 from transcripts where recording_id = ?', [id])).toEqual([]);
  });

  it('that is deleted, excluded or hidden in the middle of a run keeps nothing of it', async () => {
    await turn(true);
    const id = await keep();
    await sweep();
    speech.meanwhile = async () => void (await exclude(id, true));
    await transcribe(test, id);
    expect(await read(id)).toMatchObject({ state: 'EXCLUDED', segments: [] });
    const gone = await keep();
    await makeReady(test, gone);
    speech.meanwhile = async () =>
      void (await graphql(test, DeleteRecordingDocument, { id: gone }, owner.cookie));
    await transcribe(test, gone);
    expect(codeOf(await ask(gone, owner))).toBe('NOT_FOUND');
  });

  it('is deleted when its recording is excluded, and made again when that is taken back', async () => {
    const id = await transcribed();
    expect(codeOf(await exclude(id, true, viewer))).toBe('FORBIDDEN');
    await exclude(id, true);
    expect(await read(id)).toMatchObject({ state: 'EXCLUDED', segments: [] });
    await sweep();
    await transcribe(test, id);
    expect(await read(id)).toMatchObject({ state: 'EXCLUDED' });
    await exclude(id, false);
    await transcribe(test, id);
    expect(await read(id)).toMatchObject({ state: 'READY', segments: [{}] });
  });

  it('of silence, and of an unknown language, says so', async () => {
    speech.script = [{ problem: 'NO_SPEECH', segments: [] }];
    const silent = await transcribed();
    expect(await read(silent)).toMatchObject({ state: 'READY', problem: 'NO_SPEECH' });
    speech.script = [{ problem: 'LANGUAGE', language: 'is', segments: [said(0, 1, 'nonsense')] }];
    const foreign = await transcribed();
    expect(await read(foreign)).toMatchObject({
      ...{ state: 'FAILED', problem: 'LANGUAGE', segments: [] },
      problemWords: expect.stringContaining('language'),
    });
  });

  it('fails after three failures of the engine, and can be tried again', async () => {
    await turn(true);
    const id = await keep();
    await sweep();
    speech.script = [new Error('the engine ended')];
    await expect(transcribe(test, id)).rejects.toThrow('ended');
    expect(await read(id)).toMatchObject({ state: 'WAITING' });
    await expect(transcribe(test, id)).rejects.toThrow('ended');
    await transcribe(test, id);
    expect(await read(id)).toMatchObject({ state: 'FAILED', problem: 'ENGINE' });
    speech.script = [{}];
    expect(codeOf(await again(id, viewer))).toBe('FORBIDDEN');
    expect((await again(id)).data?.transcribeAgain?.state).toBe('WAITING');
    await transcribe(test, id);
    expect(await read(id)).toMatchObject({ state: 'READY', problem: null, segments: [{}] });
  });

  it('of a recording whose sound cannot be decoded fails at once', async () => {
    await turn(true);
    const id = await keep();
    await sweep();
    speech.script = [new SoundUnreadable()];
    await transcribe(test, id);
    expect(await read(id)).toMatchObject({ state: 'FAILED', problem: 'SOUND' });
  });

  it('whose job was lost is asked for again', async () => {
    await turn(true);
    const id = await keep();
    await sweep();
    const jobs = () =>
      run<{ count: number }>(
        `select count(*)::int as count from jobs.job
         where name = 'transcribe-recording' and data ->> 'recordingId' = ?`,
        [id],
      );
    expect(await jobs()).toEqual([{ count: 1 }]);
    await run(`delete from jobs.job where data ->> 'recordingId' = ?`, [id]);
    await sweep();
    expect(await jobs()).toEqual([{ count: 0 }]);
    test.clock.advance({ hours: 7 });
    await sweep();
    expect(await jobs()).toEqual([{ count: 1 }]);
  });
});

describe('a correction', () => {
  it('is made by who may describe the recording, and survives a new run', async () => {
    const id = await transcribed();
    const { id: segmentId } = await firstPart(id);
    const { version } = (await read(id))!;
    const correct = { kind: 'TEXT', segmentId, text: 'We had a red goat.' } as const;
    expect(codeOf(await change(id, version, correct, viewer))).toBe('FORBIDDEN');
    expect((await change(id, version, correct)).errors).toEqual([]);
    speech.script = [
      { segments: [said(0, 4000, 'We had a bread boat.'), said(5000, 6000, 'Yes.')] },
    ];
    await again(id);
    await transcribe(test, id);
    expect(await read(id)).toMatchObject({
      state: 'READY',
      editedBy: { name: memberName(owner.userId) },
      segments: [
        { id: segmentId, text: 'We had a red goat.', edited: true, heard: 'We had a bread boat.' },
        { text: 'Yes.', edited: false },
      ],
    });
  });

  it('made on an older version is refused with the current one, unless it is there already', async () => {
    const id = await transcribed();
    const { id: segmentId } = await firstPart(id);
    const { version } = (await read(id))!;
    const text = (words: string) => ({ kind: 'TEXT', segmentId, text: words }) as const;
    await change(id, version, text('One'));
    const stale = await change(id, version, text('Two'));
    expect(codeOf(stale)).toBe('CONFLICT');
    expect(stale.errors[0]?.extensions?.fields).toEqual({ version: `${version + 1}` });
    const repeated = await change(id, version, text('One'));
    expect(repeated.data?.changeTranscript).toMatchObject({ version: version + 1 });
  });

  it('by two people at one moment is made once', async () => {
    const id = await transcribed();
    const { id: segmentId } = await firstPart(id);
    const { version } = (await read(id))!;
    const both = await Promise.all(
      ['One', 'Two'].map((text) => change(id, version, { kind: 'TEXT', segmentId, text })),
    );
    expect(both.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
  });

  it.each<[string, TranscriptChangeInput]>([
    ['too long a text', { kind: 'TEXT', segmentId: '', text: 'a'.repeat(2001) }],
    ['no text', { kind: 'TEXT', segmentId: '' }],
    ['too long a name', { kind: 'SPEAKER', segmentId: '', speaker: 'a'.repeat(81) }],
    ['a split nowhere', { kind: 'SPLIT', segmentId: '', at: 0 }],
    ['nothing to join', { kind: 'MERGE', segmentId: '' }],
  ])('with %s is refused', async (_, by) => {
    const id = await transcribed();
    const { id: segmentId } = await firstPart(id);
    const { version } = (await read(id))!;
    expect(codeOf(await change(id, version, { ...by, segmentId }))).toBe('INVALID_INPUT');
  });
});
