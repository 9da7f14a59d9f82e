import { desktopLimits, desktopTimings } from '@infinite/schema/catalogue/desktop';
import type { ApiAnswer, ApiRequest } from '#ipc/channels.ts';
import type { ServerSession } from '#main/ports.ts';
import { parseUrl } from '#main/security/parse-url.ts';

/** The paths that the window may request; it needs no others. */
const allowedPaths = [/^\/api\//, /^\/graphql$/];

/**
 * Passes one call of the window on to the server of the active profile, and to no other: the path
 * is resolved against its origin as a URL, and what then points elsewhere is refused. It goes out
 * from main with the profile's own cookies and without Origin or Sec-Fetch-Site of a web page, as
 * a program's call does, so the server's checks against other sites hold unchanged.
 */
export async function callApi(
  session: ServerSession,
  origin: string,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const url = apiUrl(request.path, origin);
  if (!url) return { reached: false, reason: 'refused' };
  let response: Response;
  try {
    response = await session.fetch(url.href, {
      method: request.method,
      headers: request.headers,
      redirect: 'error',
      signal: AbortSignal.timeout(desktopTimings.requestMs),
      ...(request.body === undefined ? {} : { body: request.body }),
    });
  } catch {
    return { reached: false, reason: 'offline' };
  }
  const body = await readText(response).catch(() => null);
  if (body === null) return { reached: false, reason: 'offline' };
  if (body === 'too-large') return { reached: false, reason: 'too-large' };
  return {
    reached: true,
    status: response.status,
    statusText: response.statusText,
    headers: readable(response.headers),
    body: body.text,
  };
}

/** Null for a path that is not allowed or, once parsed, belongs to another origin. */
export function apiUrl(path: string, origin: string): URL | null {
  const url = parseUrl(path, origin);
  if (!url) return null;
  const allowed = allowedPaths.some((pattern) => pattern.test(url.pathname));
  return allowed && url.origin === origin ? url : null;
}

async function readText(response: Response): Promise<{ text: string } | 'too-large'> {
  if (!response.body) return { text: '' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: Buffer.concat(chunks).toString('utf8') };
    size += value.byteLength;
    if (size > desktopLimits.apiAnswerBytes) {
      await reader.cancel();
      return 'too-large';
    }
    chunks.push(value);
  }
}

/** Cookies stay in main: the window cannot read them, so nothing in it can leak them. */
function readable(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name !== 'set-cookie'));
}
