import { loadSession } from '#session/session.ts';
import { sessionStore } from '#session/session-store.ts';

/** Where to go after signing in by a link: an administrator to the panel. */
export async function homeOfAccount(): Promise<'/admin' | '/dashboard'> {
  await loadSession();
  return sessionStore.read().user?.role === 'admin' ? '/admin' : '/dashboard';
}
