/** The parts of a worker that show messages and open pages; see `service-worker.ts`. */
export interface PushScope {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(query: { type: 'window' }): Promise<readonly PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

interface PageClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

const fallback = { title: 'You have a new notification', path: '/notifications' } as const;

/** Shows what the server sent. A browser asks for a message to be shown in any case. */
export function showMessage({ registration }: PushScope, text: string): Promise<void> {
  const { title, path, id } = messageOf(text);
  return registration.showNotification(title, {
    tag: id,
    icon: '/icon-192.png',
    data: { path },
  });
}

/** Opens the page of a message, or the tab that has it. */
export async function openMessage(scope: PushScope, data: unknown, origin: string): Promise<void> {
  const url = new URL(pathIn(data) ?? fallback.path, origin);
  // A path may be written so that it is an address elsewhere.
  const { href } = url.origin === origin ? url : new URL(fallback.path, origin);
  const pages = await scope.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url === href);
  await (open ? open.focus() : scope.clients.openWindow(href));
}

function messageOf(text: string): { title: string; path: string; id: string | undefined } {
  const read = parsed(text);
  const value = (name: string) => {
    const found = Object.entries(read).find(([key]) => key === name)?.[1] as unknown;
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  return {
    title: value('title') ?? fallback.title,
    path: value('path') ?? fallback.path,
    id: value('id'),
  };
}

function parsed(text: string): object {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function pathIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('path' in data)) return undefined;
  return typeof data.path === 'string' ? data.path : undefined;
}
