import { TOAST } from '@infinite/schema/catalogue/timings';

export interface ToastMessage {
  title: string;
  description?: string;
  /** `danger` is announced at once, the others when the reader pauses. */
  tone?: 'plain' | 'success' | 'danger';
  /** One act, such as undoing what was done; it closes the toast. */
  act?: { label: string; run: () => void };
}

export interface ToastEntry extends ToastMessage {
  id: number;
  open: boolean;
  /** Milliseconds it stays unless its reader holds it. */
  durationMs: number;
  /** Milliseconds since 1970. */
  shownAt: number;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast; one that is there already gives way. Returns its id. */
export function showToast(message: ToastMessage, durationMs: number = TOAST.durationMs): number {
  lastId += 1;
  const entry = { ...message, id: lastId, open: true, durationMs, shownAt: Date.now() };
  replace([entry, ...entries].slice(0, TOAST.maxVisible));
  return lastId;
}

/** Closes one toast, or all of them; it is forgotten after a while, when its exit is long over. */
export function dismissToast(id?: number): void {
  const leaving = entries.filter((entry) => entry.open && (id === undefined || entry.id === id));
  if (leaving.length === 0) return;
  replace(entries.map((entry) => (leaving.includes(entry) ? { ...entry, open: false } : entry)));
  const forgotten = new Set(leaving.map((entry) => entry.id));
  setTimeout(() => {
    replace(entries.filter((entry) => !forgotten.has(entry.id)));
  }, TOAST.removeAfterDismissMs);
}

export const currentToasts = (): readonly ToastEntry[] => entries;

/** Calls back after every change, until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}
