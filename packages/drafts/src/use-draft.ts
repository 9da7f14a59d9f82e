import { useEffect, useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import type { DraftState } from './draft-machine.ts';

/**
 * The draft as it stands, re-read at every change. Saves when the connection is back and when the
 * page is hidden or shown again; asks before the window closes if this device refused the copy.
 */
export function useDraft<Content>(draft: Draft<Content>): DraftState<Content> {
  const state = useSyncExternalStore(draft.subscribe, draft.getState, draft.getState);
  useEffect(() => {
    const save = () => draft.saveWhenReady();
    const askWhenUnsafe = (event: BeforeUnloadEvent) => {
      if (!draft.isSafe()) event.preventDefault();
    };
    window.addEventListener('online', save);
    window.addEventListener('pagehide', draft.release);
    window.addEventListener('beforeunload', askWhenUnsafe);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('online', save);
      window.removeEventListener('pagehide', draft.release);
      window.removeEventListener('beforeunload', askWhenUnsafe);
      document.removeEventListener('visibilitychange', save);
    };
  }, [draft]);
  return state;
}
