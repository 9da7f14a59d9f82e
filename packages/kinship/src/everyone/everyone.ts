import type { GraphIndex } from '../graph-index.ts';
import { boundsOf, measuresOf, type LayoutOptions, type Rect } from '../layout/layout.ts';
import { at } from '../rows.ts';
import { everyonesLinks, type EveryonesLinks } from './everyones-links.ts';
import { forestOf } from './forest.ts';
import { nodeRowsOf } from './rows-of-nodes.ts';
import { shelvesOf } from './shelves.ts';
import { tidyMiddles } from './tidy.ts';

/**
 * The whole tree in columns, in px. A worker can hand it over without a copy (`transferablesOf`). All boxes
 * have the same size; `x` and `y` are their upper left corners.
 */
export interface EveryonesLayout {
  readonly w: number;
  readonly h: number;
  readonly person: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The row within its tree. */
  readonly generation: Int32Array;
  /** 1: the person's own box is elsewhere. */
  readonly reference: Uint8Array;
  /** person -> their own box */
  readonly ownBox: Int32Array;
  readonly links: EveryonesLinks;
  readonly bounds: Rect;
}

/**
 * Lays out everyone: trees from their oldest couples down, in rows of generations, couples side by side. Where a
 * person would stand twice (a marriage of two families of the tree, of cousins, a second set of parents, a cycle),
 * the second box is a reference. Time in proportion to people and unions.
 */
export function layoutEveryone(index: GraphIndex, options: LayoutOptions = {}): EveryonesLayout {
  const measures = measuresOf(options);
  const { w, h, gapX, gapY } = measures;
  const forest = forestOf(index);
  const rows = nodeRowsOf(forest, w, gapX);
  const middles = tidyMiddles(forest, rows, gapX);
  const rowStep = h + gapY;
  const shelves = shelvesOf(forest, rows, middles, { rowStep, gap: gapX * 3 });
  const tops = new Float64Array(forest.nodes);
  for (let tree = 0; tree < forest.treeStarts.length - 1; tree += 1) {
    const end = at(forest.treeStarts, tree + 1);
    for (let node = at(forest.treeStarts, tree); node < end; node += 1) {
      middles[node] = at(middles, node) + at(shelves.x, tree);
      tops[node] = at(shelves.y, tree) + at(forest.nodeLevel, node) * rowStep;
    }
  }
  const x = new Float64Array(forest.boxes);
  const y = new Float64Array(forest.boxes);
  const generation = new Int32Array(forest.boxes);
  const ownBox = new Int32Array(index.people).fill(-1);
  for (let box = 0; box < forest.boxes; box += 1) {
    const node = at(forest.boxNode, box);
    x[box] = at(middles, node) + at(rows.boxMiddle, box) - w / 2;
    y[box] = at(tops, node);
    generation[box] = at(forest.nodeLevel, node);
    if (forest.boxReference[box] === 0) ownBox[at(forest.boxPerson, box)] = box;
  }
  return {
    ...{ w, h, x, y, generation, ownBox },
    person: forest.boxPerson,
    reference: forest.boxReference,
    links: everyonesLinks(index, forest, rows, { middles, tops }, measures),
    bounds: boundsIn(x, y, w, h),
  };
}

function boundsIn(x: Float64Array, y: Float64Array, w: number, h: number): Rect {
  if (x.length === 0) return boundsOf([]);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let box = 0; box < x.length; box += 1) {
    left = Math.min(left, at(x, box));
    top = Math.min(top, at(y, box));
    right = Math.max(right, at(x, box) + w);
    bottom = Math.max(bottom, at(y, box) + h);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The memory of a layout, for the second argument of `postMessage`. */
export function transferablesOf({ person, x, y, ...layout }: EveryonesLayout): ArrayBuffer[] {
  const { generation, reference, ownBox, links } = layout;
  const columns = [person, x, y, generation, reference, ownBox, ...Object.values(links)];
  return columns.map(({ buffer }) => buffer as ArrayBuffer);
}
