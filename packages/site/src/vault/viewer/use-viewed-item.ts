import type { BesideItemFragment, RecordingKind } from '@infinite/schema/generated/graphql';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadItem, type KnownItem } from '#vault/item/known-item.ts';

export type Beside = BesideItemFragment;

interface Viewed {
  /** Null until it is read, or when it could not be. */
  readonly item: KnownItem | null;
  readonly problem: 'gone' | 'not loaded' | null;
  /** What is known of it already from the list that it was chosen from. */
  readonly preview: Beside | null;
  readonly reload: () => Promise<void>;
}

/** Of those that were looked at; enough for going there and back. */
const remembered = 12;

/**
 * The item with this id. What stands beside it is read ahead, and so are its pictures, so that the next one is
 * there when it is asked for.
 * @param first the item that the page brought
 */
export function useViewedItem(
  id: string,
  kinds: RecordingKind[] | null,
  first: KnownItem | null,
): Viewed {
  const known = useRef(new Map<string, KnownItem>());
  const previews = useRef(new Map<string, Beside>());
  if (first && known.current.size === 0) known.current.set(first.recording.id, first);
  const [, setDrawn] = useState(0);
  const [problem, setProblem] = useState<{ id: string; what: Viewed['problem'] } | null>(null);

  const read = useCallback(
    async (wanted: string, isAhead: boolean): Promise<void> => {
      try {
        const item = await loadItem(wanted, kinds);
        if (item) keep(known.current, item);
        if (!isAhead) setProblem(item ? null : { id: wanted, what: 'gone' });
      } catch {
        if (!isAhead) setProblem({ id: wanted, what: 'not loaded' });
      }
      setDrawn((count) => count + 1);
    },
    [kinds],
  );

  const item = known.current.get(id) ?? null;
  useEffect(() => {
    if (!item) {
      void read(id, false);
      return;
    }
    for (const beside of [...item.before, ...item.after]) {
      previews.current.set(beside.id, beside);
    }
    for (const beside of [item.after[0], item.before[0]]) {
      if (!beside) continue;
      if (beside.forms) new Image().src = beside.forms.middleUrl;
      if (!known.current.has(beside.id)) void read(beside.id, true);
    }
  }, [id, item, read]);

  return {
    item,
    problem: problem?.id === id && !item ? problem.what : null,
    preview: previews.current.get(id) ?? null,
    reload: () => read(id, false),
  };
}

function keep(known: Map<string, KnownItem>, item: KnownItem): void {
  known.delete(item.recording.id);
  known.set(item.recording.id, item);
  for (const id of known.keys()) {
    if (known.size <= remembered) return;
    known.delete(id);
  }
}
