import { useCallback, useState } from 'react';

export const sideViews = ['details', 'outline', 'preview', 'search', 'links', 'revisions'] as const;
export type SideView = (typeof sideViews)[number];

const viewKey = 'console-editor-side';
const foldedKey = 'console-editor-side-folded';

/** What stands beside the text, and whether anything does, as this device keeps it. */
export function useSidePanel() {
  const [view, setView] = useState<SideView>(
    () => sideViews.find((known) => known === read(viewKey)) ?? 'details',
  );
  const [folded, setFolded] = useState(() => read(foldedKey) === 'yes');
  const fold = useCallback((next: boolean) => {
    write(foldedKey, next ? 'yes' : 'no');
    setFolded(next);
  }, []);
  const show = useCallback(
    (next: SideView) => {
      write(viewKey, next);
      setView(next);
      fold(false);
    },
    [fold],
  );
  return { view, folded, show, toggle: () => fold(!folded) };
}

export type SidePanel = ReturnType<typeof useSidePanel>;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser may refuse its storage; then nothing is remembered.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
