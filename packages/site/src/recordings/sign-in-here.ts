import { closeAuthModal, openAuthModal } from '#auth/auth-modal-store.ts';
import { loadMemberId } from './recordings-calls.ts';

/** Where tus uploads go. */
export const uploadEndpoint = '/media/uploads';

let waiting: (() => void)[] = [];

/**
 * Asks for a sign-in over the page, without leaving it; settles once someone is signed in. A member
 * who closes the question is asked again by a button: whatever waits then goes on together. Signing
 * in in another tab does as well.
 */
export function signInHere(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.length === 0) window.addEventListener('focus', lookForSession);
    waiting.push(resolve);
    openAuthModal({ stay: true, onSuccess: goOn });
  });
}

function goOn(): void {
  window.removeEventListener('focus', lookForSession);
  const all = waiting;
  waiting = [];
  for (const resolve of all) resolve();
}

function lookForSession(): void {
  // No answer is no session: the question stays open.
  void loadMemberId().then(
    (memberId) => {
      if (memberId === null || waiting.length === 0) return;
      closeAuthModal();
      goOn();
    },
    () => {},
  );
}
