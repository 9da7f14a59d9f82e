import { currentDevice, deviceHeaders } from './device.ts';

/** An error response. The message is documented: '404: what the server answered'. */
export class RequestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'RequestError';
    this.status = status;
    this.body = body;
  }

  /** The answer's field `message`, or null when it has none. */
  get serverMessage(): string | null {
    return messageOf(this.body);
  }
}

/**
 * One request with cookies, no-cache and device hint headers, and a JSON body only if one is given.
 * Never retried. Rejects only if there is no response.
 */
export function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Cache-Control': 'no-cache, no-store, must-revalidate',
      Pragma: 'no-cache',
      Expires: '0',
      ...deviceHeaders(currentDevice()),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The documented request helper: the answer as JSON, or a `RequestError`. */
export async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await send(method, path, body);
  await throwIfNotOk(response);
  return (await response.json()) as Answer;
}

/** Turns a non-OK answer into the documented error. */
export async function throwIfNotOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new RequestError(response.status, (await response.text()) || response.statusText);
}

function messageOf(body: string): string | null {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== 'object' || answer === null || !('message' in answer)) return null;
    return typeof answer.message === 'string' && answer.message ? answer.message : null;
  } catch {
    return null; // Not JSON: an error page of a proxy.
  }
}
