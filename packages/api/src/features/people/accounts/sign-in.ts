import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { SignInInput } from '@infinite/schema/accounts/sign-in.input';
import { accountWords } from '@infinite/schema/words/accounts.en';
import type { RequestContext } from '#platform/context.ts';
import { countByAddress } from '#features/people/accounts/attempt-limits.ts';
import { enter } from '#features/people/accounts/enter.ts';
import { findAccount, type AccountRow } from '#features/people/accounts/find-account.ts';
import {
  hashPassword,
  isOutdatedHash,
  isPassword,
} from '#features/people/accounts/password-hash.ts';
import { beginSecondStep } from '#features/people/accounts/second-step.ts';
import {
  budgetOfSignIn,
  forgiveSignIn,
  spendAttempt,
} from '#features/people/accounts/sign-in-budget.ts';
import { UserEntity } from '#features/people/identity/index.ts';
import { hasAuthenticator, recordSecurityEvent } from '#features/people/security/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Signs in with e-mail and password. An unknown e-mail and a wrong password give the same answer
 * after the same work.
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED; with the right password alone ACCOUNT_SUSPENDED, and
 *   SECOND_STEP_NEEDED where `takeSecondStep` must follow
 */
export async function signIn(ctx: RequestContext, input: SignInInput): Promise<SessionUser> {
  const account = await findAccount(ctx, input.username);
  const budget = await budgetOfSignIn(ctx, account, input.username);
  try {
    await countByAddress(ctx, 'signInPerAddress');
    await spendAttempt(ctx, budget);
  } catch (error) {
    await recordSecurityEvent(ctx, { kind: 'SIGN_IN_REFUSED', userId: account?.id ?? null });
    throw error;
  }
  const right = await isPassword(account?.passwordHash ?? null, input.password);
  if (!account?.passwordHash || !right) {
    await recordSecurityEvent(ctx, { kind: 'SIGN_IN_FAILED', userId: account?.id ?? null });
    throw new AppError('UNAUTHENTICATED', { words: accountWords.signInFailed });
  }
  if (account.suspended) throw new AppError('ACCOUNT_SUSPENDED');
  await forgiveSignIn(ctx, budget);
  await strengthenHash(ctx, account, input.password);
  if (await hasAuthenticator(ctx, account.id)) {
    await beginSecondStep(ctx, account.id);
    throw new AppError('SECOND_STEP_NEEDED');
  }
  return inTransaction(ctx, (ctx) => enter(ctx, account.id, input));
}

async function strengthenHash(ctx: RequestContext, account: AccountRow, password: string) {
  if (account.passwordHash === null || !isOutdatedHash(account.passwordHash)) return;
  const passwordHash = await hashPassword(password);
  await ctx.em.nativeUpdate(UserEntity, { id: account.id }, { passwordHash });
}
