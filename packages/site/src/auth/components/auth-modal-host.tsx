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

/** Preloads the modal and the toasts that report its outcome. */
export const loadAuthModal = (): Promise<Modal> =>
  Promise.all([import('./auth-modal.tsx'), import('@infinite/ui/toaster')]).then(
    ([{ AuthModal }]) => AuthModal,
  );

/** Holds the modal and loads its code when first needed. Once a page, in the layout. */
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

/**
 * Links such as /?auth=signup&returnUrl=/schedule-message open the modal once the page has loaded.
 */
function useOpenFromAddress(): void {
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const tab = query.get('auth');
    if (tab !== 'signin' && tab !== 'signup') return;
    openAuthModal({ tab, returnUrl: query.get('returnUrl'), plan: query.get('plan') });
  }, []);
}
