import { autosave as timing } from '@infinite/schema/catalogue/newsroom';
import { useEffect, useRef } from 'react';
import type { PostContent } from './post-content.ts';

interface Autosave {
  /** What can be saved and is not saved yet; null if nothing. */
  readonly unsaved: PostContent | null;
  /** Consecutive failures; each one increases the delay. */
  readonly failures: number;
  readonly save: () => void;
}

/** Saves after a pause in typing, and during long typing at intervals. */
export function useAutosave({ unsaved, failures, save }: Autosave): void {
  const since = useRef<number | null>(null);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (unsaved === null) {
      since.current = null;
      return;
    }
    since.current ??= performance.now();
    const waited = performance.now() - since.current;
    const rest = Math.max(0, Math.min(timing.restMs, timing.longestMs - waited));
    const delay = failures === 0 ? rest : Math.min(failures * timing.retryMs, timing.longestMs);
    const run = () => {
      since.current = null;
      latest.current();
    };
    const timer = setTimeout(run, delay);
    window.addEventListener('online', run);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', run);
    };
  }, [unsaved, failures]);
}
