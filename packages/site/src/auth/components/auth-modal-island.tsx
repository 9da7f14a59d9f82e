import { useSyncExternalStore } from 'react';
import { floatingPlace, mountReact } from '#client/react-island.tsx';
import { readAuthModal, subscribeToAuthModal } from '../auth-modal-store.ts';
import { AuthModal } from './auth-modal.tsx';

/** Puts the modal into the page, where it waits for its store to open it. */
export function mountAuthModal(): void {
  mountReact(floatingPlace(), <FollowedModal />);
}

function FollowedModal() {
  const state = useSyncExternalStore(subscribeToAuthModal, readAuthModal, readAuthModal);
  return <AuthModal state={state} />;
}
