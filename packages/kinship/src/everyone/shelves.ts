import { at } from '../rows.ts';
import type { Forest } from './forest.ts';
import type { NodeRows } from './rows-of-nodes.ts';

/** Where the root of each tree lies. */
export interface Shelves {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Puts the trees on shelves below each other, as they would stand on a page about twice as wide as it is high.
 * Their order stays, which is by generations: the trees of a shelf are about equally high.
 */
export function shelvesOf(
  forest: Forest,
  rows: NodeRows,
  middles: Float64Array,
  { rowStep, gap }: { rowStep: number; gap: number },
): Shelves {
  const { treeStarts } = forest;
  const trees = treeStarts.length - 1;
  const left = new Float64Array(trees);
  const width = new Float64Array(trees);
  const height = new Float64Array(trees);
  let [area, widest] = [0, 0];
  for (let tree = 0; tree < trees; tree += 1) {
    let [from, to, levels] = [Infinity, -Infinity, 0];
    for (let node = at(treeStarts, tree); node < at(treeStarts, tree + 1); node += 1) {
      from = Math.min(from, at(middles, node) - at(rows.left, node));
      to = Math.max(to, at(middles, node) + at(rows.right, node));
      levels = Math.max(levels, at(forest.nodeLevel, node) + 1);
    }
    left[tree] = from;
    width[tree] = to - from;
    height[tree] = levels * rowStep;
    area += (to - from + gap) * (levels * rowStep + gap);
    widest = Math.max(widest, to - from);
  }
  const wanted = Math.max(widest, Math.sqrt(area * 2));
  const x = new Float64Array(trees);
  const y = new Float64Array(trees);
  let [used, top, tallest] = [0, 0, 0];
  for (let tree = 0; tree < trees; tree += 1) {
    if (used > 0 && used + at(width, tree) > wanted) {
      top += tallest + gap;
      [used, tallest] = [0, 0];
    }
    x[tree] = used - at(left, tree);
    y[tree] = top;
    used += at(width, tree) + gap;
    tallest = Math.max(tallest, at(height, tree));
  }
  return { x, y };
}
