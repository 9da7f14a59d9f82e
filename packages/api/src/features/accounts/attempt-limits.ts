import { isIPv6 } from 'node:net';
import { emailKey } from '@infinite/schema/accounts/email-address';
import { authRateLimits } from '@infinite/schema/catalogue/auth';
import type { RequestContext } from '#context.ts';

export type AttemptLimit = keyof typeof authRateLimits;

/**
 * Counts an attempt from the caller's network address.
 * @throws AppError RATE_LIMITED
 */
export function countByAddress(ctx: RequestContext, limit: AttemptLimit): Promise<void> {
  return ctx.app.rateLimit.take(limit, networkOf(ctx.meta.ip), authRateLimits[limit]);
}

/**
 * Counts an attempt on an account, whether or not there is one of that name: the limit must not
 * tell which e-mails are known.
 * @throws AppError RATE_LIMITED
 */
export function countByAccount(
  ctx: RequestContext,
  limit: AttemptLimit,
  emailOrId: string,
): Promise<void> {
  return ctx.app.rateLimit.take(limit, accountKey(emailOrId), authRateLimits[limit]);
}

/** A sign-in that succeeded was no guess: whoever knows the password is not kept out. */
export async function forgiveSignIn(ctx: RequestContext, email: string): Promise<void> {
  const { signInPerAccount, signInPerAddress } = authRateLimits;
  const { rateLimit } = ctx.app;
  await rateLimit.giveBack('signInPerAccount', accountKey(email), signInPerAccount);
  await rateLimit.giveBack('signInPerAddress', networkOf(ctx.meta.ip), signInPerAddress);
}

function accountKey(emailOrId: string): string {
  return emailKey(emailOrId) ?? emailOrId.normalize('NFKC').toLowerCase().trim();
}

/** One household has a whole /64 of IPv6, so its addresses count as one. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(':').length : 0);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
