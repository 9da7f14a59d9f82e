import { at } from '../rows.ts';
import type { Forest } from './forest.ts';
import type { NodeRows } from './rows-of-nodes.ts';

/**
 * The middle of each node, relative to the root of its tree: subtrees as close as their outlines let them, parents
 * above the middle of their children. Linear, after Reingold and Tilford, "Tidier Drawings of Trees" (1981): a
 * thread leads from the lowest node of a shallow outline to the outline that continues below it.
 */
export function tidyMiddles(forest: Forest, rows: NodeRows, gap: number): Float64Array {
  const tidy = new Tidy(forest, rows, gap);
  for (let node = forest.nodes - 1; node >= 0; node -= 1) tidy.arrange(node);
  const middles = tidy.fromParent;
  for (let node = 0; node < forest.nodes; node += 1) {
    const parent = at(forest.nodeParent, node);
    if (parent >= 0) middles[node] = at(middles, node) + at(middles, parent);
  }
  return middles;
}

class Tidy {
  readonly fromParent: Float64Array;
  private readonly thread: Int32Array;
  private readonly threadShift: Float64Array;

  constructor(
    private readonly forest: Forest,
    private readonly rows: NodeRows,
    private readonly gap: number,
  ) {
    this.fromParent = new Float64Array(forest.nodes);
    this.thread = new Int32Array(forest.nodes).fill(-1);
    this.threadShift = new Float64Array(forest.nodes);
  }

  /** Places the children of a node, whose own subtrees are arranged. */
  arrange(node: number): void {
    const first = at(this.forest.childStart, node);
    const end = first + at(this.forest.childCount, node);
    if (end === first) return;
    for (let child = first + 1; child < end; child += 1) this.moveBeside(first, child);
    const shift = at(this.rows.anchor, node) - at(this.fromParent, end - 1) / 2;
    for (let child = first; child < end; child += 1) {
      this.fromParent[child] = at(this.fromParent, child) + shift;
    }
  }

  /** Puts a subtree to the right of all earlier ones, and joins their outlines. */
  private moveBeside(first: number, child: number): void {
    const { left, right } = this.rows;
    // Inner outlines face each other; the outer ones are followed to their ends for the threads.
    let [inner, facing, outerLeft, outerRight] = [child - 1, child, first, child];
    let innerX = at(this.fromParent, child - 1);
    let [facingX, outerLeftX, outerRightX] = [0, 0, 0];
    let shift = -Infinity;
    for (;;) {
      const needed = innerX + at(right, inner) + this.gap + at(left, facing) - facingX;
      if (needed > shift) shift = needed;
      const nextInner = this.lower(inner, true);
      const nextFacing = this.lower(facing, false);
      if (nextInner < 0 || nextFacing < 0) {
        this.fromParent[child] = shift;
        const nextInnerX = nextInner < 0 ? 0 : innerX + this.step(inner, nextInner);
        const nextFacingX = nextFacing < 0 ? 0 : facingX + this.step(facing, nextFacing);
        if (nextInner >= 0) this.sew(outerRight, nextInner, nextInnerX - (outerRightX + shift));
        else if (nextFacing >= 0) {
          this.sew(outerLeft, nextFacing, nextFacingX + shift - outerLeftX);
        }
        return;
      }
      innerX += this.step(inner, nextInner);
      facingX += this.step(facing, nextFacing);
      const [nextLeft, nextRight] = [this.lower(outerLeft, false), this.lower(outerRight, true)];
      outerLeftX += this.step(outerLeft, nextLeft);
      outerRightX += this.step(outerRight, nextRight);
      [inner, facing, outerLeft, outerRight] = [nextInner, nextFacing, nextLeft, nextRight];
    }
  }

  /** The next node of an outline one level down: a child at its edge, or where a thread leads; -1 at its end. */
  private lower(node: number, toRight: boolean): number {
    const count = at(this.forest.childCount, node);
    if (count === 0) return at(this.thread, node);
    return at(this.forest.childStart, node) + (toRight ? count - 1 : 0);
  }

  private step(node: number, next: number): number {
    const isChild = at(this.forest.childCount, node) > 0;
    return isChild ? at(this.fromParent, next) : at(this.threadShift, node);
  }

  private sew(node: number, next: number, shift: number): void {
    this.thread[node] = next;
    this.threadShift[node] = shift;
  }
}
