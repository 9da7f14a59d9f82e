import { openAuthModal, type AuthModalOptions } from './auth-modal-store.ts';

/** Attributes of a button in a server-rendered page that opens the modal. */
export function authButton({ returnUrl }: Pick<AuthModalOptions, 'returnUrl'>) {
  return { type: 'button', 'data-auth': '', 'data-return-url': returnUrl ?? undefined } as const;
}

/** Handles every such button of the page, until the returned function is called. */
export function serveAuthButtons(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element) press(event.target.closest<HTMLElement>('[data-auth]'));
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

function press(button: HTMLElement | null): void {
  if (!button) return;
  openAuthModal({ returnUrl: withQuery(button.dataset.returnUrl, window.location) });
}

/**
 * The query parameters that open the modal; they are removed so that going back does not reopen it.
 */
const opening = ['auth', 'returnUrl', 'plan'];

/** Returning to this page also restores its other query parameters, such as a template. */
export function withQuery(
  returnUrl: string | undefined,
  here: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  if (returnUrl !== here.pathname) return returnUrl;
  const query = new URLSearchParams(here.search);
  for (const name of opening) query.delete(name);
  return query.size === 0 ? returnUrl : `${returnUrl}?${query}`;
}
