import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOf } from './graph-index.ts';
import { graphOf } from './testing/graph-of.ts';
import { anyGraph } from './testing/random-graph.ts';
import { voicesAlong } from './voices.ts';

const graph = graphOf('MFMMFFM', [
  { partners: [0, 1], children: [2, 3] },
  { partners: [2, 4], children: [5, 6] },
]);
const withVoices = (...people: number[]) =>
  indexOf({ ...graph, flags: graph.flags.map((_, person) => (people.includes(person) ? 2 : 1)) });

test('a branch is heard generation by generation upward, and child by child downward', () => {
  const everyone = withVoices(0, 1, 2, 3, 4, 5, 6);
  expect(voicesAlong(everyone, 5, 'ancestors')).toEqual([5, 2, 4, 0, 1]);
  expect(voicesAlong(everyone, 0, 'descendants')).toEqual([0, 1, 2, 4, 5, 6, 3]);
});

test('who has no voice is left out', () => {
  expect(voicesAlong(withVoices(1, 3, 6), 0, 'descendants')).toEqual([1, 6, 3]);
});

test('a walk ends on every graph', () => {
  fc.assert(
    fc.property(
      anyGraph(),
      fc.constantFrom('ancestors' as const, 'descendants' as const),
      (graph, branch) => {
        const all = indexOf({ ...graph, flags: graph.flags.map(() => 2) });
        const heard = voicesAlong(all, 0, branch);
        expect(heard[0]).toBe(0);
        expect(new Set(heard).size).toBe(heard.length);
      },
    ),
  );
});
