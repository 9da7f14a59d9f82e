import { currentDevice, deviceHeaders } from './device.ts';
import { familyHeaders } from './family-in-view.ts';

/**
 * One request with cookies, no-cache and hint headers, and a JSON body only if one is given. Never
 * retried. Rejects (`TypeError`) only if there is no response.
 */
export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

interface Transport {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The device hints of the documented helper, and the family of the page. */
  readonly hints: () => Record<string, string>;
}

export function createSend({ fetch, hints }: Transport): Send {
  return (method, path, body, headers = {}) =>
    fetch(path, {
      method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Cache-Control': 'no-cache, no-store, must-revalidate',
        Pragma: 'no-cache',
        Expires: '0',
        ...hints(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

/** `Send` of a browser, to the server of the page. */
export const send: Send = createSend({
  // Looked up at each call, so that a test can replace it.
  fetch: (path, init) => fetch(path, init),
  hints: () => ({ ...deviceHeaders(currentDevice()), ...familyHeaders() }),
});
