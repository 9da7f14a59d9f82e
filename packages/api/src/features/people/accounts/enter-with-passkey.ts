import type { PasskeySignInInput } from '@infinite/schema/accounts/passkey.input';
import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { RequestContext } from '#platform/context.ts';
import { countByAddress } from '#features/people/accounts/attempt-limits.ts';
import { enter } from '#features/people/accounts/enter.ts';
import { accountOf } from '#features/people/accounts/find-account.ts';
import { acceptPasskey } from '#features/people/security/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Signs in by a passkey alone: the device is one factor, and the finger, face or PIN that it asked for
 * another, so no second step follows.
 * @throws AppError INVALID_INPUT, RATE_LIMITED, ACCOUNT_SUSPENDED
 */
export async function enterWithPasskey(
  ctx: RequestContext,
  { passkey, ...device }: PasskeySignInInput,
): Promise<SessionUser> {
  await countByAddress(ctx, 'signInPerAddress');
  const userId = await acceptPasskey(ctx, passkey, { purpose: 'sign-in', userId: null });
  if ((await accountOf(ctx, userId)).suspended) throw new AppError('ACCOUNT_SUSPENDED');
  return inTransaction(ctx, (ctx) => enter(ctx, userId, device));
}
