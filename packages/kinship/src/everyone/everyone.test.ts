import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOf } from '../graph-index.ts';
import { overlapsOf } from '../testing/overlaps.ts';
import { graphOf } from '../testing/graph-of.ts';
import { anyGraph } from '../testing/random-graph.ts';
import { sampleGraph } from '../testing/sample-graph.ts';
import { layoutEveryone, transferablesOf, type EveryonesLayout } from './everyone.ts';

const boxesOf = ({ x, y, w, h }: EveryonesLayout) =>
  Array.from(x, (left, box) => ({ x: left, y: y[box] ?? 0, w, h }));

/** A size of box that every number fits, so that edges can be compared. */
const options = { w: 100, h: 40, gapX: 20, gapY: 50 };

test('no box overlaps another, whatever the graph', () => {
  fc.assert(
    fc.property(anyGraph(24), (graph) => {
      expect(overlapsOf(boxesOf(layoutEveryone(indexOf(graph), options)))).toEqual([]);
    }),
  );
});

test('everyone has exactly one box of their own, and every union is drawn once', () => {
  fc.assert(
    fc.property(anyGraph(24), (graph) => {
      const index = indexOf(graph);
      const layout = layoutEveryone(index, options);
      const own = Array.from(layout.person).filter((_, box) => layout.reference[box] === 0);
      expect(own.toSorted((a, b) => a - b)).toEqual(graph.ids.map((_, person) => person));
      expect(own.every((person) => layout.person[layout.ownBox[person] ?? -1] === person)).toBe(
        true,
      );
      // A line to each child, and to each partner but the one whose row it is.
      const children = index.childrenOf.items.length;
      const lines = Array.from(layout.links.kind);
      expect(lines.filter((kind) => kind === 1).length).toBe(children);
      const guests = graph.partners.map((_, union) => {
        const { starts } = index.partnersOf;
        return Math.max(0, (starts[union + 1] ?? 0) - (starts[union] ?? 0) - 1);
      });
      const expected = guests.reduce((sum, count) => sum + count, 0);
      expect(lines.filter((kind) => kind === 0).length).toBe(expected);
    }),
  );
});

test('children stand one row below their parents, in the order of birth', () => {
  fc.assert(
    fc.property(anyGraph(24), (graph) => {
      const { links, x, y } = layoutEveryone(indexOf(graph), options);
      const last = new Map<number, number>();
      for (const [link, kind] of links.kind.entries()) {
        if (kind !== 1) continue;
        const box = links.box[link] ?? 0;
        expect(links.y2[link]).toBe(y[box]);
        expect(links.y1[link]).toBeLessThan(y[box] ?? 0);
        const union = links.union[link] ?? 0;
        expect(x[box]).toBeGreaterThan(last.get(union) ?? -Infinity);
        last.set(union, x[box] ?? 0);
      }
    }),
  );
});

test('a couple stands side by side with its children below', () => {
  const index = indexOf(graphOf('MFMF', [{ partners: [0, 1], children: [2, 3] }]));
  const { x, y, bounds, reference } = layoutEveryone(index, options);
  expect([Array.from(x), Array.from(y)]).toEqual([
    [0, 120, 0, 120],
    [0, 0, 90, 90],
  ]);
  expect(bounds).toEqual({ x: 0, y: 0, w: 220, h: 130 });
  expect(Array.from(reference)).toEqual([0, 0, 0, 0]);
});

test('where two families marry, the second place is a reference', () => {
  const index = indexOf(
    graphOf('MFMFMF', [
      { partners: [0, 1], children: [2] },
      { partners: [3, 4], children: [5] },
      { partners: [2, 5], children: [] },
    ]),
  );
  const { person, reference } = layoutEveryone(index, options);
  expect(Array.from(person).filter((_, box) => reference[box] === 1)).toEqual([5]);
});

test('a line of 20,000 generations and a family of 20,000 children are laid out', () => {
  const size = 20_000;
  const line = graphOf(
    'M'.repeat(size),
    Array.from({ length: size - 1 }, (_, person) => ({
      partners: [person],
      children: [person + 1],
    })),
  );
  expect(layoutEveryone(indexOf(line), options).bounds.h).toBe(40 + (size - 1) * 90);
  const children = Array.from({ length: size - 1 }, (_, child) => child + 1);
  const family = graphOf('M'.repeat(size), [{ partners: [0], children }]);
  expect(layoutEveryone(indexOf(family), options).bounds.w).toBe((size - 1) * 120 - 20);
});

test('thousands of people from several families do not overlap, and can be sent by a worker', () => {
  const layout = layoutEveryone(indexOf(sampleGraph(8000)), options);
  expect(overlapsOf(boxesOf(layout))).toEqual([]);
  const sent = structuredClone(layout, { transfer: transferablesOf(layout) });
  expect(sent.person.length).toBeGreaterThanOrEqual(8000);
  expect(layout.person.length).toBe(0);
});
