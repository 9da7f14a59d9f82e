import {
  BulkChangeTreeDocument,
  TreeBulkPreviewDocument,
  MergeTreePeopleDocument,
  MoveTreeBranchDocument,
  SplitTreePersonDocument,
  TreeOverviewDocument,
  TreePersonDocument,
  UndoTreeChangeDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTreePerson } from '#features/tree/tree/index.ts';
import { addTreeFact } from '#features/tree/tree/facts/change-facts.ts';
import { linkTreePerson } from '#features/tree/tree/people/link-person.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  owner = await signUpMember(test);
});
afterAll(() => test.close());

type Relation = Parameters<typeof addTreePerson>[2];
const add = async (given: string, relation: Relation = null, more: object = {}) =>
  addTreePerson(await owner.ctx(), { given, ...more }, relation);
const personOf = async (id: string) =>
  (await graphql(test, TreePersonDocument, { id }, owner.cookie)).data?.treeIndividual;
const record = async (id: string) => ({ id, version: (await personOf(id))?.version ?? 0 });
const undo = (id: string) => graphql(test, UndoTreeChangeDocument, { id }, owner.cookie);
const parentsOf = async (id: string) =>
  (await personOf(id))?.parents.map(({ union }) => union.partners.map((each) => each.id));
const childrenOf = async (id: string) =>
  (await personOf(id))?.unions.map(({ children }) => children.map((each) => each.individual.id));
const self = async (by = owner) =>
  (await graphql(test, TreeOverviewDocument, {}, by.cookie)).data?.treeOverview.selfId;
const lastChange = async () => {
  const [row] = await test.app.orm.em
    .getConnection()
    .execute<{ id: string }[]>(
      'select id from tree_changes where family_id = ? order by id desc limit 1',
      [owner.familyId],
    );
  return row?.id ?? '';
};

describe('a record that is about two people', () => {
  it('is split: the facts and the union that were named go to the new person, undo joins them', async () => {
    const id = await add('John', null, { birth: { date: '1850' } });
    const wife = await add('Ann', { kind: 'PARTNER', to: id });
    const son = await add('Will', { kind: 'CHILD', to: id });
    await addTreeFact(await owner.ctx(), await record(id), {
      tag: 'OCCU',
      input: { value: 'smith' },
    });
    const before = await personOf(id);
    const at = before?.facts.flatMap((fact) => (fact.tag === 'OCCU' ? [fact.at] : []));
    const input = { ...(await record(id)), at, unionIds: [before?.unions[0]?.id ?? ''] };
    const split = await graphql(test, SplitTreePersonDocument, { input }, owner.cookie);
    expect(split.errors).toEqual([]);
    const made = split.data?.splitTreePerson ?? '';
    expect((await personOf(id))?.facts.map(({ tag }) => tag)).toEqual(['BIRT']);
    expect((await personOf(made))?.facts.map(({ tag }) => tag)).toEqual(['OCCU']);
    expect(await childrenOf(id)).toEqual([]);
    expect(await childrenOf(made)).toEqual([[son]]);
    expect((await parentsOf(son))?.flat().toSorted()).toEqual([wife, made].toSorted());
    const stale = await graphql(test, SplitTreePersonDocument, { input }, owner.cookie);
    expect(stale.errors[0]?.extensions?.code).toBe('CONFLICT');
    expect((await undo(await lastChange())).errors).toEqual([]);
    expect(await personOf(made)).toBeNull();
    expect(await childrenOf(id)).toEqual([[son]]);
  });

  it('is not split by a structure that it does not have', async () => {
    const id = await add('John');
    const input = { ...(await record(id)), at: [99] };
    const { errors } = await graphql(test, SplitTreePersonDocument, { input }, owner.cookie);
    expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
  });
});

