import { placeOf, type GridLayout } from './grid-layout.ts';

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
  const place = placeOf(layout, from);
  if (!place) return 0;
  const { columns, months } = layout;
  const column = place.at % columns;
  let at = months.indexOf(place.month);
  let row = Math.floor(place.at / columns) + rows;
  for (;;) {
    const month = months[at];
    if (!month) return rows > 0 ? layout.itemCount - 1 : 0;
    const its = Math.ceil(month.count / columns);
    if (row < 0) {
      at -= 1;
      row += Math.ceil((months[at]?.count ?? 0) / columns);
    } else if (row >= its) {
      at += 1;
      row -= its;
    } else {
      return month.firstItem + Math.min(month.count - 1, row * columns + column);
    }
  }
}
