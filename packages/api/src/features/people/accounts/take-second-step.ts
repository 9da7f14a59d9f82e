import type { SecondStepInput } from '@infinite/schema/accounts/second-factor.input';
import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { RequestContext } from '#platform/context.ts';
import { countByAddress } from '#features/people/accounts/attempt-limits.ts';
import { enter } from '#features/people/accounts/enter.ts';
import { accountOf } from '#features/people/accounts/find-account.ts';
import { attemptSecondStep, endSecondStep } from '#features/people/accounts/second-step.ts';
import { acceptCode, acceptPasskey } from '#features/people/security/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The second step of a sign-in, in the browser that took the first: a code of the authenticator app,
 * a recovery code or a passkey of the account.
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT, RATE_LIMITED, ACCOUNT_SUSPENDED
 */
export async function takeSecondStep(
  ctx: RequestContext,
  input: SecondStepInput,
): Promise<SessionUser> {
  await countByAddress(ctx, 'signInPerAddress');
  const userId = await attemptSecondStep(ctx);
  if ((await accountOf(ctx, userId)).suspended) throw new AppError('ACCOUNT_SUSPENDED');
  if (input.passkey) await acceptPasskey(ctx, input.passkey, { purpose: 'second-step', userId });
  else await acceptCode(ctx, userId, input.code);
  return inTransaction(ctx, async (ctx) => {
    await endSecondStep(ctx);
    return enter(ctx, userId, input);
  });
}