describe('a branch', () => {
  it('moves with its descendants to other parents, and back by undo', async () => {
    const wrong = await add('Wrong');
    const right = await add('Right');
    const top = await add('Top', { kind: 'CHILD', to: wrong });
    const below = await add('Below', { kind: 'CHILD', to: top });
    const from = (await personOf(top))?.parents[0]?.union.id ?? '';
    const move = (input: { id: string; fromUnionId: string; to: string }) =>
      graphql(test, MoveTreeBranchDocument, { input }, owner.cookie);
    expect((await move({ id: top, fromUnionId: from, to: right })).errors).toEqual([]);
    expect(await parentsOf(top)).toEqual([[right]]);
    expect(await childrenOf(top)).toEqual([[below]]);
    expect(await childrenOf(wrong)).toEqual([]);
    expect((await undo(await lastChange())).errors).toEqual([]);
    expect(await parentsOf(top)).toEqual([[wrong]]);
    expect(await childrenOf(right)).toEqual([]);
  });

  it('leaves parents, not a union in which the person is a partner', async () => {
    const top = await add('Top');
    const below = await add('Below', { kind: 'CHILD', to: top });
    const other = await add('Other');
    const own = (await personOf(top))?.unions[0]?.id ?? '';
    const input = { id: top, fromUnionId: own, to: other };
    const { errors } = await graphql(test, MoveTreeBranchDocument, { input }, owner.cookie);
    expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
    expect(await childrenOf(top)).toEqual([[below]]);
  });
});

describe('a merge', () => {
  const merge = async (keep: string, other: string) => {
    const input = { keep: await record(keep), other: await record(other) };
    const { data, errors } = await graphql(test, MergeTreePeopleDocument, { input }, owner.cookie);
    expect(errors).toEqual([]);
    return data?.mergeTreePeople ?? '';
  };

  it('takes along who somebody is in the product; undo and its undo move it again', async () => {
    const keep = await add('Eva');
    const other = await add('Eve');
    const ctx = await owner.ctx();
    await linkTreePerson(ctx, { id: other, kind: 'MEMBER', subjectId: owner.userId });
    // Nobody any more, which leaves a row without a link.
    await linkTreePerson(ctx, { id: keep, kind: 'MEMBER', subjectId: null });
    const merged = await merge(keep, other);
    expect(await self()).toBe(keep);
    const undone = await undo(merged);
    expect(undone.errors).toEqual([]);
    expect(await self()).toBe(other);
    expect((await undo(undone.data?.undoTreeChange ?? '')).errors).toEqual([]);
    expect(await self()).toBe(keep);
  });

  it('leaves the one who stays as the member that they are, also after an undo', async () => {
    const second = await signUpMember(test, { familyId: owner.familyId });
    const keep = await add('Eva');
    const other = await add('Eve');
    const ctx = await owner.ctx();
    await linkTreePerson(ctx, { id: keep, kind: 'MEMBER', subjectId: owner.userId });
    await linkTreePerson(ctx, { id: other, kind: 'MEMBER', subjectId: second.userId });
    const merged = await merge(keep, other);
    expect([await self(), await self(second)]).toEqual([keep, null]);
    expect((await undo(merged)).errors).toEqual([]);
    expect([await self(), await self(second)]).toEqual([keep, other]);
  });

  it('makes one of two unions of a couple, to which its children and the partner then point', async () => {
    const keep = await add('Eva');
    const other = await add('Eve');
    const partner = await add('Max', { kind: 'PARTNER', to: keep });
    const one = await add('One', { kind: 'CHILD', to: keep });
    await add('Two', { kind: 'PARTNER', to: other });
    const two = (await personOf(other))?.unions[0]?.partners.find(({ id }) => id !== other)?.id;
    const child = await add('Child', { kind: 'CHILD', to: other, pedigree: 'ADOPTED' });
    await merge(partner, two ?? '');
    await merge(keep, other);
    expect(await childrenOf(keep)).toEqual([[one, child]]);
    expect(await childrenOf(partner)).toEqual([[one, child]]);
    expect((await personOf(child))?.parents).toMatchObject([{ pedigree: 'ADOPTED' }]);
    const sibling = await add('Sibling', { kind: 'SIBLING', to: child });
    expect(await childrenOf(keep)).toEqual([[one, child, sibling]]);
  });
});

