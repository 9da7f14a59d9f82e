import { showToast } from '@infinite/ui/toast-store';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { serveAuthButtons } from '../auth-buttons.ts';
import {
  closeAuthModal,
  openAuthModal,
  readAuthModal,
  subscribeToAuthModal,
  type AuthModalState,
} from '../auth-modal-store.ts';

type Modal = ComponentType<{ state: AuthModalState }>;

/** Fetches the modal's code, and the toasts' that tell how it went, ahead of the click. */
export const loadAuthModal = (): Promise<Modal> =>
  Promise.all([import('./auth-modal.tsx'), import('@infinite/ui/toaster')]).then(
    ([{ AuthModal }]) => AuthModal,
  );

/** Holds the modal; its code comes when it is first needed. Once a page, in the layout. */
export function AuthModalHost() {
  const state = useSyncExternalStore(subscribeToAuthModal, readAuthModal, readAuthModal);
  const [Modal, setModal] = useState<Modal | null>(null);
  useEffect(serveAuthButtons, []);
  useOpenFromAddress();
  useEffect(() => {
    if (!state.open || Modal) return;
    const { chunkFailed } = authModalWords;
    loadAuthModal().then(
      (loaded) => setModal(() => loaded),
      () => {
        closeAuthModal();
        showToast({ title: chunkFailed.title, description: chunkFailed.text, tone: 'danger' });
      },
    );
  }, [state.open, Modal]);
  return Modal ? <Modal state={state} /> : null;
}

/** Links such as /?auth=signup&returnUrl=/schedule-message open the modal when the page is there. */
function useOpenFromAddress(): void {
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const tab = query.get('auth');
    if (tab !== 'signin' && tab !== 'signup') return;
    openAuthModal({ tab, returnUrl: query.get('returnUrl'), plan: query.get('plan') });
  }, []);
}
