import { familyHeaders } from '@infinite/api-client/family-in-view';
import { codeOfStatus, isRefusal, Refusal } from '@infinite/api-client/refusal';
import { refusalHeader } from '@infinite/schema/catalogue/media';
import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';

/** The session ended: the same request will do once the member has signed in again. */
export class SignInNeeded extends Error {}

/** The server no longer knows the upload; the journal still has every byte. */
export class TusUrlGone extends Error {}

/** The server will not take this upload, now or later. A refused operation has status 200. */
export function isUploadRefusal(error: unknown): error is Refusal {
  return isRefusal(error) && error.status !== null && !passes(error.status) && error.status >= 400;
}

export interface TusRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: Blob;
  signal: AbortSignal;
}

/** One request; every answer but success becomes an error that says what to do about it. */
export async function tusRequest(send: typeof fetch, request: TusRequest): Promise<Response> {
  const { signal, clear } = withTimeLimit(request.signal, recorderCatalogue.answerWithinMs);
  try {
    const response = await send(request.url, {
      method: request.method,
      headers: { 'Tus-Resumable': '1.0.0', ...familyHeaders(), ...request.headers },
      body: request.body,
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    });
    if (!response.ok) throw await errorOf(response, request.method);
    return response;
  } finally {
    clear();
  }
}

async function errorOf(response: Response, method: string): Promise<Error> {
  const { status } = response;
  if (status === 401) return new SignInNeeded();
  if (method !== 'POST' && (status === 404 || status === 410)) return new TusUrlGone();
  const words = await response.text().catch(() => '');
  if (passes(status)) return new Error(`${status}: ${words}`);
  // A tus server responds in plain words.
  const code = response.headers.get(refusalHeader) ?? codeOfStatus(status);
  return new Refusal({ code, words, status });
}

/** Conflict (409: another offset), locked (423), too many (429) and a clock (408, 425) pass by. */
function passes(status: number): boolean {
  return status >= 500 || [408, 409, 423, 425, 429].includes(status);
}

// AbortSignal.any and .timeout would do, but phones of 2022 know neither together.
function withTimeLimit(outer: AbortSignal, ms: number): { signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const abort = (): void => controller.abort(outer.reason);
  const timer = setTimeout(() => controller.abort(new Error('no answer')), ms);
  outer.addEventListener('abort', abort, { once: true });
  if (outer.aborted) abort();
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}
