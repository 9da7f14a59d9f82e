import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding } from '@infinite/schema/http/accepted-encoding';
import type { KeptPage } from './page-cache.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/**
 * Browsers ask each time and mostly hear 'not modified'; a CDN may keep a public page for some
 * minutes. None of it forbids the browser's back/forward cache ('no-store' would).
 */
const cacheControl = {
  public: 'public, max-age=0, s-maxage=300, stale-while-revalidate=60',
  visitor: 'private, no-cache',
  assigned: 'private, no-cache',
  language: 'private, no-cache',
} as const;

/**
 * Serves from the cache: 304 if the ETag matches, else in an accepted encoding.
 * @returns the status
 */
export function sendKeptPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  /** What every answer of the installation carries. */
  baseline: Readonly<Record<string, string>> = {},
): 200 | 304 {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const { etag, whole, unchanged } = headsOf(page, encoding, baseline);
  if (isNoneMatch(request.headers['if-none-match'], etag)) {
    response.writeHead(304, unchanged).end();
    return 304;
  }
  response.writeHead(200, whole);
  response.end(request.method === 'HEAD' ? undefined : page.bodies[encoding]);
  return 200;
}

const varyOf = {
  public: 'accept-encoding',
  visitor: 'accept-encoding, cookie',
  assigned: 'accept-encoding',
  language: 'accept-encoding, accept-language, cookie',
} as const;

/** As its <html> says it. */
function languageOf({ bodies }: KeptPage): string {
  return /<html lang="([a-z-]+)"/.exec(bodies.identity.toString('utf8', 0, 200))?.[1] ?? 'en';
}

interface Heads {
  readonly etag: string;
  /** Names and values in turn, the form that node:http writes fastest. */
  readonly whole: string[];
  readonly unchanged: string[];
}

const made = new WeakMap<KeptPage, Partial<Record<Encoding, Heads>>>();

/** Built once per page and encoding: this is the hot path. */
function headsOf(
  page: KeptPage,
  encoding: Encoding,
  baseline: Readonly<Record<string, string>>,
): Heads {
  let ofPage = made.get(page);
  if (!ofPage) made.set(page, (ofPage = {}));
  return (ofPage[encoding] ??= makeHeads(page, encoding, baseline));
}

function makeHeads(
  page: KeptPage,
  encoding: Encoding,
  baseline: Readonly<Record<string, string>>,
): Heads {
  const etag = `"${page.tag}-${encoding}"`;
  const always = {
    'cache-control': cacheControl[page.audience],
    vary: varyOf[page.audience],
    'content-language': languageOf(page),
    etag,
  };
  const withPage = {
    ...baseline,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(page.bodies[encoding].length),
    'content-security-policy': baseline['content-security-policy'] ?? contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return {
    etag,
    whole: Object.entries({ ...always, ...withPage }).flat(),
    unchanged: Object.entries(always).flat(),
  };
}

/** Weak comparison, as RFC 9110, 13.1.2, asks for; a CDN may have made the tag weak. */
export function isNoneMatch(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
