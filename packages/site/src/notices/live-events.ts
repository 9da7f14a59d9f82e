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
/** Whether something may have happened since the page was read, and will be read at the next opening. */
let mayHaveMissed = false;
/** When what the page shows was asked for, by its own clock: 0 for the page as it came. */
let readAt = 0;
/** Kinds of which something happened since then, 'refresh' for any. */
const heard = new Set<string>();

/**
 * Calls `listener` when something of this kind happens in the family in view, and when the page may
 * have missed events: at once if some came since the page was drawn. One line to the server for the
 * whole page.
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
  if (heard.has(kind) || heard.has('refresh')) listener(null);
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
  // The server repeats what happened since the page was asked for. What the opening reads needs no age.
  const age = mayHaveMissed ? 0 : Math.ceil(performance.now() - readAt);
  const query = new URLSearchParams({ ...(family === null ? {} : { family }), age: String(age) });
  const opened = new EventSource(`/api/live?${query.toString()}`);
  source = opened;
  // The browser opens a lost line again by itself; what happened meanwhile is read then.
  opened.addEventListener('open', () => {
    pauseMs = firstPauseMs;
    if (mayHaveMissed) tellAll();
    mayHaveMissed = true;
  });
  opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { kind, id } = JSON.parse(data) as LiveEvent;
    heard.add(kind);
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
  heard.clear();
}

function onVisibility(): void {
  clearTimeout(timer);
  if (document.hidden) timer = setTimeout(close, closeAfterHiddenMs);
  else reopen();
}

/** A page that was away reads at once what changed. */
function reopen(): void {
  if (source && source.readyState !== EventSource.CLOSED) return;
  readAt = performance.now();
  open();
  tellAll();
}

function tellAll(): void {
  for (const all of listeners.values()) for (const listener of all) listener(null);
}
