import { useEffect, useSyncExternalStore } from 'react';
import { loadSession } from './session.ts';
import { sessionStore, type SessionState } from './session-store.ts';

const serverState = sessionStore.read();

/** The session in a component: 'loading' on the server and until the status call answers. */
export function useSession(): SessionState {
  useEffect(() => void loadSession(), []);
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => serverState);
}
