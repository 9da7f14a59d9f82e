import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { SignInInput } from '@infinite/schema/accounts/sign-in.input';
import { accountWords } from '@infinite/schema/words/accounts.en';
import type { RequestContext } from '#platform/context.ts';
import { countByAddress } from '#features/people/accounts/attempt-limits.ts';
import { findAccount, type AccountRow } from '#features/people/accounts/find-account.ts';
import {
  hashPassword,
  isOutdatedHash,
  isPassword,
} from '#features/people/accounts/password-hash.ts';
import { sessionUser } from '#features/people/accounts/session-user.ts';
import { startSession } from '#features/people/accounts/sessions.ts';
import {
  budgetOfSignIn,
  forgiveSignIn,
  spendAttempt,
} from '#features/people/accounts/sign-in-budget.ts';
import { UserEntity } from '#features/people/identity/index.ts';
import {
  deviceOf,
  recordSecurityEvent,
  rememberDevice,
  sendSecurityMail,
} from '#features/people/security/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Signs in with e-mail and password. An unknown e-mail and a wrong password give the same answer
 * after the same work.
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED; ACCOUNT_SUSPENDED, only with the right password
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
  const stronger = isOutdatedHash(account.passwordHash) ? await hashPassword(input.password) : null;
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    await ctx.em.nativeUpdate(
      UserEntity,
      { id: account.id },
      { lastSeenAt: now, ...(stronger ? { passwordHash: stronger } : {}) },
    );
    await startSession(ctx, account.id, input);
    await noteDevice(ctx, account);
    return sessionUser(ctx, account.id);
  });
}

/** The first device of an account is no news; every further one is, and its owner hears of it. */
async function noteDevice(ctx: RequestContext, { id }: AccountRow): Promise<void> {
  const isNew = await rememberDevice(ctx, id);
  await recordSecurityEvent(ctx, { kind: isNew ? 'SIGN_IN_NEW_DEVICE' : 'SIGN_IN', userId: id });
  if (!isNew) return;
  const detail = deviceOf(ctx.meta.userAgent);
  await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'newDevice', userId: id, detail });
}
