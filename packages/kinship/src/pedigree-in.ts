import type { Pedigree } from './family-graph.ts';
import { pedigreeOf, type GraphIndex } from './graph-index.ts';
import { at } from './rows.ts';

/** How a child belongs to a union. */
export function pedigreeIn(index: GraphIndex, union: number, child: number): Pedigree {
  const { starts, items } = index.asChild;
  for (let place = at(starts, child); place < at(starts, child + 1); place += 1) {
    if (items[place] === union) return pedigreeOf(at(index.ownPedigrees, place));
  }
  return 'b';
}
