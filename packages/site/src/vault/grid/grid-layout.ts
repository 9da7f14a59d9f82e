export interface CountedMonth {
  /** '1987-06'; '1987' where nothing but the year is known; '' where nothing is. */
  readonly month: string;
  readonly count: number;
}

/** A month of the grid: one row for its heading, and below it rows of tiles. */
export interface GridMonth extends CountedMonth {
  /** Of its heading. */
  readonly firstRow: number;
  /** Number of its first item, counted from the top of the grid. */
  readonly firstItem: number;
  /** Pixels from the top of the grid to its heading. */
  readonly top: number;
}

/** Where everything stands, known from the counts of the months alone. */
export interface GridLayout {
  readonly months: readonly GridMonth[];
  readonly columns: number;
  /** Width and height of a tile in pixels, without the gap. */
  readonly tile: number;
  readonly rowCount: number;
  readonly itemCount: number;
  readonly height: number;
}

export type GridRow =
  | { readonly kind: 'heading'; readonly month: GridMonth }
  | {
      readonly kind: 'tiles';
      readonly month: GridMonth;
      /** Of its first tile, within the month. */
      readonly from: number;
      readonly count: number;
    };

export const gridGap = 4;
export const headingHeight = 64;
/** Tiles are at least this wide; three beside each other on a phone. */
const leastTile = { narrow: 84, wide: 148 } as const;
const wideFrom = 560;

/** How many tiles a row has, and how wide each is, in so many pixels. */
export function columnsIn(width: number): { columns: number; tile: number } {
  const least = width < wideFrom ? leastTile.narrow : leastTile.wide;
  const columns = Math.max(2, Math.floor((width + gridGap) / (least + gridGap)));
  return { columns, tile: (width - (columns - 1) * gridGap) / columns };
}

export function layoutOf(counted: readonly CountedMonth[], width: number): GridLayout {
  const { columns, tile } = columnsIn(width);
  const months: GridMonth[] = [];
  let [rowCount, itemCount, height] = [0, 0, 0];
  for (const { month, count } of counted) {
    if (count === 0) continue;
    months.push({ month, count, firstRow: rowCount, firstItem: itemCount, top: height });
    const rows = Math.ceil(count / columns);
    rowCount += rows + 1;
    itemCount += count;
    height += headingHeight + rows * (tile + gridGap);
  }
  return { months, columns, tile, rowCount, itemCount, height };
}

export function rowAt({ months, columns }: GridLayout, row: number): GridRow | undefined {
  const month = lastWhere(months, ({ firstRow }) => firstRow <= row);
  if (!month) return undefined;
  if (row === month.firstRow) return { kind: 'heading', month };
  const from = (row - month.firstRow - 1) * columns;
  const count = Math.min(columns, month.count - from);
  return count > 0 ? { kind: 'tiles', month, from, count } : undefined;
}

/** The month of an item and its place there. */
export function placeOf(
  { months }: GridLayout,
  item: number,
): { month: GridMonth; at: number } | undefined {
  const month = lastWhere(months, ({ firstItem }) => firstItem <= item);
  if (!month || item - month.firstItem >= month.count) return undefined;
  return { month, at: item - month.firstItem };
}

export function rowOf(layout: GridLayout, item: number): number {
  const place = placeOf(layout, item);
  return place ? place.month.firstRow + 1 + Math.floor(place.at / layout.columns) : 0;
}

/** The month that stands at so many pixels from the top. */
export function monthAt({ months }: GridLayout, top: number): GridMonth | undefined {
  return lastWhere(months, (month) => month.top <= top) ?? months[0];
}

/** The last of a sorted list for which this holds. */
function lastWhere<Entry>(
  entries: readonly Entry[],
  holds: (entry: Entry) => boolean,
): Entry | undefined {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry !== undefined && holds(entry)) low = middle + 1;
    else high = middle;
  }
  return entries[low - 1];
}
