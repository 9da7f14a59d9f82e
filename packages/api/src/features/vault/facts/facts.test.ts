import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const fixtures = path.resolve(import.meta.dirname, '../../../../../../tests/fixtures');
const photo = (name: string) => readFileSync(path.join(fixtures, 'photos', name));
const voice = readFileSync(path.join(fixtures, 'media/voice.mp3'));

let test: TestApp;
let owner: TestMember;

beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test, { timeZone: 'Asia/Kathmandu' });
});
afterAll(() => test.close());

const run = (text: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<{ n: number }[]>(text, values);

const keepPhoto = (name: string, by = owner) =>
  uploadAndPrepare(test, by.cookie, photo(name), { kind: 'PHOTO', filename: name });

const factsFields = `version takenBy placeName taken { precision local offset instant }
  file { camera taken { local } place { latitude longitude altitudeMeters suspect } }`;

interface Facts {
  version: number;
  takenBy: string | null;
  placeName: string;
  taken: { precision: string; local: string; offset: string | null; instant: string | null };
  file: { camera: string | null; taken: object | null; place: { suspect: boolean } | null };
}

async function ask<Data>(by: TestMember, document: string, variables: object) {
  const answer = await graphql<Data, object>(test, document, variables, by.cookie);
  return { data: answer.data, error: answer.errors[0]?.extensions };
}

async function factsOf(id: string, by = owner): Promise<Facts | null | undefined> {
  const document = `query ($id: ID!) { recording(id: $id) { facts { ${factsFields} } } }`;
  const { data } = await ask<{ recording: { facts: Facts } | null }>(by, document, { id });
  return data?.recording?.facts;
}

async function change(id: string, version: number, input: object, by = owner) {
  const document = `mutation ($id: ID!, $version: Int!, $input: ItemFactsInput!) {
    changeItemFacts(recordingId: $id, version: $version, input: $input) { ${factsFields} } }`;
  const answer = await ask<{ changeItemFacts: Facts }>(by, document, { id, version, input });
  return { facts: answer.data?.changeItemFacts, error: answer.error };
}

async function restore(id: string, version: number, to: number) {
  const document = `mutation ($id: ID!, $version: Int!, $to: Int!) {
    restoreItemFacts(recordingId: $id, version: $version, to: $to) { ${factsFields} } }`;
  const answer = await ask<{ restoreItemFacts: Facts }>(owner, document, { id, version, to });
  return { facts: answer.data?.restoreItemFacts, error: answer.error };
}

const year = (local: string) => ({ taken: { precision: 'YEAR', local } });

describe('the facts of an item', () => {
  it('are those of its file, on the clock of its place', async () => {
    expect(await factsOf(await keepPhoto('03-two-people.jpg'))).toMatchObject({
      version: 0,
      takenBy: 'FILE',
      placeName: '',
      taken: {
        precision: 'INSTANT',
        local: '2019-08-24T11:05:00.250',
        offset: '+05:45',
        instant: '2019-08-24T05:20:00.25Z',
      },
      file: { place: { altitudeMeters: 1400, suspect: false } },
    });
  });

  it('are unknown where the file says nothing, and a place of zeros is questioned', async () => {
    const unknown = { precision: 'UNKNOWN', local: '', offset: null, instant: null };
    expect(await factsOf(await keepPhoto('08-no-metadata.jpg'))).toMatchObject({
      takenBy: null,
      taken: unknown,
      file: { taken: null, place: null, camera: null },
    });
    const broken = await keepPhoto('09-broken-clock.jpg');
    expect(await factsOf(broken)).toMatchObject({
      taken: unknown,
      file: { place: { latitude: 0, longitude: 0, suspect: true } },
    });
    const onMap = await run(
      'select 1 as n from item_facts where recording_id = ? and latitude is not null',
      [broken],
    );
    expect(onMap).toEqual([]);
  });

  it('of a take are those of the recorder, on the clock of its maker', async () => {
    const meta = { kind: 'VOICE', origin: 'recorded' };
    const id = await uploadAndPrepare(test, owner.cookie, voice, meta);
    const { taken, takenBy } = (await factsOf(id)) ?? {};
    expect([takenBy, taken?.precision, taken?.offset]).toEqual(['RECORDER', 'INSTANT', '+05:45']);
  });

  it('of a camera whose clock runs years ahead have no date', async () => {
    const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .withExif({ IFD2: { DateTimeOriginal: '9988:01:01 10:00:00' } })
      .jpeg()
      .toBuffer();
    const id = await uploadAndPrepare(test, owner.cookie, file, { kind: 'PHOTO' });
    expect((await factsOf(id))?.taken.precision).toBe('UNKNOWN');
  });

  it('go with the item', async () => {
    const id = await keepPhoto('01-portrait-paris.jpg');
    await change(id, 0, year('1987'));
    await ask(owner, 'mutation ($id: ID!) { deleteRecording(id: $id) eraseRecording(id: $id) }', {
      id,
    });
    for (const table of ['item_facts', 'item_fact_edits']) {
      expect(await run(`select 1 as n from ${table} where recording_id = ?`, [id])).toEqual([]);
    }
  });
});

describe('a member who knows better', () => {
  it('says the year or about when, and the file keeps its word beside it', async () => {
    const id = await keepPhoto('07-scanned-print.jpg');
    const input = { taken: { precision: 'ABOUT', local: '1956' }, placeName: '  The lake\n' };
    expect((await change(id, 0, input)).facts).toMatchObject({
      version: 1,
      takenBy: 'MEMBER',
      placeName: 'The lake',
      taken: { precision: 'ABOUT', local: '1956', offset: null, instant: null },
      file: { taken: { local: '1954-07-01T12:00:00' } },
    });
    // What is left out stays.
    const second = await change(id, 1, { placeName: 'The lake of Bled' });
    expect(second.facts).toMatchObject({ version: 2, takenBy: 'MEMBER', taken: { local: '1956' } });
  });

  it('takes it back, to any version, and reads them all', async () => {
    const id = await keepPhoto('07-scanned-print.jpg');
    await change(id, 0, year('1955'));
    await change(id, 1, { taken: { precision: 'UNKNOWN' } });
    expect((await restore(id, 2, 1)).facts).toMatchObject({ version: 3, taken: { local: '1955' } });
    expect((await restore(id, 3, 0)).facts).toMatchObject({
      version: 4,
      takenBy: 'FILE',
      taken: { local: '1954-07-01T12:00:00' },
    });
    expect((await restore(id, 4, 9)).error?.code).toBe('NOT_FOUND');
    const document = `query ($id: ID!) {
      itemFactVersions(recordingId: $id) { version editedBy taken { precision local } } }`;
    expect((await ask(owner, document, { id })).data).toEqual({
      itemFactVersions: [
        { version: 4, editedBy: owner.userId, taken: null },
        { version: 3, editedBy: owner.userId, taken: { precision: 'YEAR', local: '1955' } },
        { version: 2, editedBy: owner.userId, taken: { precision: 'UNKNOWN', local: '' } },
        { version: 1, editedBy: owner.userId, taken: { precision: 'YEAR', local: '1955' } },
      ],
    });
  });

  it('does not overwrite what somebody else said meanwhile', async () => {
    const id = await keepPhoto('08-no-metadata.jpg');
    const both = await Promise.all([change(id, 0, year('1961')), change(id, 0, year('1962'))]);
    expect(both.map(({ error }) => error?.code).toSorted()).toEqual(['CONFLICT', undefined]);
    const lost = both.find(({ error }) => error);
    expect(lost?.error?.fields).toEqual({ version: '1' });
  });

  it.each([
    ['a day that does not exist', { precision: 'DAY', local: '2011-02-29' }],
    ['a day to come', { precision: 'DAY', local: '9000-01-01' }],
    ['words', { precision: 'YEAR', local: "1950'; drop table" }],
    ['no date', { precision: 'YEAR' }],
  ])('is refused %s', async (_, taken) => {
    const id = await keepPhoto('08-no-metadata.jpg');
    expect((await change(id, 0, { taken })).error?.code).toBe('INVALID_INPUT');
    expect((await factsOf(id))?.version).toBe(0);
  });

  it('is its maker, an editor or the owner; others of the family read it alone', async () => {
    const id = await keepPhoto('01-portrait-paris.jpg');
    const { familyId } = owner;
    const join = (familyRole: 'editor' | 'contributor') =>
      signUpMember(test, { familyId, familyRole });
    const [editor, contributor] = await Promise.all([join('editor'), join('contributor')]);
    const stranger = await signUpMember(test);
    expect((await change(id, 0, year('1987'), contributor)).error?.code).toBe('FORBIDDEN');
    expect((await change(id, 0, year('1987'), stranger)).error?.code).toBe('NOT_FOUND');
    expect((await change(id, 0, year('1987'), editor)).facts?.version).toBe(1);
    expect((await factsOf(id, contributor))?.taken.local).toBe('1987');
    expect(await factsOf(id, stranger)).toBeUndefined();
  });
});

describe('what an earlier release prepared', () => {
  it('is read by a sweep, and what members said stays', async () => {
    const id = await keepPhoto('01-portrait-paris.jpg');
    const said = await keepPhoto('02-portrait-rotated.jpg');
    await change(said, 0, year('1999'));
    await run('delete from item_facts where recording_id = ?', [id]);
    await run('update recordings set preparation = 0 where id in (?, ?)', [id, said]);
    expect(await factsOf(id)).toBeNull();
    for (let round = 0; round < 2; round += 1) {
      await runSweeps(test, 'prepare-earlier-recordings');
      await drainJobs(test, 'prepare-recording-again');
    }
    expect((await factsOf(id))?.taken.local).toBe('1987-06-14T15:20:30');
    expect((await factsOf(said))?.taken.local).toBe('1999');
    const waiting = await run('select count(*)::int as n from recordings where preparation < 1');
    expect(waiting).toEqual([{ n: 0 }]);
  });

  it('of a phone is shown from then on', async () => {
    const heic = readFileSync(path.join(fixtures, 'heic/phone.heic'));
    const id = await uploadAndPrepare(test, owner.cookie, heic, { kind: 'PHOTO' });
    await run(
      `update recordings set preparation = 0, display_mime_type = null, display_bytes = null,
         problem = 'Browsers cannot show it.' where id = ?`,
      [id],
    );
    await runSweeps(test, 'prepare-earlier-recordings');
    await drainJobs(test, 'prepare-recording-again');
    const shown = await test.server.inject({
      url: `/media/${id}`,
      headers: { cookie: owner.cookie },
    });
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 200, height: 240 });
  });
});
