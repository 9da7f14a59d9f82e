import { closeAuthModal, openAuthModal } from './auth-modal-store.ts';

const modal = { open: openAuthModal, close: closeAuthModal };

/** `useAuthModal().open({ tab, returnUrl, plan, stay, onSuccess })`; the layout holds the modal. */
export const useAuthModal = (): typeof modal => modal;
