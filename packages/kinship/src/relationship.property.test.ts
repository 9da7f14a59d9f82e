import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FamilyGraph } from './family-graph.ts';
import { indexOf, type GraphIndex } from './graph-index.ts';
import { pedigreeIn } from './pedigree-in.ts';
import { ancestryOf, nearestBlood } from './relation/blood.ts';
import { cheapestPath, type PathStep } from './relation/relation-path.ts';
import { withUnknownParents } from './relation/unknown-parents.ts';
import { findRelationship } from './relationship.ts';
import { parents, partners } from './relatives.ts';
import { BruteForce } from './testing/brute-force.ts';
import { anyGraph, plainGraph } from './testing/random-graph.ts';

const runs = { numRuns: 300 };
const pairs = ({ ids }: FamilyGraph) =>
  ids.flatMap((_, from) => ids.map((__, to) => [from, to] as const));

/** Hops and steps of a path, counted along it. */
function costOf(index: GraphIndex, path: readonly PathStep[]) {
  let [hops, wentDown] = [0, false];
  for (const [place, { index: person, step, union }] of path.entries()) {
    const before = path[place - 1]?.index;
    if (before === undefined || union === null) continue;
    if (step === 'partner') {
      expect(partners(index, before)).toContain(person);
      [hops, wentDown] = [hops + 1, false];
      continue;
    }
    const [child, parent] = step === 'parent' ? [before, person] : [person, before];
    expect(parents(index, child)).toContain(parent);
    if (pedigreeIn(index, union, child) !== 'b') hops += 1;
    if (step === 'parent' && wentDown) hops += 1;
    wentDown = step === 'child';
  }
  return { hops, steps: path.length - 1 };
}

test('relations by birth agree with those found by looking at every line', () => {
  fc.assert(
    fc.property(anyGraph(10), (graph) => {
      const index = withUnknownParents(indexOf(graph));
      const brute = new BruteForce(graph);
      for (const [from, to] of pairs(graph)) {
        if (from === to) continue;
        const found = nearestBlood(index, ancestryOf(index, from), ancestryOf(index, to));
        const { up, down, half } = found ?? {};
        const known = found?.ancestors.filter((person) => person < graph.ids.length);
        expect(found && { up, down, half, ancestors: known }).toEqual(brute.blood(from, to));
        if (found === null) continue;
        // The line is one: up to a common ancestor, and down again.
        expect(found.ancestors).toContain(found.rising.at(-1));
        expect([found.rising.length - 1, found.falling.length]).toEqual([up, down]);
        expect([found.rising[0], [...found.rising, ...found.falling].at(-1)]).toEqual([from, to]);
      }
    }),
    runs,
  );
});

test('paths have the fewest marriages and steps of all paths', () => {
  fc.assert(
    fc.property(anyGraph(10), (graph) => {
      const index = withUnknownParents(indexOf(graph));
      const brute = new BruteForce(graph);
      for (const [from, to] of pairs(graph)) {
        if (from === to) continue;
        const path = cheapestPath(index, from, to);
        expect(path && costOf(index, path)).toEqual(brute.cheapest(from, to));
        if (path) expect([path[0]?.index, path.at(-1)?.index]).toEqual([from, to]);
      }
    }),
    runs,
  );
});

test('there are words exactly where a path exists, and the path leads from one to the other', () => {
  fc.assert(
    fc.property(anyGraph(10), (graph) => {
      const index = indexOf(graph);
      const brute = new BruteForce(graph);
      for (const [from, to] of pairs(graph)) {
        const found = findRelationship(index, from, to);
        expect(found === null).toBe(brute.cheapest(from, to) === null);
        if (!found) continue;
        expect(found.path.every(({ index: person }) => person < graph.ids.length)).toBe(true);
        expect([found.path[0]?.index, found.path.at(-1)?.index]).toEqual([from, to]);
        expect(found.words).not.toMatch(/undefined|null|NaN| {2}/);
        const blood = brute.blood(from, to);
        expect(found.bloodDegree).toBe(blood && blood.up + blood.down);
        expect(found.commonAncestors).toEqual(blood?.ancestors ?? []);
      }
    }),
    runs,
  );
});

test('shares of genes agree with the definition, over all lines and with related parents', () => {
  fc.assert(
    fc.property(plainGraph(12), (graph) => {
      const index = indexOf(graph);
      const brute = new BruteForce(graph);
      for (const [from, to] of pairs(graph)) {
        if (from === to) continue;
        const found = findRelationship(index, from, to)?.coefficient ?? 0;
        expect(found).toBeCloseTo(brute.shared(from, to), 9);
      }
    }),
    runs,
  );
});
