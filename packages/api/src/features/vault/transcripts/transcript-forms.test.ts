import { SearchDocument, TurnTranscriptsDocument } from '@infinite/schema/generated/graphql';
import { extractText } from 'unpdf';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeReady,
  said,
  ScriptedSpeech,
  transcribe,
} from '#features/vault/transcripts/testing/scripted-speech.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { readsOf } from '#testing/read-plans.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp } from '#testing/test-app.ts';

const speech = new ScriptedSpeech();
const test = await createTestApp({ speech });
afterAll(() => test.close());

let owner: TestMember;
beforeEach(async () => {
  owner = await signUpMember(test);
  await graphql(test, TurnTranscriptsDocument, { on: true }, owner.cookie);
});

async function transcribed(text: string, title = 'The lake'): Promise<string> {
  speech.script = [{ segments: [said(0, 2000, 'Well.'), said(2500, 5000, text)] }];
  const id = await keepRecording(test, owner, Buffer.from('x'), { title });
  await makeReady(test, id);
  await transcribe(test, id);
  return id;
}
const hide = (id: string, audience: string) =>
  test.app.orm.em
    .getConnection()
    .execute('update recordings set audience = ? where id = ?', [audience, id]);

describe('the files of a transcript', () => {
  const get = (id: string, form: string, by: TestMember | null, headers: object = {}) =>
    test.server.inject({
      url: `/media/${id}/transcript/${form}`,
      headers: { ...headers, ...(by ? { cookie: by.cookie } : {}) },
    });

  it('are captions for the player, and WebVTT and text to keep', async () => {
    const id = await transcribed('Tom & Ann <3');
    const captions = await get(id, 'captions', owner);
    expect(captions.headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline/),
    });
    expect(captions.body).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nWell.\n\n00:00:02.500 --> 00:00:05.000\nTom &amp; Ann &lt;3\n',
    );
    const text = await get(id, 'txt', owner);
    expect(text.body).toBe('The lake\n\n[0:00] Well.\n\n[0:02] Tom & Ann <3\n');
    expect(text.headers['content-disposition']).toMatch(/^attachment; filename="The lake.txt"/);
    expect((await get(id, 'vtt', owner)).headers['content-disposition']).toContain('The lake.vtt');
    const known = await get(id, 'txt', owner, { 'if-none-match': text.headers.etag });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('are pages to print, in the letters of many languages', async () => {
    const pdf = await get(
      await transcribed('Ο παππούς и бабушка, naïve', 'Łódź, 1938'),
      'pdf',
      owner,
    );
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toContain('.pdf');
    const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true });
    expect(text).toContain('Łódź, 1938');
    expect(text).toContain('0:02\nΟ παππούς и бабушка, naïve');
  });

  it('are for those who hear the recording, and are not there before', async () => {
    const id = await transcribed('A secret');
    const stranger = await signUpMember(test);
    const relative = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
    expect((await get(id, 'txt', null)).statusCode).toBe(401);
    expect((await get(id, 'txt', stranger)).statusCode).toBe(404);
    expect((await get(id, 'txt', relative)).statusCode).toBe(200);
    await hide(id, 'MAKER');
    expect((await get(id, 'txt', relative)).statusCode).toBe(404);
    expect((await get('x', 'txt', owner)).statusCode).toBe(404);
    const silent = await keepRecording(test, owner, Buffer.from('x'));
    expect((await get(silent, 'captions', owner)).statusCode).toBe(404);
  });
});

it('lists of recordings show how what is said begins, in as many queries for one as for more', async () => {
  const ask = async (by: TestMember) => {
    const document = '{ recordings(first: 20) { nodes { id spokenBeginning } } }';
    type Listed = { recordings: { nodes: { id: string; spokenBeginning: string | null }[] } };
    const { data } = await graphql<Listed, object>(test, document, {}, by.cookie);
    return new Map(data?.recordings.nodes.map((node) => [node.id, node.spokenBeginning]));
  };
  const id = await transcribed(`We rowed out. ${'And on we went. '.repeat(40)}`);
  const silent = await keepRecording(test, owner, Buffer.from('x'));
  const listed = await ask(owner);
  expect(listed.get(id)).toMatch(/^Well\. We rowed out\. And on .*…$/);
  expect(listed.get(silent)).toBeNull();
  const { statements } = await readsOf(test, 'transcripts', () => ask(owner));
  for (const part of ['one', 'two', 'three']) await transcribed(`Part ${part}`);
  expect(await readsOf(test, 'transcripts', () => ask(owner))).toMatchObject({ statements });
});

