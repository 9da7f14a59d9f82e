import { loadSession } from '#session/session.ts';
import { sessionStore } from '#session/session-store.ts';

/** Where to go after signing in by a link: staff to the panel; null for a visitor. */
export async function homeOfAccount(): Promise<'/admin' | '/dashboard' | null> {
  await loadSession();
  const { user } = sessionStore.read();
  if (!user) return null;
  return user.staffRole ? '/admin' : '/dashboard';
}
