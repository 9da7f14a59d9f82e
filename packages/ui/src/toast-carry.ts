import { TOAST } from '@infinite/schema/catalogue/timings';
import { currentToasts, dismissToast, showToast, type ToastMessage } from './toast-store.ts';

const key = 'carried-toast';

/** The least that a carried toast stays on the next page, however late the page was left. */
const leastMs = TOAST.durationMs / 2;

interface CarriedToast {
  message: ToastMessage;
  remainingMs: number;
}

/**
 * Keeps the open toast for the next page of this tab when the page is left: a toast lasts as long
 * as its reader was promised, also over a navigation. Returns a function that stops this.
 */
export function carryToastOver(): () => void {
  const onLeaving = () => {
    const open = currentToasts().find((entry) => entry.open);
    if (!open) return;
    const { title, description, tone } = open;
    const remainingMs = Math.max(leastMs, open.durationMs - (Date.now() - open.shownAt));
    store({ message: { title, description, tone }, remainingMs });
    // A page that comes back from the back/forward cache must not show it a second time.
    dismissToast(open.id);
  };
  window.addEventListener('pagehide', onLeaving);
  return () => window.removeEventListener('pagehide', onLeaving);
}

/** Shows what the page before could not show to the end. */
export function showCarriedToast(): void {
  const carried = takeStored();
  if (carried) showToast(carried.message, carried.remainingMs);
}

function store(carried: CarriedToast): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(carried));
  } catch {
    // Storage that is full or switched off: the toast ends with its page, as it did before.
  }
}

function takeStored(): CarriedToast | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    // Only `store` writes under this key.
    return text === null ? null : (JSON.parse(text) as CarriedToast);
  } catch {
    return null;
  }
}
