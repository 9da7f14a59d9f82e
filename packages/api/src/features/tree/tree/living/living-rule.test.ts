import type { FamilyGraph } from '@infinite/kinship/family-graph';
import { PersonFlag } from '@infinite/kinship/family-graph';
import {
  SearchDocument,
  TreeEventsDocument,
  TreeIndividualsDocument,
  TreePersonDocument,
} from '@infinite/schema/generated/graphql';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTreePerson, linkTreePerson } from '#features/tree/tree/index.ts';
import { changeTreePerson } from '#features/tree/tree/people/change-person.ts';
import { giveKey } from '#testing/api-keys.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
const ids: Record<string, string> = {};
const readers: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-24T12:00:00Z' });
  owner = await signUpMember(test);
  const ctx = await owner.ctx();
  const add = async (name: string, more: object, relation?: object) => {
    ids[name] = await addTreePerson(ctx, { given: name, surname: 'Quill', ...more }, relation);
  };
  await add('Living', { birth: { date: '1980', place: 'Porto' } });
  await add('Dead', { birth: { date: '1950' }, death: { date: '2001' } });
  await add('Old', { birth: { date: '1900' } });
  await add('Unknown', {});
  // Whose child was born long enough ago.
  await add('Ancestor', {}, { kind: 'PARENT', to: ids.Old });
  await add('Secret', { birth: { date: '1850' }, death: { date: '1900' } });
  const restrictions = { restrictions: ['CONFIDENTIAL'] };
  await changeTreePerson(ctx, { id: ids.Secret ?? '', version: 1 }, restrictions);
  for (const familyRole of ['editor', 'contributor', 'viewer'] as const) {
    const member = await signUpMember(test, { familyId: owner.familyId, familyRole });
    readers[familyRole] = { cookie: member.cookie };
  }
  const self = await signUpMember(test, { familyId: owner.familyId, familyRole: 'viewer' });
  await linkTreePerson(ctx, { id: ids.Living, kind: 'MEMBER', subjectId: self.userId });
  readers['viewer who is it'] = { cookie: self.cookie };
  readers.owner = { cookie: owner.cookie };
});
afterAll(() => test.close());

const whole = 'whole';
const named = 'name';
const outside = 'Living Quill';
const none = 'hidden';

/** Who gets what of whom. Unknown has no date at all: the rule takes them as living. */
const expected = {
  owner: { Living: whole, Dead: whole, Old: whole, Unknown: whole, Ancestor: whole, Secret: whole },
  editor: {
    Living: whole,
    Dead: whole,
    Old: whole,
    Unknown: whole,
    Ancestor: whole,
    Secret: whole,
  },
  contributor: {
    ...{ Living: whole, Dead: whole, Old: whole, Unknown: whole, Ancestor: whole, Secret: none },
  },
  viewer: {
    ...{ Living: named, Dead: whole, Old: whole, Unknown: named, Ancestor: whole, Secret: none },
  },
  'viewer who is it': {
    ...{ Living: whole, Dead: whole, Old: whole, Unknown: named, Ancestor: whole, Secret: none },
  },
  key: {
    ...{ Living: outside, Dead: whole, Old: whole, Unknown: outside, Ancestor: whole },
    Secret: none,
  },
  'key with living': {
    ...{ Living: whole, Dead: whole, Old: whole, Unknown: whole, Ancestor: whole, Secret: whole },
  },
};
const cases = Object.entries(expected).flatMap(([reader, people]) =>
  Object.entries(people).map(([person, view]) => [reader, view, person] as const),
);

/** A new key each time: what one may ask for is limited. */
async function headersOf(reader: string): Promise<Record<string, string>> {
  if (reader === 'key') return (await giveKey(test, owner, { scopes: ['tree:read'] })).headers;
  if (reader !== 'key with living') return readers[reader] ?? {};
  return (await giveKey(test, owner, { scopes: ['tree:read', 'tree:living'] })).headers;
}

async function ask(reader: string, query: string, variables: object) {
  const response = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: await headersOf(reader),
    payload: { query, variables },
  });
  return response.json<{ data: Record<string, never> | null }>().data;
}

const shownName = (view: string, person: string) =>
  ({ [whole]: `${person} Quill`, [named]: `${person} Quill`, [none]: 'Private' })[view] ?? view;

describe('the living rule', () => {
  it.each(cases)('%s gets %s of %s in the graph', async (reader, view, person) => {
    const answer = await test.server.inject({
      url: '/api/tree/graph',
      headers: await headersOf(reader),
    });
    const graph = answer.json<FamilyGraph>();
    const at = graph.ids.indexOf(ids[person] ?? '');
    expect(graph.names[at]).toBe(shownName(view, person));
    const isWithheld = ((graph.flags[at] ?? 0) & PersonFlag.withheld) !== 0;
    expect(isWithheld).toBe(view !== whole);
    if (view !== whole) expect([graph.births[at], graph.deaths[at]]).toEqual([null, null]);
  });

  it.each(cases)('%s gets %s of %s by itself', async (reader, view, person) => {
    const data = await ask(reader, print(TreePersonDocument), { id: ids[person] });
    const individual = data?.treeIndividual as unknown as Record<string, unknown>;
    expect(individual).toMatchObject({
      name: shownName(view, person),
      isWithheld: view !== whole,
    });
    if (view !== whole) expect(individual).toMatchObject({ facts: [], birth: null, notes: [] });
    if (view === none) expect(individual).toMatchObject({ sex: 'U', surname: '' });
    if (view === outside) expect(individual).toMatchObject({ names: [], given: '' });
  });

  it.each(cases)('%s gets %s of %s in lists and by a year', async (reader, view, person) => {
    const document = print(TreeIndividualsDocument);
    const nodesOf = async (variables: object) => {
      const list = (await ask(reader, document, variables))?.treeIndividuals as unknown as {
        nodes: { id: string; name: string }[];
      };
      return list.nodes;
    };
    const listed = (await nodesOf({})).find(({ id }) => id === ids[person]);
    expect(listed?.name).toBe(view === none ? undefined : shownName(view, person));
    const born = await nodesOf({ filter: { bornFrom: 1000, bornTo: 2026 } });
    const isDated = ['Living', 'Dead', 'Old', 'Secret'].includes(person);
    expect(born.some(({ id }) => id === ids[person])).toBe(view === whole && isDated);
    const events = (await ask(reader, print(TreeEventsDocument), {}))?.treeEvents as unknown as {
      nodes: { recordId: string }[];
    };
    expect(events.nodes.some(({ recordId }) => recordId === ids[person])).toBe(
      view === whole && isDated,
    );
  });

  it('finds people by names that sound alike, and the confidential for editors alone', async () => {
    const found = async (cookie: string, text: string) => {
      const { data } = await graphql(test, SearchDocument, { text, group: 'TREE' }, cookie);
      return data?.search.flatMap(({ hits }) => hits.map(({ title }) => title));
    };
    const viewer = readers.viewer?.cookie ?? '';
    expect(await found(owner.cookie, 'Sekret Kwill')).toEqual(['Secret Quill']);
    expect(await found(viewer, 'Secret')).toEqual([]);
    expect(await found(viewer, 'living')).toEqual(['Living Quill']);
  });
});
