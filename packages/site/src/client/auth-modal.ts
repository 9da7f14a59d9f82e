import { serveAuthButtons } from '#auth/auth-buttons.ts';
import {
  closeAuthModal,
  openAuthModal,
  readAuthModal,
  subscribeToAuthModal,
} from '#auth/auth-modal-store.ts';
import { loadTranslations, localeOfReader, speak } from '#locale/document-reader.ts';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { showToast } from '@infinite/ui/toast-store';
import { loadToaster } from './toasts.ts';

let loading: Promise<void> | undefined;

/** Opens the sign-in for every button of the page that asks for it, and for its address. */
export function serveAuthModal(): void {
  serveAuthButtons();
  for (const intent of ['pointerover', 'focusin'] as const) {
    document.addEventListener(intent, ({ target }) => {
      if (target instanceof Element && target.closest('[data-auth]')) {
        void load().catch(() => undefined);
      }
    });
  }
  subscribeToAuthModal(() => {
    const { open, options } = readAuthModal();
    // Where its reader stays on the page, the page goes on speaking meanwhile, in its own language.
    speak(open && !options.stay ? localeOfReader() : null);
    if (open) void load().catch(refuse);
  });
  openFromAddress();
}

/** The modal, and the toasts that report its outcome. A failed attempt may be repeated. */
function load(): Promise<void> {
  loading ??= Promise.all([
    import('#auth/components/auth-modal-island.tsx'),
    loadToaster(),
    // Without its words the modal is in English.
    loadTranslations(localeOfReader()).catch(() => undefined),
  ]).then(
    ([{ mountAuthModal }]) => mountAuthModal(),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function refuse(): void {
  closeAuthModal();
  const { title, text } = siteShellWords.signInNotLoaded;
  showToast({ title, description: text, tone: 'danger' });
}

/** Links such as /?auth=signup&returnUrl=/schedule-message open the modal once the page has loaded. */
function openFromAddress(): void {
  const query = new URLSearchParams(window.location.search);
  const tab = query.get('auth');
  if (tab !== 'signin' && tab !== 'signup') return;
  openAuthModal({ tab, returnUrl: query.get('returnUrl'), plan: query.get('plan') });
}
