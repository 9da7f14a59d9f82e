import { signOut } from '#session/session.ts';

/** Signs out and goes home: the page at hand may show what belongs to the member. */
export async function leaveAccount(): Promise<void> {
  await signOut();
  window.location.assign('/');
}
