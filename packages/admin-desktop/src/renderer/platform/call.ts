import { timeZoneHeader } from '@infinite/schema/catalogue/auth';
import { bridge } from '#renderer/bridge.ts';

/** A refusal by the server; the message is documented: '404: what the server answered'. */
export class RequestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'RequestError';
    this.status = status;
    this.body = body;
  }
}

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

/** The documented request helper: the answer as JSON, or a `RequestError`. Never repeated. */
export async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await desktopFetch(path, {
    method,
    headers: {
      accept: 'application/json',
      'cache-control': 'no-cache, no-store, must-revalidate',
      pragma: 'no-cache',
      expires: '0',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new RequestError(response.status, text || response.statusText);
  return JSON.parse(text) as Answer;
}

const pathOf = (path: RequestInfo | URL): string =>
  path instanceof Request ? path.url : path.toString();

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function methodOf(name = 'GET'): (typeof methods)[number] {
  const method = methods.find((known) => known === name.toUpperCase());
  if (!method) throw new TypeError(`no such method: ${name}`);
  return method;
}
