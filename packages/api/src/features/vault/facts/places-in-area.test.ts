import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Place {
  name: string;
  count: number;
  latitude: number;
  longitude: number;
  west: number;
  east: number;
  south: number;
  north: number;
}

const world = { west: -180, east: 180, south: -90, north: 90 };

async function ask<Data>(by: TestMember, document: string, variables: object) {
  const { data, errors } = await graphql<Data, object>(test, document, variables, by.cookie);
  return { data, code: errors[0]?.extensions?.code };
}
const onMap = async (by: TestMember, area: object = world, zoom = 14) => {
  const document = `query ($area: MapAreaInput!, $zoom: Float!) {
    placesInVault(area: $area, zoom: $zoom) {
      name count latitude longitude west east south north } }`;
  const { data, code } = await ask<{ placesInVault: Place[] }>(by, document, { area, zoom });
  return { places: data?.placesInVault ?? [], code };
};
const titlesIn = async (by: TestMember, area: object) => {
  const document = `query ($area: MapAreaInput!) { timeline(area: $area) { nodes { title } } }`;
  const { data, code } = await ask<{ timeline: { nodes: { title: string }[] } }>(by, document, {
    area,
  });
  return code ?? data?.timeline.nodes.map(({ title }) => title);
};

/** Items at these places, written straight into the tables. @param at title, latitude, longitude, name of place */
async function items(
  { familyId, userId }: TestMember,
  at: readonly (readonly [string, number | null, number | null, string?])[],
  audience = 'FAMILY',
): Promise<void> {
  const rows = JSON.stringify(
    at.map(([title, latitude, longitude, name = '']) => {
      return { id: randomUUID(), title, latitude, longitude, name };
    }),
  );
  const run = (text: string, values: unknown[]) =>
    test.app.orm.em.getConnection().execute(text, values);
  const shape = 'id uuid, title text, latitude float, longitude float, name text';
  await run(
    `insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
       claimed_type, audience, held_for_author, created_at, updated_at, preparation)
     select id, ?, ?, gen_random_uuid(), 'PHOTO', 'READY', 'uploaded', title, '', ?, false, now(),
       now(), 1
     from jsonb_to_recordset(?::jsonb) as item (${shape})`,
    [familyId, userId, audience, rows],
  );
  await run(
    `insert into item_facts (recording_id, family_id, taken_precision, taken_local, latitude,
       longitude, place_name, known, version, updated_at)
     select id, ?, 'YEAR', '1990', latitude, longitude, name, '{}', 0, now()
     from jsonb_to_recordset(?::jsonb) as item (${shape})`,
    [familyId, rows],
  );
}

describe('the places of a vault', () => {
  it('are what was taken near each other, with the name that members use most, or the nearest city', async () => {
    const member = await signUpMember(test);
    await items(member, [
      ['a', 38.7167, -9.1333, 'Grandma’s house'],
      ['b', 38.7168, -9.1332, 'Grandma’s house'],
      ['c', 38.7168, -9.1332, 'Lisboa'],
      ['d', 48.8584, 2.2945],
      ['nowhere', null, null],
    ]);
    const { places } = await onMap(member);
    expect(places.map(({ name, count }) => [name, count])).toEqual([
      ['Grandma’s house', 3],
      ['Paris, France', 1],
    ]);
    const { west, east, south, north } = places[0]!;
    const there = await titlesIn(member, { west, east, south, north });
    expect([...(there ?? [])].toSorted()).toEqual(['a', 'b', 'c']);
    // Far away they are together, but for the edges of the grid.
    const { places: far } = await onMap(member, world, 0);
    expect(far.map(({ count }) => count)).toEqual([3, 1]);
    const seenFromAfar = { west: -12, east: 5, south: 36, north: 50 };
    expect((await onMap(member, { ...seenFromAfar, north: 40 }, 4)).places).toHaveLength(1);
    expect((await onMap(member, seenFromAfar, 6)).places).toHaveLength(2);
  });

  it('show nothing of what the reader may not see', async () => {
    const owner = await signUpMember(test);
    const viewer = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
    const stranger = await signUpMember(test);
    await items(owner, [['secret', 10, 10, 'The hidden place']], 'MAKER');
    expect((await onMap(owner)).places).toHaveLength(1);
    for (const by of [viewer, stranger]) {
      expect((await onMap(by)).places).toEqual([]);
      expect(await titlesIn(by, world)).toEqual([]);
    }
  });

  it('reach over the date line and to the poles', async () => {
    const member = await signUpMember(test);
    await items(member, [
      ['east of it', -17, -179.9],
      ['west of it', -17, 179.9],
      ['on it', -17, 180],
      ['pole', -90, 0],
    ]);
    const fiji = { west: 175, east: -175, south: -20, north: -10 };
    expect((await onMap(member, fiji, 3)).places.map(({ count }) => count)).toEqual([2, 1]);
    expect(await titlesIn(member, fiji)).toHaveLength(3);
    expect((await onMap(member)).places.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  it('are at most 500, and ten thousand items of a point are one of them', async () => {
    const member = await signUpMember(test);
    const many = Array.from({ length: 10_000 }, (_, at) => [`m${at}`, 52.52, 13.405] as const);
    const wide = Array.from(
      { length: 3000 },
      (_, at) => [`w${at}`, -70 + ((at * 7) % 140), -180 + ((at * 13) % 360)] as const,
    );
    await items(member, [...many, ...wide]);
    const { places } = await onMap(member, world, 14);
    expect(places.length).toBeLessThanOrEqual(500);
    expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(13_000);
    const berlin = { west: 13.4, east: 13.41, south: 52.5, north: 52.53 };
    expect((await onMap(member, berlin)).places).toMatchObject([{ count: 10_000 }]);
  });

  it('refuse an area that is not on earth', async () => {
    const member = await signUpMember(test);
    for (const wrong of [{ north: 999 }, { west: -999 }, { south: -91 }]) {
      expect((await onMap(member, { ...world, ...wrong })).code).toBe('INVALID_INPUT');
      expect(await titlesIn(member, { ...world, ...wrong })).toBe('INVALID_INPUT');
    }
    expect((await onMap(member, world, 99)).code).toBe('INVALID_INPUT');
    expect((await onMap(member, world, -1)).code).toBe('INVALID_INPUT');
  });
});
