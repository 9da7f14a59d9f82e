import type { Rect } from '../layout/layout.ts';
import { at } from '../rows.ts';
import type { Edges } from './size-grid.ts';

/** A square of a far view, and how many boxes begin in it. */
export interface DensityCell extends Rect {
  readonly count: number;
}

interface Level {
  readonly cell: number;
  readonly columns: number;
  readonly lines: number;
  readonly counts: Int32Array;
}

/** How many boxes lie where, in squares that double their side from level to level. */
export class Density {
  private readonly levels: Level[] = [];

  constructor(
    { left, top }: Edges,
    private readonly bounds: Rect,
    smallest: number,
  ) {
    let cell = smallest;
    while ((bounds.w / cell + 1) * (bounds.h / cell + 1) > left.length * 4 + 64) cell *= 2;
    const first = emptyLevel(bounds, cell);
    for (let box = 0; box < left.length; box += 1) {
      add(first, (at(left, box) - bounds.x) / cell, (at(top, box) - bounds.y) / cell, 1);
    }
    this.levels.push(first);
    for (let below = first; below.counts.length > 4; below = this.levels.at(-1) ?? first) {
      const level = emptyLevel(bounds, below.cell * 2);
      for (const [place, count] of below.counts.entries()) {
        const column = place % below.columns;
        add(level, column / 2, (place - column) / below.columns / 2, count);
      }
      this.levels.push(level);
    }
  }

  /** The squares of a view that are not empty, at least `least` wide. */
  within(view: Rect, least: number): DensityCell[] {
    const level = this.levels.find(({ cell }) => cell >= least) ?? this.levels.at(-1);
    if (level === undefined) return [];
    const { cell, columns, lines, counts } = level;
    const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.floor(value)));
    const fromColumn = clamp((view.x - this.bounds.x) / cell, columns);
    const toColumn = clamp((view.x + view.w - this.bounds.x) / cell + 1, columns);
    const fromLine = clamp((view.y - this.bounds.y) / cell, lines);
    const toLine = clamp((view.y + view.h - this.bounds.y) / cell + 1, lines);
    const cells: DensityCell[] = [];
    for (let line = fromLine; line < toLine; line += 1) {
      for (let column = fromColumn; column < toColumn; column += 1) {
        const count = at(counts, line * columns + column);
        if (count === 0) continue;
        const x = this.bounds.x + column * cell;
        cells.push({ x, y: this.bounds.y + line * cell, w: cell, h: cell, count });
      }
    }
    return cells;
  }
}

function emptyLevel({ w, h }: Rect, cell: number): Level {
  const columns = Math.floor(w / cell) + 1;
  const lines = Math.floor(h / cell) + 1;
  return { cell, columns, lines, counts: new Int32Array(columns * lines) };
}

function add({ columns, lines, counts }: Level, column: number, line: number, count: number): void {
  const place =
    Math.min(lines - 1, Math.floor(line)) * columns + Math.min(columns - 1, Math.floor(column));
  counts[place] = at(counts, place) + count;
}
