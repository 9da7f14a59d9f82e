import { emailKey } from '@infinite/schema/accounts/email-address';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  revokeAccountTokens,
  consumeAccountToken,
} from '#features/people/accounts/account-tokens.ts';
import { countByAccount, countByAddress } from '#features/people/accounts/attempt-limits.ts';
import { accountOf } from '#features/people/accounts/find-account.ts';
import { sendAccountMail } from '#features/people/accounts/jobs/send-account-mail.job.ts';
import { UserEntity } from '#features/people/identity/index.ts';
import { recordSecurityEvent } from '#features/people/security/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The reader of the mail proves that the address is theirs. Works in any browser, signed in or not.
 * @throws AppError LINK_EXPIRED, RATE_LIMITED
 */
export async function verifyEmail(ctx: RequestContext, token: string): Promise<void> {
  await countByAddress(ctx, 'tokenPerAddress');
  await inTransaction(ctx, async (ctx) => {
    const link = await consumeAccountToken(ctx, token, ['verify-email']);
    const { email } = await accountOf(ctx, link.userId);
    if (email !== link.email) throw new AppError('LINK_EXPIRED', { log: 'the address changed' });
    await markVerified(ctx, link.userId);
    await recordSecurityEvent(ctx, { kind: 'EMAIL_CONFIRMED', userId: link.userId });
  });
}

/** Sends the link again; does nothing when the address is already proven. */
export async function resendVerification(ctx: RequestContext): Promise<void> {
  await mailVerification(ctx, requireMember(ctx).userId);
}

/** The same for any account, at most as often as its owner may. */
export async function mailVerification(ctx: RequestContext, userId: string): Promise<void> {
  await countByAccount(ctx, 'verificationPerAccount', userId);
  const { email, emailVerified } = await accountOf(ctx, userId);
  if (emailVerified) return;
  await ctx.jobs.enqueue(ctx, sendAccountMail, { kind: 'verify-email', email });
}

/**
 * The address is verified. The configured administrator's address gets the role from now on
 * (docs/decisions/012-the-administrator.md); nobody loses a role here.
 */
export async function markVerified(ctx: RequestContext, userId: string): Promise<void> {
  const { email } = await accountOf(ctx, userId);
  const isAdmin = emailKey(email) === emailKey(ctx.app.config.adminEmail);
  await ctx.em.nativeUpdate(
    UserEntity,
    { id: userId, emailVerifiedAt: null },
    { emailVerifiedAt: ctx.clock.now() },
  );
  if (isAdmin) await ctx.em.nativeUpdate(UserEntity, { id: userId }, { role: 'admin' });
  await revokeAccountTokens(ctx, userId, ['verify-email']);
}
