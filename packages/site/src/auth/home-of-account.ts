import { loadSession } from '#api-client/session.ts';
import { sessionStore } from '#api-client/session-store.ts';

/** Where a person who has just signed in by a link goes on: an administrator to the panel. */
export async function homeOfAccount(): Promise<'/admin' | '/dashboard'> {
  await loadSession();
  return sessionStore.read().user?.role === 'admin' ? '/admin' : '/dashboard';
}
