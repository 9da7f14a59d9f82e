import { readFamilyInView } from '@infinite/api-client/family-in-view';

interface LiveEvent {
  readonly kind: string;
  readonly id: string | null;
}

type Listener = (id: string | null) => void;

/** A page that nobody looks at needs no line; it reads what changed when it is looked at again. */
const closeAfterHiddenMs = 60_000;
const firstPauseMs = 5000;
const longestPauseMs = 300_000;

const listeners = new Map<string, Set<Listener>>();
let source: EventSource | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let pauseMs = firstPauseMs;
/** Whether something may have happened since the page was read. */
let mayHaveMissed = false;

/**
 * Calls `listener` when something of this kind happens in the family in view, and when the page may
 * have missed events. One line to the server for the whole page.
 * @returns ends it
 */
export function onLive(kind: string, listener: Listener): () => void {
  const all = listeners.get(kind) ?? new Set();
  listeners.set(kind, all.add(listener));
  if (!source) {
    open();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', reopen);
  }
  return () => {
    all.delete(listener);
    if ([...listeners.values()].some(({ size }) => size > 0)) return;
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', reopen);
    close();
  };
}

function open(): void {
  mayHaveMissed = false;
  connect();
}

function connect(): void {
  const family = readFamilyInView();
  const query = family === null ? '' : `?${new URLSearchParams({ family }).toString()}`;
  const opened = new EventSource(`/api/live${query}`);
  source = opened;
  // The browser opens a lost line again by itself; what happened meanwhile is read then.
  opened.addEventListener('open', () => {
    pauseMs = firstPauseMs;
    if (mayHaveMissed) tellAll();
    mayHaveMissed = true;
  });
  opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { kind, id } = JSON.parse(data) as LiveEvent;
    if (kind === 'refresh') tellAll();
    else for (const listener of listeners.get(kind) ?? []) listener(id);
  });
  // Where the server refuses, the browser gives up; a server that restarts refuses for a moment.
  opened.addEventListener('error', () => {
    if (opened !== source || opened.readyState !== EventSource.CLOSED) return;
    mayHaveMissed = true;
    clearTimeout(timer);
    timer = setTimeout(connect, pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  });
}

function close(): void {
  clearTimeout(timer);
  source?.close();
  source = null;
}

function onVisibility(): void {
  clearTimeout(timer);
  if (document.hidden) timer = setTimeout(close, closeAfterHiddenMs);
  else reopen();
}

/** A page that was away reads at once what changed. */
function reopen(): void {
  if (source && source.readyState !== EventSource.CLOSED) return;
  open();
  tellAll();
}

function tellAll(): void {
  for (const all of listeners.values()) for (const listener of all) listener(null);
}
