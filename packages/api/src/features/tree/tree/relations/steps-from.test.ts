import type { FamilyGraph } from '@infinite/kinship/family-graph';
import { indexOf } from '@infinite/kinship/graph-index';
import { describe, expect, it } from 'vitest';
import { stepsFrom } from '#features/tree/tree/relations/steps-from.ts';

/** Unions of partners and children among people who have numbers. */
function indexFor(people: number, unions: readonly (readonly [number[], number[]])[]) {
  const everyone = Array.from({ length: people }, (_, at) => at);
  const graph: FamilyGraph = {
    ...{ version: '1', ids: everyone.map(String), names: everyone.map(String) },
    ...{ sexes: 'U'.repeat(people), births: everyone.map(() => null) },
    ...{ deaths: everyone.map(() => null), flags: everyone.map(() => 0) },
    unionIds: unions.map((_, at) => `union ${at}`),
    partners: unions.map(([partners]) => partners),
    children: unions.map(([, children]) => children),
    ...{ pedigrees: unions.map(() => null), kinds: 'm'.repeat(unions.length) },
  };
  return indexOf(graph);
}

describe('steps to relatives', () => {
  it.each([
    [
      'a parent, a child and a partner are near',
      4,
      [
        [
          [0, 1],
          [2, 3],
        ],
      ],
      2,
      [1, 1, 0, 2],
    ],
    ['nobody is connected with somebody alone', 2, [], 0, [0, -1]],
    [
      'a circle ends',
      2,
      [
        [[0], [1]],
        [[1], [0]],
      ],
      0,
      [0, 1],
    ],
    [
      'a grandparent is two away',
      3,
      [
        [[0], [1]],
        [[1], [2]],
      ],
      2,
      [2, 1, 0],
    ],
  ] as [string, number, [number[], number[]][], number, number[]][])(
    '%s',
    (_, people, unions, start, steps) => {
      expect([...stepsFrom(indexFor(people, unions), start)]).toEqual(steps);
    },
  );
});
