import {
  AddTreeSourceDocument,
  CiteTreeSourceDocument,
  TreePersonSourcesDocument,
  TreeSourceDocument,
  UndoTreeChangeDocument,
  TreeChangesDocument,
  type TreeCitationInput,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTreePerson } from '#features/tree/tree/index.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
let viewer: TestMember;
let stranger: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test);
  viewer = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
  stranger = await signUpMember(test);
});
afterAll(() => test.close());

const add = async (given: string, birth: object) =>
  addTreePerson(await owner.ctx(), { given, birth }, null);
const addSource = async (title: string) =>
  (await graphql(test, AddTreeSourceDocument, { input: { title } }, owner.cookie)).data
    ?.addTreeSource ?? '';
const personOf = async (id: string) =>
  (await graphql(test, TreePersonSourcesDocument, { id }, owner.cookie)).data?.treeIndividual;
async function cite(id: string, at: number | null, input: TreeCitationInput, path?: number[]) {
  const version = (await personOf(id))?.version ?? 0;
  const variables = { recordId: id, version, at, input, path: path ?? null };
  const { errors } = await graphql(test, CiteTreeSourceDocument, variables, owner.cookie);
  return errors[0]?.extensions?.code;
}
const usesOf = async (id: string, by: TestMember, after: string | null = null) =>
  (await graphql(test, TreeSourceDocument, { id, after }, by.cookie)).data;

describe('a citation', () => {
  it('is changed in its place, keeps what no form shows, and comes back by undo', async () => {
    const [first, second] = [await addSource('A letter'), await addSource('A register')];
    const id = await add('Rita', { date: '1850' });
    const at = (await personOf(id))?.facts[0]?.at ?? 0;
    await cite(id, at, { sourceId: first, page: 'leaf 3', quality: 1, text: 'born', date: '1851' });
    const structures = () =>
      test.app.orm.em
        .getConnection()
        .execute<{ text: string }[]>(
          'select structure::text as text from tree_records where id = ?',
          [id],
        );
    const citation = async () => (await personOf(id))?.facts[0]?.citations[0];
    const path = [...((await citation())?.path ?? [])];
    expect(await cite(id, null, { sourceId: second, page: 'leaf 4', quality: 3 }, path)).toBe(
      undefined,
    );
    expect(await citation()).toMatchObject({
      ...{ sourceId: second, title: 'A register', page: 'leaf 4', quality: 3, texts: [] },
    });
    expect((await structures())[0]?.text).toContain('1851');
    expect(await cite(id, null, { sourceId: second }, [at])).toBe('INVALID_INPUT');
    const changes = await graphql(test, TreeChangesDocument, { first: 1 }, owner.cookie);
    const change = changes.data?.treeChanges.nodes[0];
    expect(change?.words).toContain('cited a source for the birth of Rita');
    await graphql(test, UndoTreeChangeDocument, { id: change?.id ?? '' }, owner.cookie);
    expect(await citation()).toMatchObject({ page: 'leaf 3', quality: 1, texts: ['born'] });
  });

  it('of a record as a whole is listed with the person', async () => {
    const id = await add('Olga', { date: '1850' });
    const sourceId = await addSource('A Bible');
    await cite(id, null, { sourceId, page: 'flyleaf' });
    expect((await personOf(id))?.citations).toMatchObject([
      { sourceId, title: 'A Bible', page: 'flyleaf', quality: null },
    ]);
  });
});

describe('who cites a source', () => {
  it('is listed with the fact and the page, page by page, in this family alone', async () => {
    const sourceId = await addSource('The register of Visby');
    const id = await add('Anna', { date: '1850', place: 'Visby' });
    const at = (await personOf(id))?.facts[0]?.at ?? 0;
    await cite(id, at, { sourceId, page: 'one', quality: 2 });
    await cite(id, at, { sourceId, page: 'two' });
    await cite(id, null, { sourceId });
    const seen = await usesOf(sourceId, owner);
    expect(seen?.treeSource).toMatchObject({ title: 'The register of Visby', uses: 3 });
    const uses = seen?.treeSourceUses.nodes ?? [];
    expect(uses.map(({ tag, page, quality }) => [tag, page, quality])).toEqual([
      [null, null, null],
      ['BIRT', 'one', 2],
      ['BIRT', 'two', null],
    ]);
    expect(uses[1]).toMatchObject({ fact: { place: 'Visby' }, people: [{ id, name: 'Anna' }] });
    expect(await usesOf(sourceId, stranger)).toMatchObject({
      treeSource: null,
      treeSourceUses: { nodes: [] },
    });
    const document = `query ($id: ID!, $after: String) {
      treeSourceUses(sourceId: $id, first: 2, after: $after) {
        nodes { page } pageInfo { endCursor hasNextPage } } }`;
    interface Page {
      treeSourceUses: { nodes: object[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    }
    const ask = (after: string | null) =>
      graphql<Page, object>(test, document, { id: sourceId, after }, owner.cookie);
    const { pageInfo } = (await ask(null)).data!.treeSourceUses;
    expect(pageInfo.hasNextPage).toBe(true);
    expect((await ask(pageInfo.endCursor)).data?.treeSourceUses.nodes).toEqual([{ page: 'two' }]);
    expect((await ask('nonsense')).errors[0]?.extensions?.code).toBe('INVALID_INPUT');
  });

  it('leaves out the living for viewers', async () => {
    const sourceId = await addSource('A school report');
    const id = await add('Lena', { date: '2001' });
    await cite(id, null, { sourceId });
    expect((await usesOf(sourceId, owner))?.treeSourceUses.nodes).toHaveLength(1);
    expect((await usesOf(sourceId, viewer))?.treeSourceUses.nodes).toEqual([]);
  });
});
