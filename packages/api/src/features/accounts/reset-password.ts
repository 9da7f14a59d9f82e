import type { z } from 'zod';
import type { resetPasswordInput } from '@infinite/schema/accounts/password.input';
import type { RequestContext } from '#context.ts';
import { revokeAccountTokens, useAccountToken } from '#features/accounts/account-tokens.ts';
import { countByAccount, countByAddress } from '#features/accounts/attempt-limits.ts';
import { accountOf } from '#features/accounts/find-account.ts';
import { sendAccountMail } from '#features/accounts/jobs/send-account-mail.job.ts';
import { hashPassword } from '#features/accounts/password-hash.ts';
import { refuseWeakPassword } from '#features/accounts/password-rules.ts';
import { endSessionsOf } from '#features/accounts/sessions.ts';
import { UserEntity } from '#features/accounts/user.entity.ts';
import { markVerified } from '#features/accounts/verify-email.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Asks for a link by mail. Whether the address is known is looked up by the job, so that neither
 * answer nor time tells.
 * @throws AppError RATE_LIMITED
 */
export async function requestPasswordReset(ctx: RequestContext, email: string): Promise<void> {
  await countByAddress(ctx, 'passwordResetPerAddress');
  await countByAccount(ctx, 'passwordResetPerAccount', email);
  await ctx.jobs.enqueue(ctx, sendAccountMail, { kind: 'reset-password', email });
}

/**
 * Sets a new password with a link, ends every session and every other link of the kind. A link
 * that came by mail proves the address too; an operator's does not.
 * @throws AppError LINK_EXPIRED, INVALID_INPUT, RATE_LIMITED
 */
export async function resetPassword(
  ctx: RequestContext,
  input: z.output<typeof resetPasswordInput>,
): Promise<void> {
  await countByAddress(ctx, 'tokenPerAddress');
  const passwordHash = await hashPassword(input.password);
  await inTransaction(ctx, async (ctx) => {
    const link = await useAccountToken(ctx, input.token, ['reset-password', 'set-password']);
    const account = await accountOf(ctx, link.userId);
    if (account.email !== link.email) {
      throw new AppError('LINK_EXPIRED', { log: 'the address changed' });
    }
    refuseWeakPassword(input.password, [account.email, account.username], 'password');
    await ctx.em.nativeUpdate(UserEntity, { id: account.id }, { passwordHash });
    await revokeAccountTokens(ctx, account.id, ['reset-password', 'set-password']);
    await endSessionsOf(ctx, account.id);
    if (link.purpose === 'reset-password') await markVerified(ctx, account.id);
    const kind = account.passwordHash ? 'password-changed' : 'verify-email';
    await ctx.jobs.enqueue(ctx, sendAccountMail, { kind, email: account.email });
  });
}
