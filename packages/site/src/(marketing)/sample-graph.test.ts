import { indexOf } from '@infinite/kinship/graph-index';
import { children, parents, partners } from '@infinite/kinship/relatives';
import { expect, test } from 'vitest';
import { samplePeople, sampleUnions, sampleVoices } from './content/sample-family.ts';
import { sampleGraph, samplePersonNumber } from './sample-graph.ts';
import { sampleScene } from './sample-scene.ts';

const index = indexOf(sampleGraph);
const names = (people: readonly number[]) => people.map((person) => sampleGraph.ids[person]);

test('everybody whom a union or a voice names is one of the sample family', () => {
  const named = [
    ...sampleUnions.flatMap((union) => [...union.partners, ...union.children]),
    ...Object.keys(sampleVoices),
  ];
  expect(new Set(samplePeople.map(({ id }) => id)).size).toBe(samplePeople.length);
  for (const id of named) expect(samplePersonNumber(id)).toBeGreaterThanOrEqual(0);
  expect(() => samplePersonNumber('nobody')).toThrow('no nobody');
});

test('relatives are found both ways', () => {
  const daniel = samplePersonNumber('daniel');
  expect(names(parents(index, daniel))).toEqual(['anders', 'rosa']);
  expect(names(partners(index, daniel))).toEqual(['karin', 'joanna']);
  expect(names(children(index, daniel))).toEqual(['jonas', 'maja', 'oskar']);
});

test('the years of the living are told to nobody, and those of the dead are', () => {
  for (const { birth, death } of samplePeople)
    expect(birth === undefined).toBe(death === undefined);
});

test('from everyone the chart shows that person', () => {
  for (const person of sampleGraph.ids.keys()) {
    expect(sampleScene(index, person).boxOf(person)).not.toBeNull();
  }
});
