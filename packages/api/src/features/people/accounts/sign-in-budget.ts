import { authRateLimits } from '@infinite/schema/catalogue/auth';
import type { RequestContext } from '#platform/context.ts';
import { knownDeviceOf } from '#features/people/security/index.ts';
import { accountKey } from '#features/people/accounts/attempt-limits.ts';
import type { AccountRow } from '#features/people/accounts/find-account.ts';
import { networkOf } from '#platform/http/network-of.ts';

export interface Budget {
  readonly bucket: 'signInPerAccount' | 'signInPerDevice';
  readonly key: string;
}

/**
 * Whose attempts a sign-in uses up: those of the account found, however its name was written, or of
 * the name itself where there is no account. A device that the account has signed in from has
 * attempts of its own.
 */
export async function budgetOfSignIn(
  ctx: RequestContext,
  account: Pick<AccountRow, 'id'> | null,
  name: string,
): Promise<Budget> {
  const device = await knownDeviceOf(ctx, account?.id);
  if (account && device) return { bucket: 'signInPerDevice', key: `${account.id} ${device}` };
  return { bucket: 'signInPerAccount', key: account?.id ?? accountKey(name) };
}

/** @throws AppError RATE_LIMITED */
export function spendAttempt(ctx: RequestContext, { bucket, key }: Budget): Promise<void> {
  return ctx.app.rateLimit.take(bucket, key, authRateLimits[bucket]);
}

/** A sign-in that succeeded was no guess: who knows the password is not kept out. */
export async function forgiveSignIn(ctx: RequestContext, { bucket, key }: Budget): Promise<void> {
  const { rateLimit } = ctx.app;
  await rateLimit.giveBack(bucket, key, authRateLimits[bucket]);
  const { signInPerAddress } = authRateLimits;
  await rateLimit.giveBack('signInPerAddress', networkOf(ctx.meta.ip), signInPerAddress);
}

/** Ends a lock: the owner has proven the mailbox and set a new password. */
export async function liftLock(ctx: RequestContext, userId: string): Promise<void> {
  const { rateLimit } = ctx.app;
  await rateLimit.forget('signInPerAccount', userId);
  await rateLimit.forget('passwordCheckPerAccount', accountKey(userId));
}
