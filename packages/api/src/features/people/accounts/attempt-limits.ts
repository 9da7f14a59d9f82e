import { emailKey } from '@infinite/schema/accounts/email-address';
import { authRateLimits } from '@infinite/schema/catalogue/auth';
import type { RequestContext } from '#platform/context.ts';
import { networkOf } from '#platform/http/network-of.ts';

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

/** For a name that no account answers to: folded as far as the look-up folds it. */
export function accountKey(emailOrId: string): string {
  return emailKey(emailOrId) ?? emailOrId.normalize('NFKC').toLowerCase().trim();
}
