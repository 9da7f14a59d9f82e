import { useMemo, useState } from 'react';
import type { RowChoice } from '#components/row-choice.tsx';

interface Named {
  readonly id: string;
  readonly username: string;
}

export interface Chosen {
  readonly ids: readonly string[];
  readonly choice: RowChoice<Named>;
  set(ids: readonly string[]): void;
}

/** The accounts chosen in the list; they stay chosen from page to page while the filter does. */
export function useChosen(filterKey: string): Chosen {
  const [kept, setKept] = useState<{ key: string; ids: ReadonlySet<string> }>(() => ({
    key: filterKey,
    ids: new Set(),
  }));
  return useMemo(() => {
    const ids = kept.key === filterKey ? kept.ids : new Set<string>();
    const set = (next: Iterable<string>) => setKept({ key: filterKey, ids: new Set(next) });
    return {
      ids: [...ids],
      set,
      choice: {
        has: ({ id }) => ids.has(id),
        nameOf: ({ username }) => username,
        toggle: (rows, chosen) => {
          const next = new Set(ids);
          for (const { id } of rows) {
            if (chosen) next.add(id);
            else next.delete(id);
          }
          set(next);
        },
      },
    };
  }, [kept, filterKey]);
}
