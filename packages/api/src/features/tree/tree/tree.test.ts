import type { FamilyGraph } from '@infinite/kinship/family-graph';
import {
  AddTreeFactDocument,
  AddTreePersonDocument,
  TreePersonDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function add(input: object, relation?: object): Promise<string> {
  const { data, errors } = await graphql(
    test,
    AddTreePersonDocument,
    { input, relation: relation as never },
    owner.cookie,
  );
  expect(errors).toEqual([]);
  return data?.addTreePerson.id ?? '';
}
const personOf = async (id: string, by = owner) =>
  (await graphql(test, TreePersonDocument, { id }, by.cookie)).data?.treeIndividual;
async function graphOf(by = owner, query = ''): Promise<FamilyGraph> {
  const answer = await test.server.inject({
    url: `/api/tree/graph${query}`,
    headers: { cookie: by.cookie },
  });
  return answer.json<FamilyGraph>();
}

describe('a tree', () => {
  it('grows by two taps: parents, partner, child and sibling come into the right unions', async () => {
    const rose = await add({ given: 'Rose', surname: 'Field', sex: 'F', birth: { date: '1921' } });
    const mother = await add({ given: 'Ada', sex: 'F' }, { kind: 'PARENT', to: rose });
    const father = await add({ given: 'Tom', sex: 'M' }, { kind: 'PARENT', to: rose });
    const brother = await add({ given: 'Sam', sex: 'M' }, { kind: 'SIBLING', to: rose });
    const child = await add({ given: 'Joe', sex: 'M' }, { kind: 'CHILD', to: rose });
    const partner = await add({ given: 'Max', sex: 'M' }, { kind: 'PARTNER', to: rose });
    const person = await personOf(rose);
    expect(person?.parents.map(({ union }) => union.partners.map(({ id }) => id))).toEqual([
      [mother, father],
    ]);
    expect(person?.parents[0]?.union.children.map(({ individual }) => individual.id)).toEqual([
      rose,
      brother,
    ]);
    expect(person?.unions.map(({ partners }) => partners.map(({ id }) => id))).toEqual([
      [rose, partner],
    ]);
    expect(person?.unions[0]?.children.map(({ individual }) => individual.id)).toEqual([child]);
    const graph = await graphOf();
    expect(graph.ids).toHaveLength(6);
    expect(graph.unionIds).toHaveLength(2);
  });

  it('shows a fact with its date, and refuses an earlier version with who changed what', async () => {
    const id = await add({ given: 'Ines', surname: 'Reis' });
    const fact = (version: number) =>
      graphql(
        test,
        AddTreeFactDocument,
        { recordId: id, version, tag: 'OCCU', input: { value: 'baker', date: 'ABT 1890' } },
        owner.cookie,
      );
    expect((await fact(1)).errors).toEqual([]);
    const stale = (await fact(1)).errors[0];
    expect(stale?.extensions?.code).toBe('CONFLICT');
    expect(stale?.message).toContain('added an occupation of Ines Reis');
    const person = await personOf(id);
    expect(person?.facts).toMatchObject([{ tag: 'OCCU', value: 'baker', date: { year: 1890 } }]);
    expect((await personOf(id, viewer))?.facts).toMatchObject([{ tag: 'OCCU' }]);
  });
});
