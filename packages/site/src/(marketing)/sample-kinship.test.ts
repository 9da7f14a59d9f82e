import { expect, test } from 'vitest';
import { samplePeople, sampleUnions, sampleVoices, treeSheet } from './content/sample-family.ts';
import { relativesOf, samplePerson, stepsFrom, unionPath } from './sample-kinship.ts';

const names = (people: readonly { id: string }[]) => people.map(({ id }) => id);

test('everybody whom a union or a voice names is on the sheet, and nobody stands on another', () => {
  for (const { partners, children } of sampleUnions) [...partners, ...children].map(samplePerson);
  for (const id of Object.keys(sampleVoices)) samplePerson(id);
  expect(new Set(samplePeople.map(({ x, y }) => `${x} ${y}`)).size).toBe(samplePeople.length);
  for (const { x, y } of samplePeople) {
    expect(x > 0 && x < treeSheet.width && y > 0 && y < treeSheet.height).toBe(true);
  }
  expect(() => samplePerson('nobody')).toThrow('no nobody');
});

test('relatives are found both ways', () => {
  expect(names(relativesOf('daniel').parents)).toEqual(['anders', 'rosa']);
  expect(names(relativesOf('daniel').partner)).toEqual(['joanna']);
  expect(names(relativesOf('daniel').children)).toEqual(['maja', 'oskar']);
  expect(names(relativesOf('nils').parents)).toEqual([]);
});

test('the arrow keys lead to everybody, from anybody', () => {
  for (const { id } of samplePeople) {
    const reached = new Set([id]);
    for (const each of reached) {
      for (const next of Object.values(stepsFrom(each))) if (next) reached.add(next);
    }
    expect(reached.size).toBe(samplePeople.length);
  }
});

test('the arrow keys follow the family upwards and downwards, and the sheet sideways', () => {
  expect(stepsFrom('daniel')).toEqual({
    up: 'anders',
    down: 'maja',
    left: 'lina',
    right: 'joanna',
  });
  expect(stepsFrom('nils')).toEqual({
    up: undefined,
    down: 'ingrid',
    left: undefined,
    right: 'elin',
  });
});

test('the lines of a union reach each of its children', () => {
  const union = { partners: ['daniel', 'joanna'], children: ['maja', 'oskar'] } as const;
  expect(unionPath(union)).toBe('M190 310H290M240 310V390M190 390H290M190 390V446M290 390V446');
});
