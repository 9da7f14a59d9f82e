import type { FamilyGraph } from '@infinite/kinship/family-graph';
import { TreeEventsDocument } from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTreePerson } from '#features/tree/tree/index.ts';
import { graphql } from '#testing/graphql.ts';
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

type Relation = Parameters<typeof addTreePerson>[2];
const add = async (given: string, relation: Relation = null, more: object = {}, by = owner) =>
  addTreePerson(await by.ctx(), { given, ...more }, relation);
const ask = (query: string, by = owner, headers: object = {}) =>
  test.server.inject({
    url: `/api/tree/graph${query}`,
    headers: { cookie: by.cookie, 'accept-encoding': 'identity', ...headers },
  });

describe('the graph of a tree', () => {
  it('is the neighborhood of a person, as many generations up and down as asked', async () => {
    const me = await add('Me');
    const mother = await add('Mother', { kind: 'PARENT', to: me });
    const grandmother = await add('Grandmother', { kind: 'PARENT', to: mother });
    await add('Great-grandmother', { kind: 'PARENT', to: grandmother });
    const sister = await add('Sister', { kind: 'SIBLING', to: me });
    const child = await add('Child', { kind: 'CHILD', to: me });
    const partner = await add('Partner', { kind: 'PARTNER', to: me });
    const grandchild = await add('Grandchild', { kind: 'CHILD', to: child });
    await add('Niece', { kind: 'CHILD', to: sister });
    const idsOf = async (query: string) => (await ask(query)).json<FamilyGraph>().ids.toSorted();
    expect(await idsOf('')).toHaveLength(9);
    const near = [me, mother, sister, child, partner];
    expect(await idsOf(`?root=${me}&up=1&down=1`)).toEqual(near.toSorted());
    expect(await idsOf(`?root=${me}&up=2&down=2`)).toEqual(
      [...near, grandmother, grandchild].toSorted(),
    );
    expect(await idsOf(`?root=${me}&up=0&down=0`)).toEqual([me, partner].toSorted());
  });

  it('is of no person of another family, and refuses numbers that are none', async () => {
    const id = await add('Me');
    const stranger = await signUpMember(test);
    const foreign = await add('Foreign', null, {}, stranger);
    for (const root of [foreign, 'nonsense', owner.userId]) {
      expect((await ask(`?root=${root}`)).statusCode).toBe(404);
    }
    for (const query of ['up=-1', 'up=21', 'down=x', 'down=1.5']) {
      expect((await ask(`?root=${id}&${query}`)).statusCode).toBe(400);
    }
    const unknown = await test.server.inject({ url: '/api/tree/graph' });
    expect(unknown.statusCode).toBe(401);
  });

  it('is not sent again to somebody who has it, until the tree changes', async () => {
    await add('One');
    const { etag } = (await ask('')).headers;
    const again = await ask('', owner, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask('', viewer, { 'if-none-match': etag })).statusCode).toBe(200);
    await add('Two');
    expect((await ask('', owner, { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('events of a tree', () => {
  it('come page by page: each once, the earliest first, also on one day', async () => {
    const member = await signUpMember(test);
    for (const year of ['1900', '1850', '1900', '1900', 'BEF 1870', '1920', '1900']) {
      const life = { birth: { date: year }, death: { date: '1950' } };
      await add('P', null, life, member);
    }
    await add('Undated', null, {}, member);
    const page = async (first: number, after: string | null) =>
      (await graphql(test, TreeEventsDocument, { first, after }, member.cookie)).data?.treeEvents;
    const whole = (await page(100, null))?.nodes ?? [];
    expect(whole).toHaveLength(14);
    expect(whole.map(({ year }) => year)).toEqual([
      ...[1850, 1870, 1900, 1900, 1900, 1900, 1920],
      ...Array.from({ length: 7 }, () => 1950),
    ]);
    const paged: typeof whole = [];
    for (let after: string | null = null; ;) {
      const found = await page(3, after);
      paged.push(...(found?.nodes ?? []));
      after = found?.pageInfo.endCursor ?? null;
      if (!found?.pageInfo.hasNextPage) break;
    }
    expect(paged).toEqual(whole);
    const { errors } = await graphql(test, TreeEventsDocument, { after: 'x' }, member.cookie);
    expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
  });
});
