import { useEffect, useState, useSyncExternalStore } from 'react';
import { RecorderEngine, type RecorderEngineOptions } from '#recordings/engine/recorder-engine.ts';
import type { RecorderState } from '#recordings/engine/recorder-state.ts';

/** One recorder for the life of a component; what it recorded outlives both. */
export function useRecorder(options: RecorderEngineOptions): {
  engine: RecorderEngine;
  state: RecorderState;
} {
  const [engine] = useState(() => new RecorderEngine(options));
  const state = useSyncExternalStore(engine.subscribe, engine.snapshot, engine.snapshot);
  useEffect(() => () => engine.dispose(), [engine]);

  // The browser asks 'Leave this page?' only while someone speaks; the take is safe either way.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (engine.isBusy) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [engine]);

  return { engine, state };
}
