import { voiceRecordingsPath } from '#recordings/pages/paths.ts';

/** Where a phone sends what its owner shares with the installed application. */
export const sharePath = '/share-target';

/** The field of the form that the manifest names. */
export const sharedField = 'files';

/** The query of the page that opens then. */
export const sharedQuery = 'shared';

/** In place of the files: there was no service worker yet that could keep them. */
export const sharedTooEarly = 'too-early';

const cacheName = 'shared-files';
const nameHeader = 'x-file-name';

export interface SharedFile {
  readonly id: string;
  readonly file: File;
  /** Takes it off this device; for a file that has arrived, or is not wanted. */
  forget(): Promise<void>;
}

/** In the service worker: keeps the shared files on this device and opens the page that asks about them. */
export async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const cache = await caches.open(cacheName);
  for (const file of form.getAll(sharedField)) {
    if (typeof file === 'string') continue;
    const headers = {
      'content-type': file.type,
      'content-length': String(file.size),
      [nameHeader]: encodeURIComponent(file.name),
    };
    await cache.put(`${sharePath}/${crypto.randomUUID()}`, new Response(file, { headers }));
  }
  const address = new URL(`${voiceRecordingsPath}?${sharedQuery}`, location.origin);
  return Response.redirect(address.href, 303);
}

/** Whether something that was shared waits on this device. */
export async function hasSharedFiles(): Promise<boolean> {
  // Browsers have no cache outside of secure contexts.
  return 'caches' in window && (await caches.has(cacheName));
}

/** In a page: what was shared on this device and not yet decided about. */
export async function sharedFiles(): Promise<SharedFile[]> {
  if (!(await hasSharedFiles())) return [];
  const cache = await caches.open(cacheName);
  const shared: SharedFile[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (!kept) continue;
    const name = decodeURIComponent(kept.headers.get(nameHeader) ?? '');
    const type = kept.headers.get('content-type') ?? '';
    shared.push({
      id: request.url,
      file: new File([await kept.blob()], name, { type }),
      forget: async () => {
        await cache.delete(request);
        if ((await cache.keys()).length === 0) await caches.delete(cacheName);
      },
    });
  }
  return shared;
}
