import { sectionOf, type GridLayout } from './grid-layout.ts';

/**
 * The item that a key leads to from another; null for keys that move nothing.
 * @param page rows that a window shows
 */
export function itemByKey(
  key: string,
  from: number,
  layout: GridLayout,
  page: number,
): number | null {
  const last = layout.itemCount - 1;
  if (last < 0) return null;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowDown':
      return rowsAway(layout, from, 1);
    case 'ArrowUp':
      return rowsAway(layout, from, -1);
    case 'PageDown':
      return rowsAway(layout, from, page);
    case 'PageUp':
      return rowsAway(layout, from, -page);
    default:
      return null;
  }
}

/** The item in the same column so many rows of tiles away, or the last of a shorter row. */
function rowsAway(layout: GridLayout, from: number, rows: number): number {
  const section = sectionOf(layout, from);
  if (!section) return 0;
  const { columns, sections } = layout;
  const within = from - section.firstItem;
  const column = within % columns;
  let at = sections.indexOf(section);
  let row = Math.floor(within / columns) + rows;
  for (;;) {
    const its = sections[at];
    if (!its) return rows > 0 ? layout.itemCount - 1 : 0;
    const count = Math.ceil(its.count / columns);
    if (row < 0) {
      at -= 1;
      row += Math.ceil((sections[at]?.count ?? 0) / columns);
    } else if (row >= count) {
      at += 1;
      row -= count;
    } else {
      return its.firstItem + Math.min(its.count - 1, row * columns + column);
    }
  }
}
