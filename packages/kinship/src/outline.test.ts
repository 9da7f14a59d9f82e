import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOf } from './graph-index.ts';
import { outlineOf, type OutlinePerson } from './outline.ts';
import { graphOf } from './testing/graph-of.ts';
import { anyGraph } from './testing/random-graph.ts';

function lines(entry: OutlinePerson, indent = ''): string[] {
  return [
    `${indent}${entry.text}${entry.reference ? ' (above)' : ''}`,
    ...entry.unions.flatMap(({ text, children }) => [
      `${indent}  ${text}`,
      ...children.flatMap((child) => lines(child, `${indent}    `)),
    ]),
  ];
}

const family = {
  ...graphOf('FMFMM', [
    { partners: [0, 1], children: [2] },
    { partners: [3, 0], children: [4], kind: 'd' },
  ]),
  names: ['Anna', 'Otto', 'Ida', 'Karl', ''],
  births: [1901, 1899, 1925, null, null],
  deaths: [1980, null, null, null, null],
};

test('a list of descendants says names, years, partners and children', () => {
  expect(lines(outlineOf(indexOf(family), 0))).toEqual([
    'Anna, born 1901, died 1980',
    '  married Otto, born 1899',
    '    Ida, born 1925',
    '  was married to Karl',
    '    Name unknown',
  ]);
});

test('generations beyond those wanted are counted', () => {
  expect(outlineOf(indexOf(family), 0, { down: 0 })).toMatchObject({ hidden: 2 });
});

test('a list ends on every graph, and continues each person once', () => {
  fc.assert(
    fc.property(anyGraph(), (graph) => {
      const seen: number[] = [];
      const visit = (entry: OutlinePerson) => {
        if (!entry.reference) seen.push(entry.person);
        for (const { children } of entry.unions) children.forEach(visit);
      };
      visit(outlineOf(indexOf(graph), 0, { down: 50 }));
      expect(new Set(seen).size).toBe(seen.length);
    }),
  );
});
