import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
let viewer: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test);
  viewer = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
});
afterAll(() => test.close());

const run = (sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute(sql, values);
async function ask<Data>(by: TestMember, document: string, variables: object = {}) {
  const { data, errors } = await graphql<Data, object>(test, document, variables, by.cookie);
  return { data, code: errors[0]?.extensions?.code };
}

/** A photo that was taken then; '' for one of unknown date. */
async function keep(taken: string, by = owner): Promise<string> {
  const facts = { kind: 'PHOTO', origin: 'uploaded', title: taken || 'undated' } as const;
  const id = await keepRecording(test, by, Buffer.from(randomUUID()), {
    ...facts,
    fileName: 'a.jpg',
    mimeType: 'image/jpeg',
  });
  await run(
    `insert into item_facts (recording_id, family_id, taken_precision, taken_local, known, updated_at)
     values (?, ?, 'DAY', ?, '{}', now())
     on conflict (recording_id) do update set taken_local = excluded.taken_local`,
    [id, by.familyId, taken],
  );
  return id;
}

const shown = 'id title description arrangement mayChange count cover { id }';
async function create(recordingIds: string[], by = owner): Promise<string> {
  const document = `mutation ($input: AlbumInput!, $recordingIds: [ID!]!) {
    createAlbum(input: $input, recordingIds: $recordingIds) { ${shown} } }`;
  const input = { title: ' Summers\n', description: 'By the lake' };
  const { data } = await ask<{ createAlbum: { id: string } }>(by, document, {
    input,
    recordingIds,
  });
  return data?.createAlbum.id ?? '';
}
const albumOf = async (id: string, by = owner) =>
  (
    await ask<{ album: object | null }>(by, `query ($id: ID!) { album(id: $id) { ${shown} } }`, {
      id,
    })
  ).data?.album;
const change = (id: string, input: object, by = owner) =>
  ask(
    by,
    `mutation ($id: ID!, $input: AlbumChangesInput!) { changeAlbum(id: $id, input: $input) { id } }`,
    { id, input },
  );
const put = (albumId: string, recordingIds: string[], by = owner) =>
  ask(
    by,
    'mutation ($albumId: ID!, $ids: [ID!]!) { addToAlbum(albumId: $albumId, recordingIds: $ids) { id } }',
    { albumId, ids: recordingIds },
  );
const take = (albumId: string, recordingIds: string[]) =>
  ask(
    owner,
    'mutation ($albumId: ID!, $ids: [ID!]!) { removeFromAlbum(albumId: $albumId, recordingIds: $ids) { id } }',
    { albumId, ids: recordingIds },
  );
const move = (albumId: string, recordingId: string, behind: string | null) =>
  ask(
    owner,
    `mutation ($albumId: ID!, $recordingId: ID!, $behind: ID) {
      moveInAlbum(albumId: $albumId, recordingId: $recordingId, behind: $behind) }`,
    { albumId, recordingId, behind },
  );
interface Items {
  albumItems: {
    nodes: { id: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
async function itemsOf(albumId: string, by = owner, first = 2): Promise<string[]> {
  const document = `query ($albumId: ID!, $first: Int, $after: String) {
    albumItems(albumId: $albumId, first: $first, after: $after) {
      nodes { id } pageInfo { hasNextPage endCursor } } }`;
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const { data }: { data?: Items | null } = await ask<Items>(by, document, {
      albumId,
      first,
      after,
    });
    ids.push(...(data?.albumItems.nodes.map(({ id }) => id) ?? []));
    after = data?.albumItems.pageInfo.hasNextPage ? data.albumItems.pageInfo.endCursor : null;
  } while (after !== null);
  return ids;
}

describe('an album', () => {
  it('is in the order of its dates, the earliest first and undated ones last, page by page', async () => {
    const [late, none, early] = [await keep('1987-06'), await keep(''), await keep('1954')];
    const id = await create([late, none, early]);
    expect(await albumOf(id, viewer)).toEqual({
      id,
      title: 'Summers',
      description: 'By the lake',
      arrangement: 'DATE',
      mayChange: false,
      count: 3,
      cover: { id: late },
    });
    expect(await itemsOf(id, viewer)).toEqual([early, late, none]);
    expect((await move(id, late, null)).code).toBe('WRONG_STATE');
    expect((await put(id, [late], viewer)).code).toBe('FORBIDDEN');
    expect((await change(id, { title: ' ' })).code).toBe('INVALID_INPUT');
  });

  it('is arranged by hand from the order it was shown in, with its cover chosen', async () => {
    const [a, b, c] = [await keep('1950'), await keep('1960'), await keep('1970')];
    const id = await create([c, a, b]);
    await change(id, { arrangement: 'HAND', coverId: c });
    expect(await itemsOf(id)).toEqual([a, b, c]);
    expect(await albumOf(id)).toMatchObject({ cover: { id: c }, arrangement: 'HAND' });
    await move(id, c, null);
    expect(await itemsOf(id)).toEqual([c, a, b]);
    await move(id, c, a);
    expect(await itemsOf(id)).toEqual([a, c, b]);
    // As often as somebody likes: every gap is used up on the way.
    for (let turn = 0; turn < 70; turn += 1) {
      await move(id, turn % 2 === 0 ? b : c, a);
    }
    expect(await itemsOf(id)).toEqual([a, c, b]);
    expect((await move(id, a, randomUUID())).code).toBe('INVALID_INPUT');
    expect((await change(id, { coverId: randomUUID() })).code).toBe('INVALID_INPUT');
    const d = await keep('1940');
    await put(id, [d, d, a]);
    expect(await itemsOf(id)).toEqual([a, c, b, d]);
    await change(id, { arrangement: 'DATE' });
    expect(await itemsOf(id)).toEqual([d, a, b, c]);
  });

  it('loses what is taken out or trashed, deletes nothing, and gets back what is restored', async () => {
    const [a, b] = [await keep('1950'), await keep('1960')];
    const [id, other] = [await create([a, b]), await create([a])];
    await change(id, { coverId: a });
    await take(id, [a]);
    expect(await itemsOf(id)).toEqual([b]);
    expect(await itemsOf(other)).toEqual([a]);
    await ask(owner, 'mutation ($id: ID!) { deleteRecording(id: $id) }', { id: b });
    expect(await itemsOf(id)).toEqual([]);
    expect(await albumOf(id)).toMatchObject({ count: 0, cover: null });
    await ask(owner, 'mutation ($id: ID!) { restoreRecording(id: $id) { id } }', { id: b });
    expect(await itemsOf(id)).toEqual([b]);
    const remove = 'mutation ($id: ID!) { deleteAlbum(id: $id) }';
    expect((await ask(viewer, remove, { id })).code).toBe('FORBIDDEN');
    await ask(owner, remove, { id });
    expect(await albumOf(id)).toBeNull();
    const { data } = await ask(owner, 'query ($id: ID!) { recording(id: $id) { id } }', { id: b });
    expect(data).toEqual({ recording: { id: b } });
    const within = 'query ($id: ID!) { albumsWithItem(recordingId: $id) { id } }';
    expect((await ask(owner, within, { id: a })).data).toEqual({ albumsWithItem: [{ id: other }] });
  });

  it('shows nobody what they may not see, and takes nothing of another family', async () => {
    const [own, shared] = [await keep('1950'), await keep('1960')];
    const id = await create([own, shared]);
    await run(`update recordings set audience = 'MAKER' where id = ?`, [own]);
    expect(await itemsOf(id, viewer)).toEqual([shared]);
    expect(await albumOf(id, viewer)).toMatchObject({ count: 1, cover: { id: shared } });
    expect(await itemsOf(id)).toEqual([own, shared]);
    const stranger = await signUpMember(test);
    expect(await albumOf(id, stranger)).toBeNull();
    const theirs = await keep('1970', stranger);
    expect((await put(id, [theirs])).code).toBe('NOT_FOUND');
    expect((await put(id, ['nonsense'])).code).toBe('NOT_FOUND');
  });

  it('with 10,000 items is read in the same number of queries as one with ten', async () => {
    const id = await create([await keep('1950')]);
    await run(
      `with made as (
         insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
           claimed_type, created_at, updated_at)
         select gen_random_uuid(), ?, ?, gen_random_uuid(), 'PHOTO', 'READY', 'uploaded', 'x', '', now(), now()
         from generate_series(1, 10000) returning id, family_id)
       insert into album_items (album_id, recording_id, family_id, position)
       select ?, id, family_id, row_number() over () from made`,
      [owner.familyId, owner.userId, id],
    );
    const ids = await itemsOf(id, viewer, 200);
    expect([ids.length, new Set(ids).size]).toEqual([10_001, 10_001]);
  }, 60_000);
});
