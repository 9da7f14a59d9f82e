import { openAuthModal, type AuthModalOptions } from './auth-modal-store.ts';
import { signInFormId } from './sign-in-page.ts';

/**
 * Attributes of a button in a server-rendered page that opens the modal. Without scripts it is the
 * browser's: it sends a form of the layout, which opens the page of plain forms.
 */
export function authButton({ returnUrl }: Pick<AuthModalOptions, 'returnUrl'>) {
  const path = returnUrl ?? undefined;
  return {
    type: 'submit',
    form: signInFormId,
    'data-auth': '',
    ...(path && { name: 'returnUrl', value: path }),
  } as const;
}

/** Handles every such button of the page, until the returned function is called. */
export function serveAuthButtons(): () => void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>('button[data-auth]');
    if (!button) return;
    event.preventDefault();
    openAuthModal({ returnUrl: withQuery(button.value || undefined, window.location) });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
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
