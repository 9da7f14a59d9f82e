import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOf } from '../graph-index.ts';
import { graphOf } from '../testing/graph-of.ts';
import { overlapsOf } from '../testing/overlaps.ts';
import { anyGraph } from '../testing/random-graph.ts';
import { sampleGraph } from '../testing/sample-graph.ts';
import { layoutDescendants, layoutFamily } from './hourglass.ts';

const options = fc.record({
  up: fc.integer({ min: 0, max: 4 }),
  down: fc.integer({ min: 0, max: 4 }),
  w: fc.integer({ min: 40, max: 200 }),
  h: fc.integer({ min: 20, max: 90 }),
});

test('no box of a family overlaps another, whatever the graph', () => {
  fc.assert(
    fc.property(anyGraph(), options, (graph, chosen) => {
      const layout = layoutFamily(indexOf(graph), 0, chosen);
      expect(overlapsOf(layout.boxes)).toEqual([]);
      expect(layoutFamily(indexOf(graph), 0, chosen)).toEqual(layout);
    }),
  );
});

test('everyone has one box that continues, and all others are references', () => {
  fc.assert(
    fc.property(anyGraph(), options, (graph, chosen) => {
      for (const layout of [
        layoutFamily(indexOf(graph), 0, chosen),
        layoutDescendants(indexOf(graph), 0, chosen),
      ]) {
        const own = layout.boxes.filter(({ reference }) => !reference).map(({ person }) => person);
        expect(new Set(own).size).toBe(own.length);
        expect(new Set(layout.boxes.map(({ person }) => person)).size).toBe(own.length);
      }
    }),
  );
});

test('no line runs through a box', () => {
  fc.assert(
    fc.property(anyGraph(), options, (graph, chosen) => {
      const { boxes, links } = layoutFamily(indexOf(graph), 0, chosen);
      for (const { points } of links) {
        for (let at = 0; at + 3 < points.length; at += 2) {
          const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.slice(at, at + 4);
          const hit = boxes.filter(
            ({ x, y, w, h }) =>
              Math.max(x1, x2) > x + 1e-6 &&
              Math.min(x1, x2) < x + w - 1e-6 &&
              Math.max(y1, y2) > y + 1e-6 &&
              Math.min(y1, y2) < y + h - 1e-6,
          );
          expect(hit).toEqual([]);
        }
      }
    }),
  );
});

test('parents stand above, children below, partners and siblings beside', () => {
  const index = indexOf(
    graphOf('MFFMFM', [
      { partners: [0, 1], children: [2, 3, 5] },
      { partners: [3, 4], children: [] },
    ]),
  );
  const { boxes, more, bounds } = layoutFamily(index, 3, { w: 100, h: 50, gapX: 20, gapY: 40 });
  const at = (person: number) => boxes.find((box) => box.person === person);
  expect(at(3)).toMatchObject({ x: -50, y: 0, generation: 0 });
  expect(at(0)).toMatchObject({ x: -110, y: -90 });
  expect(at(1)).toMatchObject({ x: 10, y: -90 });
  expect(at(4)).toMatchObject({ x: 70, y: 0 });
  expect(at(2)).toMatchObject({ x: -170, y: 0 });
  expect(at(5)).toMatchObject({ x: 190, y: 0 });
  expect(more).toEqual([]);
  expect(bounds).toEqual({ x: -170, y: -90, w: 460, h: 140 });
});

test('relatives beyond the generations wanted are counted, and shown where opened', () => {
  const index = indexOf(
    graphOf('MFMFM', [
      { partners: [0, 1], children: [2] },
      { partners: [2, 3], children: [4] },
    ]),
  );
  const closed = layoutFamily(index, 4, { up: 1 });
  expect(closed.boxes.map(({ person }) => person)).toEqual([4, 2, 3]);
  expect(closed.more).toEqual([{ box: 1, direction: 'up', count: 2 }]);
  const opened = layoutFamily(index, 4, { up: 1, opened: new Set([2]) });
  expect(opened.boxes.map(({ person }) => person)).toEqual([4, 2, 3, 0, 1]);
});

test('a large family is cut at the number of boxes wanted', () => {
  const index = indexOf(sampleGraph(5000));
  const { boxes } = layoutDescendants(index, 0, { down: 30, most: 400 });
  expect(boxes.length).toBeLessThanOrEqual(400);
  expect(overlapsOf(boxes)).toEqual([]);
});

test('of two partners, one stands on each side, and lines go from edge to edge', () => {
  const index = indexOf(
    graphOf('MFFMF', [
      { partners: [0, 1], children: [3], kind: 'd' },
      { partners: [0, 2], children: [4] },
    ]),
  );
  const { boxes, links } = layoutFamily(index, 0, { w: 100, h: 50, gapX: 20, gapY: 40 });
  const left = (person: number) => boxes.find((box) => box.person === person)?.x;
  expect([left(1), left(0), left(2)]).toEqual([-170, -50, 70]);
  const partners = links.filter(({ kind }) => kind === 'partner');
  expect(partners.map(({ style, points }) => [style, points])).toEqual([
    ['d', [-50, 25, -70, 25]],
    ['m', [50, 25, 70, 25]],
  ]);
});
