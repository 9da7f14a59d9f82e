import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const fixtures = path.resolve(import.meta.dirname, '../../../../../../tests/fixtures');

let test: TestApp;
let owner: TestMember;

beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test);
});
afterAll(() => test.close());

const keepPhoto = (name: string, by: TestMember) =>
  uploadAndPrepare(test, by.cookie, readFileSync(path.join(fixtures, 'photos', name)), {
    kind: 'PHOTO',
    filename: name,
  });

async function ask<Data>(by: TestMember, document: string, variables: object) {
  const answer = await graphql<Data, object>(test, document, variables, by.cookie);
  return { data: answer.data, error: answer.errors[0]?.extensions };
}

interface Item {
  recording: { id: string; facts: Facts };
  fileName: string;
  addedBy: { name: string };
  mayDescribe: boolean;
  mayDelete: boolean;
  before: { id: string }[];
  after: { id: string }[];
}
interface Facts {
  version: number;
  credit: string;
  place: { latitude: number; longitude: number } | null;
  taken: { precision: string; local: string };
}
const factsFields = 'version credit place { latitude longitude } taken { precision local }';

async function item(
  by: TestMember,
  id: string,
  kinds?: string[],
): Promise<Item | null | undefined> {
  const document = `query ($id: ID!, $kinds: [RecordingKind!]) {
    vaultItem(recordingId: $id, kinds: $kinds) { recording { id facts { ${factsFields} } }
      fileName addedBy { name } mayDescribe mayDelete before { id } after { id } } }`;
  return (await ask<{ vaultItem: Item | null }>(by, document, { id, kinds })).data?.vaultItem;
}

async function change(id: string, version: number, input: object) {
  const document = `mutation ($id: ID!, $version: Int!, $input: ItemFactsInput!) {
    changeItemFacts(recordingId: $id, version: $version, input: $input) { ${factsFields} } }`;
  const variables = { id, version, input };
  const { data, error } = await ask<{ changeItemFacts: Facts }>(owner, document, variables);
  return { facts: data?.changeItemFacts, error };
}

async function date(by: TestMember, recordingIds: string[], taken: object | null) {
  const document = `mutation ($recordingIds: [ID!]!, $taken: TakenInput) {
    dateItems(recordingIds: $recordingIds, taken: $taken) { changed refused } }`;
  const variables = { recordingIds, taken };
  const { data, error } = await ask<{ dateItems: { changed: string[]; refused: string[] } }>(
    by,
    document,
    variables,
  );
  return { ...data?.dateItems, error };
}

describe('an item and what stands beside it', () => {
  it('is shown with the later and the earlier ones, the nearest first', async () => {
    const member = await signUpMember(test);
    const paris = await keepPhoto('01-portrait-paris.jpg', member);
    const rocket = await keepPhoto('06-rocket-mirrored.jpg', member);
    const lake = await keepPhoto('07-scanned-print.jpg', member);
    const stars = await keepPhoto('08-no-metadata.jpg', member);
    const shown = await item(member, lake);
    expect(shown).toMatchObject({
      fileName: '07-scanned-print.jpg',
      mayDescribe: true,
      mayDelete: true,
    });
    expect(shown?.before.map(({ id }) => id)).toEqual([paris, rocket]);
    expect(shown?.after.map(({ id }) => id)).toEqual([stars]);
    expect((await item(member, lake, ['VOICE']))?.before).toEqual([]);
  });

  it('is read but not changed by a viewer, and does not exist for a stranger', async () => {
    const id = await keepPhoto('01-portrait-paris.jpg', owner);
    const { familyId } = owner;
    const viewer = await signUpMember(test, { familyId, familyRole: 'viewer' });
    expect(await item(viewer, id)).toMatchObject({ mayDescribe: false, mayDelete: false });
    expect(await item(await signUpMember(test), id)).toBeNull();
    expect(await item(owner, 'no-id')).toBeNull();
  });
});

describe('who took an item, and where it lies', () => {
  it('is what a member says, kept in versions, else what the file says', async () => {
    const id = await keepPhoto('01-portrait-paris.jpg', owner);
    const ofFile = (await item(owner, id))?.recording.facts.place;
    expect(ofFile).not.toBeNull();
    const place = { latitude: 48.5, longitude: -2.25 };
    const { facts } = await change(id, 0, { place, credit: '  Uncle\nTom ' });
    expect(facts).toMatchObject({ version: 1, place, credit: 'Uncle Tom' });
    const { facts: later } = await change(id, 1, { place: null });
    expect(later).toMatchObject({ version: 2, place: ofFile, credit: 'Uncle Tom' });
    const restore = `mutation ($id: ID!) { restoreItemFacts(recordingId: $id, version: 2, to: 1) {
      ${factsFields} } }`;
    const { data } = await ask<{ restoreItemFacts: Facts }>(owner, restore, { id });
    expect(data?.restoreItemFacts).toMatchObject({ version: 3, place, credit: 'Uncle Tom' });
  });

  it.each([
    ['a latitude beyond the pole', { place: { latitude: 90.1, longitude: 0 } }],
    ['a longitude beyond the date line', { place: { latitude: 0, longitude: -181 } }],
    ['a credit without end', { credit: 'a'.repeat(201) }],
  ])('is not %s', async (_, input) => {
    const id = await keepPhoto('08-no-metadata.jpg', owner);
    expect((await change(id, 0, input)).error?.code).toBe('INVALID_INPUT');
  });
});

describe('one date for several items', () => {
  it('is a version of each; what the member may not describe stays', async () => {
    const mine = await keepPhoto('01-portrait-paris.jpg', owner);
    const also = await keepPhoto('08-no-metadata.jpg', owner);
    const elsewhere = await keepPhoto('01-portrait-paris.jpg', await signUpMember(test));
    await change(mine, 0, { credit: 'Tom' });
    const taken = { precision: 'ABOUT', local: '1956' };
    const { changed, refused } = await date(owner, [mine, also, elsewhere], taken);
    expect(new Set(changed)).toEqual(new Set([mine, also]));
    expect(refused).toEqual([elsewhere]);
    expect((await item(owner, mine))?.recording.facts).toMatchObject({
      ...{ version: 2, credit: 'Tom', taken },
    });
    expect((await item(owner, also))?.recording.facts).toMatchObject({ version: 1, taken });
    await date(owner, [also], null);
    expect((await item(owner, also))?.recording.facts.taken.precision).toBe('UNKNOWN');
  });

  it('of the future or without items is refused', async () => {
    const id = await keepPhoto('08-no-metadata.jpg', owner);
    const ahead = { precision: 'YEAR', local: '9000' };
    expect((await date(owner, [id], ahead)).error?.code).toBe('INVALID_INPUT');
    expect((await date(owner, [], null)).error?.code).toBe('INVALID_INPUT');
    const many = Array.from({ length: 201 }, () => id);
    expect((await date(owner, many, null)).error?.code).toBe('INVALID_INPUT');
  });
});
