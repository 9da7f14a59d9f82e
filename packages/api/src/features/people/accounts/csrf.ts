import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '#platform/context.ts';
import { newToken } from '#platform/crypto/tokens.ts';
import { AppError } from '#platform/errors/app-error.ts';

export const csrfCookie = 'ic_csrf';
const cookieForm = /^[A-Za-z0-9_-]{43}$/;

/**
 * The token for a sign-up form. It is derived from a random cookie that scripts cannot read, so
 * another site can neither read the token nor make a pair that fits the reader's cookie; two
 * tabs of one browser share the cookie and so the token.
 */
export function issueCsrfToken(ctx: RequestContext, cookie: string | undefined): string {
  const secret = cookie && cookieForm.test(cookie) ? cookie : newToken().token;
  ctx.reply.set(csrfCookie, secret, {});
  return tokenOf(secret);
}

/** @throws AppError CSRF when header and cookie do not belong together */
export function requireCsrfToken(cookie: string | undefined, header: unknown): void {
  const expected = cookie && cookieForm.test(cookie) ? tokenOf(cookie) : undefined;
  if (!expected || typeof header !== 'string' || !isSame(expected, header)) {
    throw new AppError('CSRF', { log: 'sign-up without a CSRF token that fits' });
  }
}

function tokenOf(secret: string): string {
  return createHmac('sha256', secret).update('sign-up').digest('base64url');
}

function isSame(expected: string, given: string): boolean {
  const one = Buffer.from(expected);
  const other = Buffer.from(given);
  return one.length === other.length && timingSafeEqual(one, other);
}
