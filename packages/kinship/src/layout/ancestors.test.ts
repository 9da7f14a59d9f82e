import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOf } from '../graph-index.ts';
import { graphOf } from '../testing/graph-of.ts';
import { overlapsOf } from '../testing/overlaps.ts';
import { anyGraph } from '../testing/random-graph.ts';
import { layoutAncestors } from './ancestors.ts';
import { layoutFan } from './fan.ts';

const threeGenerations = indexOf(
  graphOf('MFMFMF', [
    { partners: [0, 1], children: [2] },
    { partners: [2, 3], children: [4] },
    { partners: [5], children: [3], pedigree: 'a' },
  ]),
);

test('no box of a pedigree overlaps another, whatever the graph', () => {
  fc.assert(
    fc.property(anyGraph(), fc.integer({ min: 0, max: 6 }), (graph, up) => {
      expect(overlapsOf(layoutAncestors(indexOf(graph), 0, { up }).boxes)).toEqual([]);
    }),
  );
});

test('ancestors stand in columns to the right, the first parent above the second', () => {
  const size = { w: 100, h: 40, gapX: 10, gapY: 30 };
  const { boxes, links } = layoutAncestors(threeGenerations, 4, size);
  expect(boxes.map(({ person, x, y }) => [person, x, y])).toEqual([
    [4, -50, -20],
    [2, 80, -57.5],
    [3, 80, 17.5],
    [0, 210, -82.5],
    [1, 210, -32.5],
    [5, 210, 17.5],
  ]);
  expect(links.map(({ style }) => style)).toEqual(['b', 'b', 'b', 'b', 'a']);
});

test('arcs of a ring never share an angle, and lie within the angle of their child', () => {
  fc.assert(
    fc.property(anyGraph(), fc.integer({ min: 40, max: 360 }), (graph, span) => {
      const { arcs } = layoutFan(indexOf(graph), 0, { span });
      const rings = Map.groupBy(arcs, ({ ring }) => ring);
      for (const ring of rings.values()) {
        const sorted = ring.toSorted((a, b) => a.from - b.from);
        for (const [place, arc] of sorted.entries()) {
          expect(arc.from).toBeGreaterThanOrEqual((sorted[place - 1]?.to ?? -span / 2) - 1e-9);
          expect(arc.to).toBeLessThanOrEqual(span / 2 + 1e-9);
        }
      }
    }),
  );
});

test('a mother without a known father keeps her half of the fan', () => {
  const { arcs } = layoutFan(threeGenerations, 4, { span: 160, disk: 50, ring: 60 });
  expect(arcs.map(({ person, ring, from, to }) => [person, ring, from, to])).toEqual([
    [4, 0, -80, 80],
    [2, 1, -80, 0],
    [3, 1, 0, 80],
    [0, 2, -80, -40],
    [1, 2, -40, 0],
    [5, 2, 40, 80],
  ]);
});

test('no text of a fan stands on its head', () => {
  fc.assert(
    fc.property(anyGraph(), fc.integer({ min: 40, max: 360 }), (graph, span) => {
      for (const { text } of layoutFan(indexOf(graph), 0, { span }).arcs) {
        const turned = ((text.rotate % 360) + 360) % 360;
        expect(turned <= 90 + 1e-9 || turned >= 270 - 1e-9).toBe(true);
      }
    }),
  );
});
