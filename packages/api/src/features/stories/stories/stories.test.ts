import { randomUUID } from 'node:crypto';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteRecording } from '#features/recordings/recordings/index.ts';
import { askForStories } from '#features/stories/captures/index.ts';
import { codesOf } from '#features/stories/stories/codes/story-code.ts';
import { storyById } from '#features/stories/stories/find-story.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let maker: TestMember;
let editor: TestMember;
let viewer: TestMember;
let stranger: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  const owner = await signUpMember(test);
  const { familyId } = owner;
  maker = await signUpMember(test, { familyId, familyRole: 'contributor' });
  editor = await signUpMember(test, { familyId, familyRole: 'editor' });
  viewer = await signUpMember(test, { familyId, familyRole: 'viewer' });
  stranger = await signUpMember(test);
});
afterAll(() => test.close());

const run = <Row>(sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
async function ask<Data>(by: TestMember | null, document: string, variables: object = {}) {
  const { data, errors } = await graphql<Data, object>(test, document, variables, by?.cookie);
  return { data, code: errors[0]?.extensions?.code, fields: errors[0]?.extensions?.['fields'] };
}

const voice = (title: string, by = maker) =>
  keepRecording(test, by, Buffer.from(randomUUID()), { title });
const photo = (by = maker) =>
  keepRecording(test, by, Buffer.from(randomUUID()), {
    ...{
      kind: 'PHOTO',
      origin: 'uploaded',
      title: 'IMG 1',
      fileName: 'a.jpg',
      mimeType: 'image/jpeg',
    },
  });

/** As if an engine had listened to it. */
const hear = (recordingId: string, text: string) =>
  run(
    `insert into transcripts (recording_id, family_id, state, segments, version, touched_at)
     values (?, ?, 'DONE', ?, 1, now())`,
    [
      recordingId,
      maker.familyId,
      JSON.stringify([{ id: 'a', startMs: 0, endMs: 9, text, speaker: null }]),
    ],
  );

interface Chapter {
  id: string;
  title: string;
  text: string;
  version: number;
  voice: { id: string } | null;
  pictures: { caption: string; recording: { id: string } }[];
}
interface Story {
  id: string;
  title: string;
  published: boolean;
  version: number;
  chapters: Chapter[];
}
const chapterFields = 'id title text version voice { id } pictures { caption recording { id } }';
async function create(recordingIds: string[], by = maker): Promise<string> {
  const { data, code } = await ask<{ createStory: { id: string } }>(
    by,
    `mutation ($recordingIds: [ID!]!) {
      createStory(input: { title: " Lisbon\\n", introduction: "For us" }, recordingIds: $recordingIds) { id } }`,
    { recordingIds },
  );
  return data?.createStory.id ?? String(code);
}
async function read(id: string, by = maker): Promise<Story | null | undefined> {
  const { data } = await ask<{ story: Story | null }>(
    by,
    `query ($id: ID!) { story(id: $id) { id title published version chapters { ${chapterFields} } } }`,
    { id },
  );
  return data?.story;
}
const publish = (id: string, published = true, by = maker) =>
  ask(by, 'mutation ($id: ID!, $on: Boolean!) { publishStory(id: $id, published: $on) { id } }', {
    ...{ id, on: published },
  });
const open = (id: string, on: boolean, by = maker) =>
  ask(by, 'mutation ($id: ID!, $on: Boolean!) { openStoryVoices(id: $id, open: $on) { id } }', {
    ...{ id, on },
  });
const changeChapter = (id: string, version: number, input: object, by = maker) =>
  ask<{ changeStoryChapter: Chapter }>(
    by,
    `mutation ($id: ID!, $version: Int!, $input: StoryChapterInput!) {
      changeStoryChapter(id: $id, version: $version, input: $input) { ${chapterFields} } }`,
    { id, version, input: { title: 'The boat', text: '', pictures: [], ...input } },
  );
const order = (storyId: string, chapterIds: string[]) =>
  ask(
    maker,
    `mutation ($storyId: ID!, $ids: [ID!]!) { orderStoryChapters(storyId: $storyId, chapterIds: $ids) }`,
    { storyId, ids: chapterIds },
  );

async function book(id: string, by: TestMember): Promise<{ status: number; text: string }> {
  const answer = await test.server.inject({
    url: `/api/stories/${id}/book.pdf`,
    headers: { cookie: by.cookie },
  });
  if (answer.statusCode !== 200) return { status: answer.statusCode, text: '' };
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return { status: 200, text: pages.join('\n') };
}

describe('a story', () => {
  it('is made of voices and photos as a draft, which nobody else sees until it is published', async () => {
    const [one, two, picture] = [await voice('The boat'), await voice('The mill'), await photo()];
    await hear(one, 'We left.');
    const id = await create([two, picture, one]);
    expect(await read(id)).toMatchObject({
      title: 'Lisbon',
      published: false,
      chapters: [
        { title: 'The boat', text: 'We left.', voice: { id: one }, pictures: [] },
        { title: 'The mill', voice: { id: two }, pictures: [{ recording: { id: picture } }] },
      ],
    });
    expect([await read(id, editor), await read(id, viewer)]).toEqual([null, null]);
    expect((await publish(id, true, editor)).code).toBe('NOT_FOUND');
    await publish(id);
    expect(await read(id, viewer)).toMatchObject({ title: 'Lisbon', chapters: [{}, {}] });
    expect(await read(id, stranger)).toBeNull();
    expect((await publish(id, false, editor)).code).toBe('FORBIDDEN');
  });

  it('is made of answers: the question for a title, the voice, and what is said in it', async () => {
    const { id: captureId } = await askForStories(await maker.ctx(), {
      ...{ clientId: randomUUID(), personName: 'Rosa', timeZone: 'Europe/Lisbon', locale: 'en' },
      ...{ pace: 'OWN', weekday: 1, questions: ['Who built the boat?', 'And the mill?'] },
    });
    const make = (by = maker) =>
      ask<{ createStoryFromAnswers: { id: string } }>(
        by,
        'mutation ($id: ID!) { createStoryFromAnswers(captureId: $id) { id } }',
        { id: captureId },
      );
    expect((await make()).code).toBe('WRONG_STATE');
    const spoken = await voice('An answer');
    await hear(spoken, 'My father.');
    await run(
      `update capture_questions set state = 'ANSWERED', recording_id = ? where capture_id = ? and place = 1`,
      [spoken, captureId],
    );
    const { data } = await make();
    expect(await read(data?.createStoryFromAnswers.id ?? '')).toMatchObject({
      title: 'Stories of Rosa',
      chapters: [{ title: expect.any(String), text: 'My father.', voice: { id: spoken } }],
    });
    expect((await make(stranger)).code).toBe('NOT_FOUND');
    expect((await make(viewer)).code).toBe('FORBIDDEN');
  });

  it('takes no item of another family, none that is gone, no document, and no photo as a voice', async () => {
    const gone = await voice('Gone');
    await deleteRecording(await maker.ctx(), gone);
    expect(await create([await voice('Theirs', stranger)])).toBe('NOT_FOUND');
    expect(await create([gone])).toBe('NOT_FOUND');
    const file = { kind: 'FILE', fileName: 'a.pdf', mimeType: 'application/pdf' };
    expect(await create([await keepRecording(test, maker, Buffer.from('f'), file)])).toBe(
      'INVALID_INPUT',
    );
    expect(await create([], viewer)).toBe('FORBIDDEN');
    const id = await create([await voice('The boat')]);
    const { id: chapter = '' } = (await read(id))?.chapters[0] ?? {};
    expect((await changeChapter(chapter, 1, { voiceId: await photo() })).code).toBe(
      'INVALID_INPUT',
    );
    expect((await changeChapter(chapter, 1, { text: 'x'.repeat(200_000) })).code).toBe(
      'INVALID_INPUT',
    );
  });

  it('an item that goes to the trash meanwhile is not there, and comes back with it', async () => {
    const spoken = await voice('The boat');
    const id = await create([spoken]);
    const { id: chapter = '' } = (await read(id))?.chapters[0] ?? {};
    await deleteRecording(await maker.ctx(), spoken);
    expect((await read(id))?.chapters).toMatchObject([{ voice: null }]);
    // Saved while it lies there, with and without naming it, the chapter keeps it.
    expect((await changeChapter(chapter, 1, { text: 'a', voiceId: spoken })).code).toBeUndefined();
    expect((await changeChapter(chapter, 2, { text: 'b' })).code).toBeUndefined();
    await ask(maker, 'mutation ($id: ID!) { restoreRecording(id: $id) { id } }', { id: spoken });
    expect((await read(id))?.chapters).toMatchObject([{ text: 'b', voice: { id: spoken } }]);
  });

  it('two who edit one chapter: the second is told, and keeps what the first may not see', async () => {
    const [spoken, own] = [await voice('The boat'), await photo()];
    await run(`update recordings set audience = 'MAKER' where id = ?`, [own]);
    const id = await create([spoken, own]);
    await publish(id);
    const [chapter] = (await read(id, editor))?.chapters ?? [];
    expect(chapter).toMatchObject({ pictures: [] });
    const changed = await changeChapter(
      chapter?.id ?? '',
      1,
      { text: 'New', voiceId: spoken },
      editor,
    );
    expect(changed.data?.changeStoryChapter).toMatchObject({ text: 'New', version: 2 });
    const late = await changeChapter(chapter?.id ?? '', 1, { text: 'Old' });
    expect([late.code, late.fields]).toEqual(['CONFLICT', { version: '2' }]);
    expect((await read(id))?.chapters).toMatchObject([
      { text: 'New', pictures: [{ recording: { id: own } }] },
    ]);
  });

  it('has its chapters in the order that somebody gave them, all of them', async () => {
    const id = await create([await voice('One'), await voice('Two')]);
    const ids = (await read(id))?.chapters.map((chapter) => chapter.id) ?? [];
    expect((await order(id, ids.toReversed())).code).toBeUndefined();
    expect((await read(id))?.chapters.map(({ title }) => title)).toEqual(['Two', 'One']);
    expect((await order(id, ids.slice(1))).code).toBe('CONFLICT');
    expect((await order(id, [ids[0] ?? '', ids[0] ?? ''])).code).toBe('CONFLICT');
  });
});

describe('a book', () => {
  const listen = async (token: string) =>
    (
      await ask<{ listenPage: { state: string; chapterTitle: string } | null }>(
        null,
        'query ($token: String!) { listenPage(token: $token) { state chapterTitle } }',
        { token },
      )
    ).data?.listenPage;
  const media = async (token: string) =>
    (await test.server.inject({ url: `/listen/${token}/media` })).statusCode;
  /** As it is printed: the database has only its hash. */
  async function tokenOf(storyId: string, recordingId: string): Promise<string> {
    const ctx = await maker.ctx();
    const story = await storyById(ctx, storyId);
    if (!story) throw new Error('no story');
    return (await codesOf(ctx, story, [recordingId])).get(recordingId) ?? '';
  }

  it('is for who reads the story, and shows no code before the voices are open', async () => {
    const id = await create([await voice('The boat')]);
    expect((await book(id, viewer)).status).toBe(404);
    await publish(id);
    const printed = await book(id, viewer);
    expect(printed.text).toMatch(/Lisbon[\s\S]*The boat/);
    expect(printed.text).not.toContain('Scan');
    expect((await book(id, stranger)).status).toBe(404);
    expect((await open(id, true, viewer)).code).toBe('FORBIDDEN');
    await open(id, true);
    expect((await book(id, viewer)).text).toContain('Scan this code to hear it');
  });

  it('its codes open one voice without an account, until they are closed, for good', async () => {
    const spoken = await voice('The boat');
    const id = await create([spoken]);
    await publish(id);
    await open(id, true);
    await book(id, viewer);
    const token = await tokenOf(id, spoken);
    expect(token).toHaveLength(43);
    expect(await listen(token)).toEqual({ state: 'OPEN', chapterTitle: 'The boat' });
    // Its version is not made in this test.
    expect(await media(token)).toBe(409);
    const [row] = await run<{ tokens: string }>(
      `select string_agg(token_hash, ' ') as tokens from story_codes where story_id = ?`,
      [id],
    );
    expect(row?.tokens).not.toContain(token);
    expect([await listen('A'.repeat(43)), await media('A'.repeat(43))]).toEqual([null, 404]);
    await open(id, false);
    const closed = { state: 'CLOSED', chapterTitle: '' };
    expect([await listen(token), await media(token)]).toEqual([closed, 410]);
    await open(id, true);
    expect(await listen(token)).toEqual(closed);
    expect(await listen(await tokenOf(id, spoken))).toMatchObject({ state: 'OPEN' });
  });

  it.each<[string, (id: string, spoken: string) => Promise<unknown>]>([
    ['the voice is in the trash', async (_, spoken) => deleteRecording(await maker.ctx(), spoken)],
    [
      'its maker keeps the voice',
      (_, spoken) => run(`update recordings set audience = 'MAKER' where id = ?`, [spoken]),
    ],
    ['the story is a draft again', (id) => publish(id, false)],
    [
      'the voice is in no chapter',
      (id) => run('update story_chapters set voice_id = null where story_id = ?', [id]),
    ],
  ])('its codes are dead when %s', async (_, end) => {
    const spoken = await voice('The boat');
    const id = await create([spoken]);
    await publish(id);
    await open(id, true);
    const token = await tokenOf(id, spoken);
    expect(await listen(token)).toMatchObject({ state: 'OPEN' });
    await end(id, spoken);
    expect([await listen(token), await media(token)]).toMatchObject([{ state: 'CLOSED' }, 410]);
  });
});
