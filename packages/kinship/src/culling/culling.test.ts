import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutEveryone } from '../everyone/everyone.ts';
import { indexOf } from '../graph-index.ts';
import { layoutFamily } from '../layout/hourglass.ts';
import { anyGraph } from '../testing/random-graph.ts';
import { sampleGraph } from '../testing/sample-graph.ts';
import { cullingOf } from './culling.ts';

const share = (max: number) => fc.integer({ min: -20, max }).map((part) => part / 1000);
const view = fc.record({ x: share(1000), y: share(1000), w: share(200), h: share(300) });

const sorted = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);

/** Numbers of the rectangles that meet a view, by looking at each. */
const meeting = (
  rects: readonly { left: number; top: number; right: number; bottom: number }[],
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
) =>
  [...rects.keys()].filter((each) => {
    const rect = rects[each]!;
    return rect.left <= x + w && rect.right >= x && rect.top <= y + h && rect.bottom >= y;
  });

test('everything that meets the view is found, and nothing else', () => {
  const everyone = layoutEveryone(indexOf(sampleGraph(3000)));
  const { bounds, x, y, w, h, links } = everyone;
  const culling = cullingOf(everyone);
  const boxes = Array.from(x, (left, box) => {
    const top = y[box] ?? 0;
    return { left, top, right: left + w, bottom: top + h };
  });
  const lines = Array.from(links.x1, (x1, link) => {
    const [xs, ys] = [
      [x1, links.x2[link] ?? 0],
      [links.y1[link] ?? 0, links.bus[link] ?? 0, links.y2[link] ?? 0],
    ];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    return { left, right, top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  fc.assert(
    fc.property(view, (part) => {
      const rect = {
        x: bounds.x + part.x * bounds.w,
        y: bounds.y + part.y * bounds.h,
        w: Math.abs(part.w) * bounds.w,
        h: Math.abs(part.h) * bounds.h,
      };
      const found = culling.visible(rect, 1);
      expect(sorted(found.boxes)).toEqual(meeting(boxes, rect));
      expect(sorted(found.links)).toEqual(meeting(lines, rect));
    }),
    { numRuns: 60 },
  );
});

test('a whole family is visible when the view is as large', () => {
  fc.assert(
    fc.property(anyGraph(), (graph) => {
      const layout = layoutFamily(indexOf(graph), 0);
      const found = cullingOf(layout).visible(layout.bounds, 1);
      expect(sorted(found.boxes)).toEqual([...layout.boxes.keys()]);
      expect(found.links.length).toBe(layout.links.length);
    }),
  );
});

test('details go as the view moves away, and a far view counts everyone', () => {
  const everyone = layoutEveryone(indexOf(sampleGraph(3000)));
  const { visible } = cullingOf(everyone);
  const { bounds, person } = everyone;
  expect(visible(bounds, 1).detail).toBe('text');
  expect(visible(bounds, 0.1).detail).toBe('blocks');
  for (const scale of [0.05, 0.01, 0.0001]) {
    const far = visible(bounds, scale);
    expect(far.detail).toBe('cells');
    expect(far.cells.reduce((sum, { count }) => sum + count, 0)).toBe(person.length);
  }
  expect(visible(bounds, 0.0001).cells.length).toBeLessThan(10);
});
