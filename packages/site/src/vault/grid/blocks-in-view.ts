import { vaultLimits } from '@infinite/schema/catalogue/vault';
import type { BlockPlace } from './grid-blocks.ts';
import { rowAt, type GridLayout } from './grid-layout.ts';

/** The blocks that these rows show, each once, from the top. */
export function blocksInView(layout: GridLayout, rows: readonly number[]): BlockPlace[] {
  const places = new Map<string, BlockPlace>();
  for (const index of rows) {
    const row = rowAt(layout, index);
    if (row?.kind !== 'tiles') continue;
    const { month } = row.month;
    for (const at of [row.from, row.from + row.count - 1]) {
      const block = Math.floor(at / vaultLimits.block);
      places.set(`${block} ${month}`, { month, block });
    }
  }
  return [...places.values()];
}
