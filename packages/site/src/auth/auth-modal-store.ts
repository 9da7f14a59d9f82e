import type { AuthDestination } from './after-auth.ts';

export type AuthTab = 'signin' | 'signup';

export interface AuthModalOptions extends AuthDestination {
  /** Which tab shows first: an address may name sign-up, every button starts at sign-in. */
  tab?: AuthTab;
  /** Stay on this page after the sign-in, as the recorder does when a session ran out. */
  stay?: boolean;
  /** Called once the user is signed in, before the modal closes. */
  onSuccess?: () => void;
}

export interface AuthModalState {
  open: boolean;
  options: AuthModalOptions;
  /** Counts the openings, so that each starts with fresh forms. */
  opening: number;
}

let state: AuthModalState = { open: false, options: {}, opening: 0 };
const listeners = new Set<() => void>();

export const readAuthModal = (): AuthModalState => state;

export function subscribeToAuthModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the modal, on the sign-in tab unless another is asked for. */
export function openAuthModal(options: AuthModalOptions = {}): void {
  replace({ open: true, options, opening: state.opening + 1 });
}

export function closeAuthModal(): void {
  replace({ ...state, open: false });
}

function replace(next: AuthModalState): void {
  state = next;
  for (const listener of listeners) listener();
}