describe('the search', () => {
  const search = async (text: string, by = owner, rest: object = {}) => {
    const { data, errors } = await graphql(test, SearchDocument, { text, ...rest }, by.cookie);
    expect(errors).toEqual([]);
    return data?.search.find(({ group }) => group === 'TRANSCRIPTS');
  };
  const ids = (found: Awaited<ReturnType<typeof search>>) => found?.hits.map(({ id }) => id) ?? [];

  it('finds what is said, with its words and its moment', async () => {
    const id = await transcribed('We found the Lighthouse of Inês.');
    expect(await search('ines light')).toMatchObject({
      hits: [{ id, title: 'The lake', detail: 'We found the Lighthouse of Inês.', atMs: 2500 }],
    });
    // Words may stand in different parts.
    expect((await search('well lighthouse'))?.hits[0]?.atMs).toBe(0);
    expect(await search('house')).toBeUndefined();
    expect(await search(owner.familyId)).toBeUndefined();
  });

  it('finds nothing of other families, or of what a member may not hear', async () => {
    const id = await transcribed('Lighthouse');
    const relative = await signUpMember(test, { familyId: owner.familyId });
    expect(await search('lighthouse', await signUpMember(test))).toBeUndefined();
    expect(ids(await search('lighthouse', relative))).toEqual([id]);
    await hide(id, 'MAKER');
    expect(await search('lighthouse', relative)).toBeUndefined();
    expect(ids(await search('lighthouse'))).toEqual([id]);
    await hide(id, 'NOBODY');
    expect(await search('lighthouse')).toBeUndefined();
  });

  it('among 2000 transcripts asks the index, and reads those of one page', async () => {
    await test.app.orm.em.getConnection().execute(
      `with made as (
         insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
           claimed_type, created_at, updated_at)
         select uuidv7(), ?, ?, gen_random_uuid(), 'VOICE', 'READY', 'recorded', 'Voice ' || n,
           '', now(), now()
         from generate_series(1, 2000) n returning id, family_id)
       insert into transcripts (recording_id, family_id, state, segments, touched_at)
       select id, family_id, 'READY', jsonb_build_array(jsonb_build_object('id', 'a', 'startMs', 0,
         'endMs', 900, 'text', 'Summer in word' || row_number() over (), 'words', null,
         'speaker', null, 'edited', false, 'heard', null)), now()
       from made`,
      [owner.familyId, owner.userId],
    );
    const page = { group: 'TRANSCRIPTS', first: 20 } as const;
    const reads = await readsOf(test, 'transcripts', () => search('word77', owner, page));
    expect(reads.wholeTable).toBe(false);
    // 'word77', 'word770' to 'word779': found in the index, then read.
    expect(reads.mostRows).toBeLessThanOrEqual(2 * 11);
    expect((await search('summer', owner, page))?.hits).toHaveLength(20);
  });

  it('pages by cursor, past what is hidden, each hit once', async () => {
    const relative = await signUpMember(test, { familyId: owner.familyId });
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) made.push(await transcribed(`Winter ${n}`));
    for (const id of [made[6], made[5], made[2]]) await hide(id ?? '', 'MAKER');
    const seen: string[] = [];
    let after: string | null | undefined = null;
    do {
      const page: Awaited<ReturnType<typeof search>> = await search('winter', relative, {
        ...{ group: 'TRANSCRIPTS', first: 2, after },
      });
      seen.push(...ids(page));
      after = page?.endCursor;
    } while (after);
    expect(seen).toEqual([made[4], made[3], made[1], made[0]]);
  });
});
