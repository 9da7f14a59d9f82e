import { readFamilyInView } from '@infinite/api-client/family-in-view';

interface LiveEvent {
  readonly kind: string;
  readonly id: string | null;
}

type Listener = (id: string | null) => void;

const listeners = new Map<string, Set<Listener>>();
let source: EventSource | null = null;
/** A page that nobody looks at needs no line; it reads what changed when it is looked at again. */
const closeAfterHiddenMs = 60_000;

/**
 * Calls `listener` when something of this kind happens in the family in view, and when the page comes
 * back after it missed events. One line to the server for the whole page.
 * @returns ends it
 */
export function onLive(kind: string, listener: Listener): () => void {
  const all = listeners.get(kind) ?? new Set();
  listeners.set(kind, all.add(listener));
  if (!source) {
    open();
    document.addEventListener('visibilitychange', onVisibility);
  }
  return () => {
    all.delete(listener);
    if ([...listeners.values()].some(({ size }) => size > 0)) return;
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}

function open(): void {
  const family = readFamilyInView();
  const query = family === null ? '' : `?${new URLSearchParams({ family }).toString()}`;
  const opened = new EventSource(`/api/live${query}`);
  source = opened;
  let wasOpen = false;
  // The browser opens a lost line again by itself; what happened meanwhile is read then.
  opened.addEventListener('open', () => {
    if (wasOpen) tellAll();
    wasOpen = true;
  });
  opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { kind, id } = JSON.parse(data) as LiveEvent;
    for (const listener of listeners.get(kind) ?? []) listener(id);
  });
}

function close(): void {
  source?.close();
  source = null;
}

let hiding: ReturnType<typeof setTimeout> | undefined;

function onVisibility(): void {
  clearTimeout(hiding);
  if (document.hidden) {
    hiding = setTimeout(close, closeAfterHiddenMs);
  } else if (!source) {
    open();
    tellAll();
  }
}

function tellAll(): void {
  for (const all of listeners.values()) for (const listener of all) listener(null);
}
