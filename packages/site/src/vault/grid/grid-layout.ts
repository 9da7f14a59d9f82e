import { sectionsOf, type CountedMonth } from './grid-sections.ts';

export interface GridMonth extends CountedMonth {
  /** Number of its first item, counted from the top of the grid. */
  readonly firstItem: number;
  /** Pixels from the top of the grid to the heading it stands under. */
  readonly top: number;
}

/** A month, or several with few items: one row for the heading, and below it rows of tiles. */
export interface GridSection {
  readonly months: readonly GridMonth[];
  readonly count: number;
  /** Of its heading. */
  readonly firstRow: number;
  readonly firstItem: number;
  readonly top: number;
}

/** Where everything stands, known from the counts of the months alone. */
export interface GridLayout {
  readonly sections: readonly GridSection[];
  readonly months: readonly GridMonth[];
  readonly columns: number;
  /** Width and height of a tile in pixels, without the gap. */
  readonly tile: number;
  readonly rowCount: number;
  readonly itemCount: number;
  readonly height: number;
}

export type GridRow =
  | { readonly kind: 'heading'; readonly section: GridSection }
  | {
      readonly kind: 'tiles';
      /** Number of its first item, counted from the top of the grid. */
      readonly firstItem: number;
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
  const sections: GridSection[] = [];
  let [rowCount, itemCount, height] = [0, 0, 0];
  for (const { months: own, count } of sectionsOf(counted)) {
    const [firstRow, firstItem, top] = [rowCount, itemCount, height];
    const months = own.map((month) => {
      const placed = { ...month, firstItem: itemCount, top };
      itemCount += month.count;
      return placed;
    });
    sections.push({ months, count, firstRow, firstItem, top });
    const rows = Math.ceil(count / columns);
    rowCount += rows + 1;
    height += headingHeight + rows * (tile + gridGap);
  }
  const months = sections.flatMap((section) => section.months);
  return { sections, months, columns, tile, rowCount, itemCount, height };
}

export function rowAt({ sections, columns }: GridLayout, row: number): GridRow | undefined {
  const section = lastWhere(sections, ({ firstRow }) => firstRow <= row);
  if (!section) return undefined;
  if (row === section.firstRow) return { kind: 'heading', section };
  const from = (row - section.firstRow - 1) * columns;
  const count = Math.min(columns, section.count - from);
  return count > 0 ? { kind: 'tiles', firstItem: section.firstItem + from, count } : undefined;
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

/** The section of an item, by the item's number. */
export function sectionOf({ sections }: GridLayout, item: number): GridSection | undefined {
  return lastWhere(sections, ({ firstItem }) => firstItem <= item);
}

export function rowOf(layout: GridLayout, item: number): number {
  const section = sectionOf(layout, item);
  if (!section || item - section.firstItem >= section.count) return 0;
  return section.firstRow + 1 + Math.floor((item - section.firstItem) / layout.columns);
}

/** The first month of the section that stands at so many pixels from the top. */
export function monthAt({ sections }: GridLayout, top: number): GridMonth | undefined {
  return (lastWhere(sections, (section) => section.top <= top) ?? sections[0])?.months[0];
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
