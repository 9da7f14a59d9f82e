import { vaultLimits } from '@infinite/schema/catalogue/vault';
import { useToast } from '@infinite/ui/use-toast';
import { useMemo, useRef, useState } from 'react';
import { vaultWords as words } from '#vault/vault.en.ts';
import type { GridBlocks, GridItem } from './grid-blocks.ts';
import { placeOf, type GridLayout } from './grid-layout.ts';

/** The items that are selected; null while nobody selects. */
export function useSelection(layout: GridLayout | null, blocks: GridBlocks) {
  const [items, setItems] = useState<readonly GridItem[] | null>(null);
  const last = useRef<number | null>(null);
  const toast = useToast();
  const ids = useMemo(() => items && new Set(items.map(({ id }) => id)), [items]);

  /** @param isRange everything from the last one on, as far as it was read */
  const toggle = (item: GridItem, number: number, isRange: boolean) => {
    const start = isRange ? last.current : null;
    last.current = number;
    const known = items ?? [];
    if (known.some(({ id }) => id === item.id) && start === null) {
      return setItems(known.filter(({ id }) => id !== item.id));
    }
    const chosen = new Map(known.map((entry) => [entry.id, entry]));
    for (const entry of start === null ? [item] : between(layout, blocks, start, number)) {
      chosen.set(entry.id, entry);
    }
    if (chosen.size > vaultLimits.together) {
      toast.show({ title: words.selecting.atMost(vaultLimits.together) });
    }
    return setItems([...chosen.values()].slice(0, vaultLimits.together));
  };
  return {
    items,
    ids,
    toggle,
    begin: () => setItems([]),
    end: () => {
      last.current = null;
      setItems(null);
    },
  };
}

function between(
  layout: GridLayout | null,
  blocks: GridBlocks,
  one: number,
  other: number,
): GridItem[] {
  const found: GridItem[] = [];
  // Farther apart than may be chosen: the rest is dropped anyway.
  const [first, end] = [Math.min(one, other), Math.max(one, other)];
  for (let number = first; layout && number <= end; number += 1) {
    const place = placeOf(layout, number);
    const item = place && blocks.itemAt(place.month.month, place.at);
    if (item) found.push(item);
    if (found.length > vaultLimits.together) break;
  }
  return found;
}
