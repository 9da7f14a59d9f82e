import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyCookies } from '#platform/context.ts';

/**
 * Where nobody can listen on the way, a cookie need not be Secure (and Safari would refuse it).
 * Everywhere else it is, and `__Host-` makes the browser refuse one that a subdomain or an
 * unencrypted answer tries to plant.
 */
function isLocal(origin: string): boolean {
  const known = localOrigins.get(origin);
  if (known !== undefined) return known;
  const local = /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(new URL(origin).hostname);
  localOrigins.set(origin, local);
  return local;
}

/** By the configured origin; an installation has one, and every request asks about it. */
const localOrigins = new Map<string, boolean>();

/** The name under which a cookie really travels. */
export function cookieName(publicOrigin: string, name: string): string {
  return isLocal(publicOrigin) ? name : `__Host-${name}`;
}

export function readCookie(
  request: Pick<FastifyRequest, 'cookies'>,
  publicOrigin: string,
  name: string,
): string | undefined {
  return request.cookies[cookieName(publicOrigin, name)];
}

/** The cookies that an answer sets; other sites' forms reach none, and scripts none but readable ones. */
export function replyCookies(reply: FastifyReply, publicOrigin: string): ReplyCookies {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isLocal(publicOrigin),
  } as const;
  return {
    set: (name, value, { maxAgeSeconds, readable = false }) =>
      void reply.setCookie(readable ? name : cookieName(publicOrigin, name), value, {
        ...attributes,
        httpOnly: !readable,
        ...(maxAgeSeconds ? { maxAge: maxAgeSeconds } : {}),
      }),
    clear: (name) => void reply.clearCookie(cookieName(publicOrigin, name), attributes),
  };
}
