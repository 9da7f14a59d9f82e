import { createRequest } from '@infinite/api-client/request';
import { createSend } from '@infinite/api-client/send';
import { timeZoneHeader } from '@infinite/schema/catalogue/auth';
import { bridge } from '#renderer/bridge.ts';

const hints: Record<string, string> = {
  'x-universal-device': 'true',
  'x-mobile-compatible': 'true',
  'x-device-type': 'desktop',
  [timeZoneHeader]: new Intl.DateTimeFormat().resolvedOptions().timeZone,
};

/** `fetch` by way of main, for Apollo Client and the calls below: a path, never an address. */
export async function desktopFetch(
  path: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  init.signal?.throwIfAborted();
  const answer = await bridge.request('api:request', {
    method: methodOf(init.method),
    path: pathOf(path),
    headers: { ...hints, ...Object.fromEntries(new Headers(init.headers)) },
    ...(typeof init.body === 'string' ? { body: init.body } : {}),
  });
  // As fetch itself does when no answer came.
  if (!answer.reached) throw new TypeError(answer.reason);
  const { status, statusText, headers, body } = answer;
  const mayHaveBody = status !== 204 && status !== 205 && status !== 304;
  return new Response(mayHaveBody ? body : null, { status, statusText, headers });
}

/** The documented calls, by way of main. */
export const send = createSend({ fetch: desktopFetch, hints: () => hints });

export const request = createRequest(send);

const pathOf = (path: RequestInfo | URL): string =>
  path instanceof Request ? path.url : path.toString();

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function methodOf(name = 'GET'): (typeof methods)[number] {
  const method = methods.find((known) => known === name.toUpperCase());
  if (!method) throw new TypeError(`no such method: ${name}`);
  return method;
}
