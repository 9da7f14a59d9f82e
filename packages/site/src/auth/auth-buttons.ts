import { openAuthModal, type AuthModalOptions } from './auth-modal-store.ts';

/** Attributes of a button in a page drawn on the server alone, which opens the modal. */
export function authButton({ returnUrl }: Pick<AuthModalOptions, 'returnUrl'>) {
  return { type: 'button', 'data-auth': '', 'data-return-url': returnUrl ?? undefined } as const;
}

/** Serves every such button of the page, until the returned function is called. */
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

/** What opens the modal by an address; it must not open it again for who comes back. */
const opening = ['auth', 'returnUrl', 'plan'];

/** Who comes back to this very page also comes back to what its query named, such as a template. */
export function withQuery(
  returnUrl: string | undefined,
  here: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  if (returnUrl !== here.pathname) return returnUrl;
  const query = new URLSearchParams(here.search);
  for (const name of opening) query.delete(name);
  return query.size === 0 ? returnUrl : `${returnUrl}?${query}`;
}
