import type { FamilyGraph } from '@infinite/kinship/family-graph';
import { PersonFlag } from '@infinite/kinship/family-graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:20:00Z' });
}, 120_000);
afterAll(() => test.close());

async function enter(): Promise<string> {
  const response = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'mutation { enterSampleFamily { until } }' },
  });
  const [cookie] = response.cookies;
  return `${cookie?.name}=${cookie?.value}`;
}

async function ask<Data>(query: string, cookie: string): Promise<Data> {
  const { data, errors } = await graphql<Data, object>(test, query, {}, cookie);
  expect(errors).toEqual([]);
  return data!;
}

const graphOf = async (cookie: string) =>
  (await test.server.inject({ url: '/api/tree/graph', headers: { cookie } })).json<FamilyGraph>();

const idOf = ({ ids, names }: FamilyGraph, name: string) => ids[names.indexOf(name)] ?? name;

interface Person {
  treeIndividual: {
    facts: {
      tag: string;
      date: { words: string } | null;
      citations: { fromMs: number | null; toMs: number | null }[];
    }[];
  };
}
const factsOf = async (cookie: string, id: string) =>
  (
    await ask<Person>(
      `{ treeIndividual(id: "${id}") { facts {
        tag date { words } citations { fromMs toMs } } } }`,
      cookie,
    )
  ).treeIndividual.facts;

describe('the tree of a sample family', () => {
  it('is one of its own for each visitor, who is Rosa in it', async () => {
    const [one, other] = [await enter(), await enter()];
    const [graph, another] = [await graphOf(one), await graphOf(other)];
    expect(graph.ids).toHaveLength(21);
    expect(new Set([...graph.ids, ...another.ids]).size).toBe(42);
    const shapeOf = ({ ids, names, unionIds, partners, children }: FamilyGraph) =>
      unionIds
        .map((_, union) =>
          [partners, children].map((of) => of[union]?.map((at) => ids[at] && names[at]).toSorted()),
        )
        .toSorted();
    expect(shapeOf(another)).toEqual(shapeOf(graph));
    const names = [
      'Rosa Hollar',
      'Daniel Lindqvist',
      'Maja Lindqvist',
      'Vera Hollar',
      'Lina Ekström',
    ];
    const ids = names.map((name) => `"${idOf(graph, name)}"`).join(', ');
    expect(await ask(`{ treeOverview { selfId } treeRelations(ids: [${ids}]) }`, one)).toEqual({
      treeOverview: { selfId: idOf(graph, 'Rosa Hollar') },
      treeRelations: ['you', 'your son', 'your granddaughter', 'your sister', 'your niece'],
    });
  });

  it('cites its recordings to the second, and marks who has a voice', async () => {
    const cookie = await enter();
    const graph = await graphOf(cookie);
    const voices = graph.names.filter((_, at) => ((graph.flags[at] ?? 0) & PersonFlag.voice) > 0);
    expect(voices.toSorted()).toEqual(['Daniel Lindqvist', 'Marta Weiss', 'Rosa Hollar']);
    const { me } = await ask<{ me: { family: { id: string } } }>(
      '{ me { family { id } } }',
      cookie,
    );
    const said = await test.app.orm.em.getConnection().execute(
      `select i.name, c.span_from_ms as from_ms, c.span_to_ms as to_ms
       from tree_citations c
       join tree_individuals i on i.family_id = c.family_id and i.id = c.record_id
       join tree_media m on m.family_id = c.family_id and m.media_id = c.media_id
       join recordings r on r.family_id = c.family_id and r.id = m.recording_id
       where c.family_id = ? order by i.name`,
      [me.family.id],
    );
    expect(said).toMatchObject([
      { name: 'Daniel Lindqvist', from_ms: 8600, to_ms: 15_350 },
      { name: 'Marta Weiss', from_ms: 6300, to_ms: 12_900 },
    ]);
    const cake = (await factsOf(cookie, idOf(graph, 'Marta Weiss'))).find(
      ({ tag }) => tag === 'EVEN',
    );
    expect(cake).toMatchObject({ date: { words: '1958' }, citations: [{ fromMs: 6300 }] });
    const [birth] = await factsOf(cookie, idOf(graph, 'Daniel Lindqvist'));
    expect(birth).toMatchObject({
      date: { words: expect.stringContaining('1984') },
      citations: [{ fromMs: 8600, toMs: 15_350 }],
    });
  });
});
