import { useCallback, useEffect, useRef, useState } from 'react';
import { vaultItemPath, vaultPath, type VaultFilter } from '#vault/paths.ts';

/** Marks the entries of the browser's history that the grid made, so that closing goes back. */
const madeHere = { vaultViewer: true };

/**
 * The item that is open over the grid, which has an address of its own: the way back closes it, and a
 * reload opens the page of the item.
 */
export function useOpenItem(filter: VaultFilter) {
  const [opened, setOpened] = useState<string | null>(null);
  const [returnTo, setReturnTo] = useState<string | null>(null);
  const last = useRef<string | null>(null);

  useEffect(() => {
    const follow = () => {
      const id = idIn(location.pathname);
      if (id !== null) last.current = id;
      setOpened(id);
      setReturnTo(id === null ? last.current : null);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const open = useCallback(
    ({ id }: { readonly id: string }) => {
      history.pushState(madeHere, '', vaultItemPath(id, filter));
      last.current = id;
      setReturnTo(null);
      setOpened(id);
    },
    [filter],
  );
  /** The next or the one before, in the same entry of the history: one way back is enough. */
  const show = useCallback(
    (id: string) => {
      history.replaceState(madeHere, '', vaultItemPath(id, filter));
      last.current = id;
      setOpened(id);
    },
    [filter],
  );
  const close = useCallback(() => history.back(), []);
  return { opened, returnTo, open, show, close };
}

function idIn(path: string): string | null {
  return path.startsWith(`${vaultPath}/`) ? path.slice(vaultPath.length + 1) : null;
}
