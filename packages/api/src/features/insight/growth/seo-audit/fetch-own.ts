import { auditAgent } from '#features/insight/growth/seo-audit/own-crawler.ts';
import { seoAuditLimits as limits } from '@infinite/schema/catalogue/growth';

export interface FetchedPage {
  /** 0: no answer. */
  readonly status: number;
  readonly body: string;
  readonly bytes: number;
  readonly html: boolean;
  /** The paths it was redirected to, in order; the last one answered. */
  readonly redirects: readonly string[];
  /** The last redirect led out of the site, or there were too many. */
  readonly ledAway: boolean;
}

/** Requests a path of this site, never of another host, with limits of time and size. */
export async function fetchOwn(origin: string, path: string): Promise<FetchedPage> {
  const redirects: string[] = [];
  let at = path;
  for (;;) {
    const url = ownUrl(origin, at);
    if (!url) return nothing(0, redirects, true);
    const response = await ask(url);
    if (!response) return nothing(0, redirects, false);
    const { status } = response;
    const target = response.headers.get('location');
    if (status < 300 || status >= 400 || target === null) {
      const html = (response.headers.get('content-type') ?? '').startsWith('text/html');
      const read = await readWithin(response).catch(() => null);
      return read
        ? { status, ...read, html, redirects, ledAway: false }
        : nothing(0, redirects, false);
    }
    await response.body?.cancel().catch(() => undefined);
    const next = ownPath(target, url);
    if (next === null || redirects.length >= limits.redirects)
      return nothing(status, redirects, true);
    redirects.push(next);
    at = next;
  }
}

/**
 * The path and query of a link within the site, without its fragment; null for any other link, and
 * for text that is not a URL.
 */
export function ownPath(href: string, page: URL): string | null {
  if (!URL.canParse(href, page.href)) return null;
  const url = new URL(href, page.href);
  return url.origin === page.origin ? url.pathname + url.search : null;
}

/**
 * The path below the origin. It cannot be resolved as a link: `//host/` is a path of this site in
 * `https://own//host/`, and another host as a link.
 */
function ownUrl(origin: string, path: string): URL | null {
  const { origin: own } = new URL(origin);
  if (!path.startsWith('/') || !URL.canParse(own + path)) return null;
  const url = new URL(own + path);
  return url.origin === own ? url : null;
}

async function ask(url: URL): Promise<Response | null> {
  try {
    return await fetch(url, {
      redirect: 'manual',
      headers: { 'user-agent': auditAgent, accept: 'text/html,*/*;q=0.5' },
      signal: AbortSignal.timeout(limits.secondsPerPage * 1000),
    });
  } catch {
    return null; // Refused, cut off, too slow: all of it is 'no answer' in the report.
  }
}

async function readWithin(response: Response): Promise<{ body: string; bytes: number }> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    chunks.push(chunk);
    if (bytes > limits.pageBytes) break; // Leaving the loop ends the answer.
  }
  return { body: Buffer.concat(chunks).toString('utf8'), bytes };
}

const nothing = (status: number, redirects: readonly string[], ledAway: boolean): FetchedPage => ({
  status,
  body: '',
  bytes: 0,
  html: false,
  redirects,
  ledAway,
});