describe('a bulk change', () => {
  const bulk = (input: object) =>
    graphql(test, BulkChangeTreeDocument, { input: input as never }, owner.cookie);

  it('renames a place in every fact, in one change that is undone at once', async () => {
    const born = { birth: { date: '1900', place: 'Lisboa' } };
    const ids = [await add('A', null, born), await add('B', null, born)];
    const placeOf = async (id: string) => (await personOf(id))?.facts[0]?.place;
    const { data } = await bulk({ kind: 'PLACE', from: 'Lisboa', to: 'Lisbon, Portugal' });
    expect(data?.bulkChangeTree).toMatchObject({ changed: 2, refused: [], isMore: false });
    expect(await Promise.all(ids.map(placeOf))).toEqual(['Lisbon, Portugal', 'Lisbon, Portugal']);
    expect((await undo(data?.bulkChangeTree.changeId ?? '')).errors).toEqual([]);
    expect(await Promise.all(ids.map(placeOf))).toEqual(['Lisboa', 'Lisboa']);
  });

  it('marks as deceased, and says for each one that is refused why', async () => {
    const alive = await add('A', null, { birth: { date: '1990' } });
    const dead = await add('B', null, { isDeceased: true });
    const stranger = await signUpMember(test);
    const foreign = await addTreePerson(await stranger.ctx(), { given: 'F' }, null);
    const { data } = await bulk({ kind: 'DECEASED', ids: [alive, dead, foreign] });
    expect(data?.bulkChangeTree).toMatchObject({
      changed: 1,
      refused: [
        { id: dead, words: 'A death is recorded already.' },
        { id: foreign, words: 'That is not a person of this tree.' },
      ],
    });
    expect((await personOf(alive))?.facts.map(({ tag }) => tag)).toEqual(['BIRT', 'DEAT']);
    const again = await bulk({ kind: 'DECEASED', ids: [alive] });
    expect(again.data?.bulkChangeTree).toMatchObject({ changed: 0, changeId: null });
    const back = await bulk({ kind: 'LIVING', ids: [alive] });
    expect(back.data?.bulkChangeTree.changed).toBe(1);
    expect((await personOf(alive))?.facts.map(({ tag }) => tag)).toEqual(['BIRT']);
  });

  it('says beforehand what it would do, and does nothing then', async () => {
    const alive = await add('A', null, { birth: { date: '1990' } });
    const dead = await add('B', null, { isDeceased: true });
    const input = { kind: 'DECEASED', ids: [alive, dead] };
    const { data } = await graphql(test, TreeBulkPreviewDocument, { input }, owner.cookie);
    expect(data?.treeBulkPreview).toMatchObject({ changed: 1, refused: [{ id: dead }] });
    expect((await personOf(alive))?.facts.map(({ tag }) => tag)).toEqual(['BIRT']);
  });

  it('sets the coordinates of a place, and changes nothing where they are set already', async () => {
    const born = { birth: { date: '1900', place: 'Fårö' } };
    const id = await add('A', null, born);
    const point = { kind: 'PLACE', from: 'Fårö', to: '', latitude: 57.95, longitude: 19.1 };
    expect((await bulk(point)).data?.bulkChangeTree.changed).toBe(1);
    expect((await personOf(id))?.facts[0]).toMatchObject({
      ...{ place: 'Fårö', latitude: 57.95, longitude: 19.1 },
    });
    expect((await bulk(point)).data?.bulkChangeTree).toMatchObject({ changed: 0, isMore: false });
    await add('B', null, born);
    expect((await bulk(point)).data?.bulkChangeTree.changed).toBe(1);
  });

  it('takes at most 1,000, and a contributor none', async () => {
    const id = await add('A');
    const { errors } = await bulk({
      kind: 'DECEASED',
      ids: Array.from({ length: 1001 }, () => id),
    });
    expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT');
    const contributor = await signUpMember(test, {
      ...{ familyId: owner.familyId, familyRole: 'contributor' },
    });
    const input = { kind: 'DECEASED', ids: [id] };
    const refused = await graphql(test, BulkChangeTreeDocument, { input }, contributor.cookie);
    expect(refused.errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
