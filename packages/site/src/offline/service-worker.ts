import { offlinePath } from './paths.ts';
import { openMessage, showMessage, type PushScope } from './push-messages.ts';
import { keepShared, sharePath } from './shared-files.ts';

/** The parts of `ServiceWorkerGlobalScope` that are used; TypeScript's library for it clashes with the page's. */
interface WorkerScope {
  /** Written in front of this file by the build. */
  readonly offline: { readonly version: string; readonly files: readonly string[] };
  readonly registration: PushScope['registration'] & {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: PushScope['clients'] & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskingEvent) => void): void;
  addEventListener(type: 'push', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressEvent) => void): void;
}

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface AskingEvent extends WaitingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface MessageEvent extends WaitingEvent {
  readonly data: { text(): string } | null;
}

interface PressEvent extends WaitingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

const scope = globalThis as unknown as WorkerScope;
const cachePrefix = 'offline-';
const cacheName = `${cachePrefix}${scope.offline.version}`;
const files = new Set(scope.offline.files);

scope.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === 'POST' && pathname === sharePath) {
    return event.respondWith(keepShared(request));
  }
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') return event.respondWith(pageOrOffline(event));
  if (files.has(pathname)) event.respondWith(keptOrFetched(request));
});

scope.addEventListener('push', (event) =>
  event.waitUntil(showMessage(scope, event.data?.text() ?? '')),
);
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMessage(scope, event.notification.data, location.origin));
});

/** The offline page, its styles, and everything that its recorder loads. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName);
  const page = await fetch(offlinePath, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`the offline page answered ${page.status}`);
  const named = (await page.clone().text()).match(/\/assets\/[\w./-]+/g) ?? [];
  await cache.put(offlinePath, page);
  await cache.addAll([...new Set([...scope.offline.files, ...named])]);
  // It keeps one page of its own and changes nothing for open ones: no need to wait for them to close.
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

async function pageOrOffline(event: AskingEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await caches.match(offlinePath);
    if (!kept) throw error;
    return kept;
  }
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
