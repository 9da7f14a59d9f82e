import { askForPassword } from '@infinite/ui/password-gate';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { placeLeft, type ExportOutcome, type OnProgress } from '#platform/platform.ts';

interface DownloadState {
  readonly bytes: number;
  readonly totalBytes?: number;
}

type StartDownload = (onProgress: OnProgress, signal: AbortSignal) => Promise<ExportOutcome>;

export interface Download {
  /** Null while nothing is on its way. */
  readonly state: DownloadState | null;
  /** Resolves when the file is complete or was cancelled; rejects when it failed. */
  run(start: StartDownload): Promise<ExportOutcome>;
  stop(): void;
}

/** One download at a time, its progress, and a way to cancel it. */
export function useDownload(): Download {
  const [state, setState] = useState<DownloadState | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(placeLeft), []);
  const run = useCallback(async (start: StartDownload) => {
    const controller = new AbortController();
    abort.current = controller;
    setState({ bytes: 0 });
    const tell = seldom((bytes: number, totalBytes?: number) => setState({ bytes, totalBytes }));
    try {
      return await start(tell, controller.signal).catch(async (error: unknown) => {
        if (refusalOf(error).code !== 'PASSWORD_NEEDED' || !(await askForPassword())) throw error;
        return start(tell, controller.signal);
      });
    } finally {
      setState(null);
    }
  }, []);
  const stop = useCallback(() => abort.current?.abort(), []);
  return { state, run, stop };
}

/** Chunks arrive by the thousand; a few updates a second are enough. */
function seldom(tell: OnProgress): OnProgress {
  let next = 0;
  return (bytes, total) => {
    const now = performance.now();
    if (now < next) return;
    next = now + 150;
    tell(bytes, total);
  };
}
