import type { z } from 'zod';
import type { changePasswordInput } from '@infinite/schema/accounts/password.input';
import { accountWords } from '@infinite/schema/words/accounts.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { revokeAccountTokens } from '#features/people/accounts/account-tokens.ts';
import { countByAccount } from '#features/people/accounts/attempt-limits.ts';
import { accountOf } from '#features/people/accounts/find-account.ts';
import { sendAccountMail } from '#features/people/accounts/jobs/send-account-mail.job.ts';
import { hashPassword, isPassword } from '#features/people/accounts/password-hash.ts';
import { refuseWeakPassword } from '#features/people/accounts/password-rules.ts';
import { revokeAccessOf } from '#features/people/accounts/revoke-access.ts';
import { forgetSecondStepsOf } from '#features/people/accounts/second-step.ts';
import { endSessionsOf } from '#features/people/accounts/sessions.ts';
import { SessionEntity, UserEntity } from '#features/people/identity/index.ts';
import {
  hasAuthenticator,
  recordSecurityEvent,
  requireTypedPassword,
} from '#features/people/security/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Changes the password after checking the present one; every other device is signed out, and API
 * keys and webhooks are turned off unless the owner keeps them. Where the account signs in in two
 * steps, both must have been proven a few minutes ago.
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT, RATE_LIMITED, PASSWORD_NEEDED
 */
export async function changePassword(
  ctx: RequestContext,
  input: z.output<typeof changePasswordInput>,
): Promise<void> {
  const { userId, sessionId } = requirePerson(ctx);
  await countByAccount(ctx, 'passwordCheckPerAccount', userId);
  const account = await accountOf(ctx, userId);
  if (!(await isPassword(account.passwordHash, input.currentPassword))) {
    await recordSecurityEvent(ctx, { kind: 'PASSWORD_CONFIRM_FAILED', userId });
    const words = accountWords.currentPasswordWrong;
    throw new AppError('INVALID_INPUT', { words, fields: { currentPassword: words } });
  }
  const inTwoSteps = await hasAuthenticator(ctx, userId);
  if (inTwoSteps) await requireTypedPassword(ctx);
  refuseWeakPassword(input.newPassword, [account.email, account.username], 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(ctx, async (ctx) => {
    await ctx.em.nativeUpdate(UserEntity, { id: userId }, { passwordHash });
    await revokeAccountTokens(ctx, userId, ['reset-password', 'set-password']);
    await endSessionsOf(ctx, userId, sessionId);
    await forgetSecondStepsOf(ctx, userId);
    if (!inTwoSteps) {
      const passwordProvenAt = ctx.clock.now();
      await ctx.em.nativeUpdate(SessionEntity, { id: sessionId }, { passwordProvenAt });
    }
    await recordSecurityEvent(ctx, { kind: 'PASSWORD_CHANGED', userId });
    if (!input.keepAccess) await revokeAccessOf(ctx, userId);
    const mail = { kind: 'password-changed', email: account.email } as const;
    await ctx.jobs.enqueue(ctx, sendAccountMail, mail);
  });
}
