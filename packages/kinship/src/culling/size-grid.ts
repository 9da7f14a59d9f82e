import { at, emptyRows, type Rows } from '../rows.ts';
import type { Rect } from '../layout/layout.ts';

/** Rectangles in columns: edges of rectangle i in px. */
export interface Edges {
  readonly left: Float64Array;
  readonly top: Float64Array;
  readonly right: Float64Array;
  readonly bottom: Float64Array;
}

/** One grid with the rectangles that fit in its cells, each filed by its upper left corner. */
interface Grid {
  readonly cell: number;
  readonly columns: number;
  readonly lines: number;
  readonly filed: Rows;
}

/**
 * Finds the rectangles that meet a view. Rectangles of a size share a grid whose cells are as large, so each is filed
 * once, and a long line costs no more than a box: a view has to look one cell further to the left and up.
 */
export class SizeGrid {
  private readonly grids: Grid[] = [];
  private readonly found: Int32Array;

  constructor(
    private readonly edges: Edges,
    private readonly bounds: Rect,
    smallest: number,
  ) {
    const count = edges.left.length;
    this.found = new Int32Array(count);
    const levels = new Map<number, number[]>();
    for (let each = 0; each < count; each += 1) {
      const wide = at(edges.right, each) - at(edges.left, each);
      const size = Math.max(wide, at(edges.bottom, each) - at(edges.top, each), smallest);
      const level = Math.ceil(Math.log2(size / smallest));
      const list = levels.get(level);
      if (list) list.push(each);
      else levels.set(level, [each]);
    }
    for (const [level, members] of [...levels].sort(([a], [b]) => a - b)) {
      this.grids.push(this.file(members, smallest * 2 ** level));
    }
  }

  /** The rectangles that meet a view, in a memory that the next call uses again. */
  within(view: Rect): Int32Array {
    const { bounds, edges, found } = this;
    const [viewRight, viewBottom] = [view.x + view.w, view.y + view.h];
    let count = 0;
    for (const { cell, columns, lines, filed } of this.grids) {
      const fromColumn = Math.max(0, Math.floor((view.x - bounds.x) / cell) - 1);
      const toColumn = Math.min(columns - 1, Math.floor((viewRight - bounds.x) / cell));
      const fromLine = Math.max(0, Math.floor((view.y - bounds.y) / cell) - 1);
      const toLine = Math.min(lines - 1, Math.floor((viewBottom - bounds.y) / cell));
      if (fromColumn > toColumn) continue;
      for (let line = fromLine; line <= toLine; line += 1) {
        const end = at(filed.starts, line * columns + toColumn + 1);
        for (let place = at(filed.starts, line * columns + fromColumn); place < end; place += 1) {
          const each = at(filed.items, place);
          if (at(edges.right, each) < view.x || at(edges.left, each) > viewRight) continue;
          if (at(edges.bottom, each) < view.y || at(edges.top, each) > viewBottom) continue;
          found[count] = each;
          count += 1;
        }
      }
    }
    return found.subarray(0, count);
  }

  /** Cells grow until there are no more of them than four a rectangle. */
  private file(members: readonly number[], smallest: number): Grid {
    const { bounds, edges } = this;
    let cell = smallest;
    const sizeOf = () =>
      [Math.floor(bounds.w / cell) + 1, Math.floor(bounds.h / cell) + 1] as const;
    while (sizeOf()[0] * sizeOf()[1] > members.length * 4 + 64) cell *= 1.5;
    const [columns, lines] = sizeOf();
    const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.floor(value)));
    const cells = Int32Array.from(members, (each) => {
      const column = clamp((at(edges.left, each) - bounds.x) / cell, columns - 1);
      const line = clamp((at(edges.top, each) - bounds.y) / cell, lines - 1);
      return line * columns + column;
    });
    const counts = new Int32Array(columns * lines);
    for (const where of cells) counts[where] = at(counts, where) + 1;
    const filed = emptyRows(counts);
    const next = filed.starts.slice();
    for (const [place, each] of members.entries()) {
      const where = at(cells, place);
      filed.items[at(next, where)] = each;
      next[where] = at(next, where) + 1;
    }
    return { cell, columns, lines, filed };
  }
}
