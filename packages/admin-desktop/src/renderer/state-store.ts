import { useSyncExternalStore } from 'react';
import type { DesktopState } from '#ipc/channels.ts';
import { bridge } from './bridge.ts';

let state: DesktopState | null = null;
const listeners = new Set<() => void>();

function take(next: DesktopState): void {
  state = next;
  for (const listener of listeners) listener();
}

// Listening comes first: a change between the answer and the listening would be missed.
bridge.on('state:changed', take);
bridge.request('state:read').then(
  (read) => {
    if (!state) take(read);
  },
  (error: unknown) => console.error('The state could not be read', error),
);

/** What main last told; null until it did. */
export const readState = (): DesktopState | null => state;

export function subscribeToState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDesktopState = (): DesktopState | null =>
  useSyncExternalStore(subscribeToState, readState);
