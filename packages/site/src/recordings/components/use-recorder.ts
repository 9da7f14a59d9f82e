import { useEffect, useState, useSyncExternalStore } from 'react';
import { RecorderEngine } from '#recordings/engine/recorder-engine.ts';
import type { RecorderEngineOptions } from '#recordings/engine/recorder-options.ts';
import type { RecorderState } from '#recordings/engine/recorder-state.ts';

/** One recorder for the life of a component; what it recorded outlives both. */
export function useRecorder(options: RecorderEngineOptions): {
  engine: RecorderEngine;
  state: RecorderState;
} {
  const [engine] = useState(() => new RecorderEngine(options));
  const state = useSyncExternalStore(engine.subscribe, engine.snapshot, engine.snapshot);
  useEffect(() => () => engine.dispose(), [engine]);

  // The browser asks 'Leave this page?' while someone speaks, and while the end of a take that did
  // not fit on the device is still being sent.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (engine.mustStay) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [engine]);

  return { engine, state };
}
