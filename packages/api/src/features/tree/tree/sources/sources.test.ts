import {
  AddTreeSourceDocument,
  ChangeTreeSourceDocument,
  CiteTreeSourceDocument,
  ConnectTreePeopleDocument,
  DisconnectTreePeopleDocument,
  RemoveTreeCitationDocument,
  RemoveTreePersonDocument,
  RemoveTreeSourceDocument,
  TreePersonDocument,
  TreeSourcesDocument,
  UndoTreeChangeDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTreePerson } from '#features/tree/tree/index.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
let contributor: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test);
  contributor = await signUpMember(test, {
    ...{ familyId: owner.familyId, familyRole: 'contributor' },
  });
});
afterAll(() => test.close());

const personOf = async (id: string) =>
  (await graphql(test, TreePersonDocument, { id }, owner.cookie)).data?.treeIndividual;
const sources = async () =>
  (await graphql(test, TreeSourcesDocument, {}, owner.cookie)).data?.treeSources.nodes ?? [];
type Relation = Parameters<typeof addTreePerson>[2];
const add = async (given: string, relation: Relation = null) =>
  addTreePerson(await owner.ctx(), { given, birth: { date: '1900' } }, relation);

describe('a source', () => {
  it('is changed, cited with its quality by a fact, and removed once nothing cites it', async () => {
    const typed = { title: 'Register of Evora', author: 'Parish', repository: 'Archive' };
    const added = await graphql(test, AddTreeSourceDocument, { input: typed }, owner.cookie);
    const id = added.data?.addTreeSource ?? '';
    await graphql(test, AddTreeSourceDocument, { input: { ...typed, title: 'B' } }, owner.cookie);
    const change = (version: number, by = owner) => {
      const input = { title: 'Register of Évora', publication: '1900', repository: 'Archive' };
      return graphql(test, ChangeTreeSourceDocument, { id, version, input }, by.cookie);
    };
    expect((await change(1, contributor)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await change(1)).errors).toEqual([]);
    expect((await change(1)).errors[0]?.extensions?.code).toBe('CONFLICT');
    const person = await add('Rita');
    const at = (await personOf(person))?.facts[0]?.at ?? null;
    const cite = async (quality: number, sourceId = id) => {
      const version = (await personOf(person))?.version ?? 0;
      const input = { sourceId, page: 'leaf 3', quality, text: 'born on Monday' };
      const variables = { recordId: person, version, at, input };
      return (await graphql(test, CiteTreeSourceDocument, variables, owner.cookie)).errors;
    };
    expect(await cite(3)).toEqual([]);
    expect((await cite(4))[0]?.extensions?.code).toBe('INVALID_INPUT');
    expect((await cite(1, person))[0]?.extensions?.code).toBe('NOT_FOUND');
    const [citation] = (await personOf(person))?.facts[0]?.citations ?? [];
    expect(citation).toMatchObject({
      ...{ sourceId: id, page: 'leaf 3', quality: 3, texts: ['born on Monday'] },
    });
    const shown = (await sources()).find((each) => each.id === id);
    expect(shown).toMatchObject({
      ...{ title: 'Register of Évora', author: '', publication: '1900', repository: 'Archive' },
      ...{ uses: 1, version: 2 },
    });
    const remove = () => graphql(test, RemoveTreeSourceDocument, { id, version: 2 }, owner.cookie);
    expect((await remove()).errors[0]?.extensions?.code).toBe('WRONG_STATE');
    const version = (await personOf(person))?.version ?? 0;
    const of = { recordId: person, version, path: [...(citation?.path ?? [])] };
    expect((await graphql(test, RemoveTreeCitationDocument, of, owner.cookie)).errors).toEqual([]);
    expect((await personOf(person))?.facts[0]?.citations).toEqual([]);
    expect((await remove()).errors).toEqual([]);
    expect((await sources()).map(({ title }) => title)).toEqual(['B']);
  });
});

describe('connections', () => {
  it('are made once and taken back, and a union that connects nobody goes', async () => {
    const [mother, child] = [await add('Mother'), await add('Child')];
    const connect = (input: { id: string; kind: 'CHILD'; to: string }) =>
      graphql(test, ConnectTreePeopleDocument, { input }, owner.cookie);
    expect((await connect({ id: child, kind: 'CHILD', to: mother })).errors).toEqual([]);
    const again = await connect({ id: child, kind: 'CHILD', to: mother });
    expect(again.errors[0]?.extensions?.code).toBe('INVALID_INPUT');
    const alone = await connect({ id: child, kind: 'CHILD', to: child });
    expect(alone.errors[0]?.extensions?.code).toBe('INVALID_INPUT');
    const unionId = (await personOf(child))?.parents[0]?.union.id ?? '';
    const part = (by = owner) =>
      graphql(test, DisconnectTreePeopleDocument, { id: child, unionId }, by.cookie);
    expect((await part(contributor)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await part()).errors).toEqual([]);
    expect([(await personOf(child))?.parents, (await personOf(mother))?.unions]).toEqual([[], []]);
    expect((await part()).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('go with a person who is removed, which is counted, and come back by undo', async () => {
    const middle = await add('Middle');
    const parent = await add('Parent', { kind: 'PARENT', to: middle });
    const child = await add('Child', { kind: 'CHILD', to: middle });
    const variables = { id: middle, version: (await personOf(middle))?.version ?? 0 };
    const refused = await graphql(test, RemoveTreePersonDocument, variables, contributor.cookie);
    expect(refused.errors[0]?.extensions?.code).toBe('FORBIDDEN');
    const { data } = await graphql(test, RemoveTreePersonDocument, variables, owner.cookie);
    const lost = data?.removeTreePerson;
    expect(lost).toMatchObject({ name: 'Middle', facts: 1, media: 0, connections: 2 });
    expect(await personOf(middle)).toBeNull();
    expect([(await personOf(parent))?.unions, (await personOf(child))?.parents]).toEqual([[], []]);
    const id = lost?.changeId ?? '';
    expect((await graphql(test, UndoTreeChangeDocument, { id }, owner.cookie)).errors).toEqual([]);
    expect((await personOf(child))?.parents[0]?.union.partners[0]?.id).toBe(middle);
    expect((await personOf(parent))?.unions[0]?.children[0]?.individual.id).toBe(middle);
  });
});
