import { TOAST } from '@infinite/schema/catalogue/timings';
import { carryToastOver, showCarriedToast } from '@infinite/ui/toast-carry';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  type ToastEntry,
} from '@infinite/ui/toast-store';

/**
 * Holds the toasts. The code that animates and swipes them comes with the first one; until then, and
 * where it cannot be loaded, a plain list answers the hotkey and shows the words.
 */
export function serveToasts(): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (!region) return;
  document.addEventListener('keydown', ({ key }) => {
    if (key === TOAST.hotkey && !region.hidden) region.querySelector('ol')?.focus();
  });
  subscribeToToasts(() => {
    if (region.hidden) return;
    showPlainly(region);
    if (currentToasts().length > 0) void loadToaster().catch(() => undefined);
  });
  showCarriedToast();
  carryToastOver();
}

let loading: Promise<void> | undefined;

/** Loads the toasts that move. They take the place of the plain list. */
export function loadToaster(): Promise<void> {
  loading ??= import('./toaster-island.tsx').then(
    ({ mountToaster }) => {
      mountToaster();
      const region = document.querySelector<HTMLElement>('[data-toasts]');
      if (!region) return;
      region.hidden = true;
      region.querySelector('ol')?.replaceChildren();
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function showPlainly(region: HTMLElement): void {
  const list = region.querySelector('ol');
  const card = region.querySelector('ul[hidden] > li');
  if (!list || !card) return;
  const open = currentToasts().filter((entry) => entry.open);
  list.replaceChildren(...open.map((entry) => filled(card, entry)));
}

function filled(card: Element, { id, title, description, tone }: ToastEntry): Element {
  // The clone of an element is an element.
  const item = card.cloneNode(true) as Element;
  // Inside the entry: with a role of its own it would be none of the list's.
  item.firstElementChild?.setAttribute('role', tone === 'danger' ? 'alert' : 'status');
  const [heading, text] = item.querySelectorAll('p');
  if (heading) heading.textContent = title;
  if (text) text.textContent = description ?? '';
  item.querySelector('button')?.addEventListener('click', () => dismissToast(id));
  return item;
}
