import { useCallback, useEffect, useState } from 'react';
import type { KeyPage, KeysApi, KeyView } from './keys-api.ts';

interface KeyList {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly keys: readonly KeyView[];
  readonly next: string | null;
}

const nothing: KeyList = { state: 'loading', keys: [], next: null };

/** The list with created keys added and revoked keys removed. */
export function useKeys(api: KeysApi, first: KeyPage | undefined) {
  const [list, setList] = useState<KeyList>(first ? { state: 'ready', ...first } : nothing);

  const load = useCallback(
    async (after: string | null) => {
      const outcome = await api.list(after);
      setList((shown) =>
        outcome.kind === 'done'
          ? {
              state: 'ready',
              keys: after === null ? outcome.value.keys : [...shown.keys, ...outcome.value.keys],
              next: outcome.value.next,
            }
          : { ...shown, state: 'failed' },
      );
    },
    [api],
  );

  const isEmpty = first === undefined;
  useEffect(() => {
    if (isEmpty) void load(null);
  }, [isEmpty, load]);

  return {
    ...list,
    reload: () => void load(null),
    more: () => void load(list.next),
    add: (key: KeyView) => setList((shown) => ({ ...shown, keys: [key, ...shown.keys] })),
    change: (id: string, changed: Partial<KeyView>) =>
      setList((shown) => ({
        ...shown,
        keys: shown.keys.map((key) => (key.id === id ? { ...key, ...changed } : key)),
      })),
    remove: (id: string) =>
      setList((shown) => ({ ...shown, keys: shown.keys.filter((key) => key.id !== id) })),
  };
}
