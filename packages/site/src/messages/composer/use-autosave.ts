import { useSyncExternalStore } from 'react';
import type { Autosave } from './autosave.ts';
import type { AutosaveState } from './autosave-machine.ts';

/** The draft as it stands, re-read at every change. */
export function useAutosaveState(autosave: Autosave): AutosaveState {
  return useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState);
}
