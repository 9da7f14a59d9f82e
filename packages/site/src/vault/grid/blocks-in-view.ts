import { vaultLimits } from '@infinite/schema/catalogue/vault';
import type { BlockPlace } from './grid-blocks.ts';
import { placeOf, rowAt, type GridLayout } from './grid-layout.ts';

/** The blocks that these rows show, each once, from the top. */
export function blocksInView(layout: GridLayout, rows: readonly number[]): BlockPlace[] {
  const places = new Map<string, BlockPlace>();
  for (const index of rows) {
    const row = rowAt(layout, index);
    if (row?.kind !== 'tiles') continue;
    for (let item = row.firstItem; item < row.firstItem + row.count; item += 1) {
      const place = placeOf(layout, item);
      if (!place) continue;
      const { month } = place.month;
      const block = Math.floor(place.at / vaultLimits.block);
      places.set(`${block} ${month}`, { month, block });
    }
  }
  return [...places.values()];
}
