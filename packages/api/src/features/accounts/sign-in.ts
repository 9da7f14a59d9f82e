import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { SignInInput } from '@infinite/schema/accounts/sign-in.input';
import { accountWords } from '@infinite/schema/words/accounts.en';
import type { RequestContext } from '#context.ts';
import {
  countByAccount,
  countByAddress,
  forgiveSignIn,
} from '#features/accounts/attempt-limits.ts';
import { findAccount } from '#features/accounts/find-account.ts';
import { hashPassword, isOutdatedHash, isPassword } from '#features/accounts/password-hash.ts';
import { sessionUser } from '#features/accounts/session-user.ts';
import { startSession } from '#features/accounts/sessions.ts';
import { UserEntity } from '#features/accounts/user.entity.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Signs in with e-mail and password. An unknown e-mail and a wrong password give the same answer
 * after the same work.
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED; ACCOUNT_SUSPENDED, to whoever has the password
 */
export async function signIn(ctx: RequestContext, input: SignInInput): Promise<SessionUser> {
  await countByAddress(ctx, 'signInPerAddress');
  await countByAccount(ctx, 'signInPerAccount', input.username);
  const account = await findAccount(ctx, input.username);
  const right = await isPassword(account?.passwordHash ?? null, input.password);
  if (!account?.passwordHash || !right) {
    throw new AppError('UNAUTHENTICATED', { words: accountWords.signInFailed });
  }
  if (account.suspended) throw new AppError('ACCOUNT_SUSPENDED');
  await forgiveSignIn(ctx, input.username);
  const stronger = isOutdatedHash(account.passwordHash) ? await hashPassword(input.password) : null;
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    await ctx.em.nativeUpdate(
      UserEntity,
      { id: account.id },
      { lastSeenAt: now, ...(stronger ? { passwordHash: stronger } : {}) },
    );
    await startSession(ctx, account.id, input);
    return sessionUser(ctx, account.id);
  });
}
