import { emailKey } from '@infinite/schema/accounts/email-address';
import { emailChangeWords } from '@infinite/schema/words/email-change.en';
import { LockMode } from '@mikro-orm/core';
import type { RequestContext } from '#platform/context.ts';
import {
  consumeAccountToken,
  revokeAccountTokens,
} from '#features/people/accounts/account-tokens.ts';
import { countByAddress } from '#features/people/accounts/attempt-limits.ts';
import { isEmailTaken } from '#features/people/accounts/create-user.ts';
import {
  EmailChangeEntity,
  type EmailChange,
} from '#features/people/accounts/email-change.entity.ts';
import { accountOf, type AccountRow } from '#features/people/accounts/find-account.ts';
import { sendAccountMail } from '#features/people/accounts/jobs/send-account-mail.job.ts';
import { markVerified } from '#features/people/accounts/verify-email.ts';
import { UserEntity } from '#features/people/identity/index.ts';
import { recordSecurityEvent } from '#features/people/security/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** What is still missing, or that the account has its new address now. */
export type EmailChangeProgress = 'WAITS_FOR_CURRENT' | 'WAITS_FOR_NEW' | 'CHANGED';

/**
 * One mailbox confirms; the second one makes the change. Works in any browser, signed in or not.
 * @throws AppError LINK_EXPIRED, RATE_LIMITED
 */
export async function confirmEmailChange(
  ctx: RequestContext,
  token: string,
): Promise<EmailChangeProgress> {
  await countByAddress(ctx, 'tokenPerAddress');
  return inTransaction(ctx, async (ctx) => {
    const link = await consumeAccountToken(ctx, token, ['approve-email', 'new-email']);
    const account = await accountOf(ctx, link.userId);
    const change = await ctx.em.findOne(
      EmailChangeEntity,
      { userId: account.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const expected = link.purpose === 'approve-email' ? account.email : change?.email;
    if (!change || link.email !== expected)
      throw new AppError('LINK_EXPIRED', { log: 'the change was withdrawn or replaced' });
    if (link.purpose === 'approve-email') change.currentConfirmedAt = ctx.clock.now();
    else change.newConfirmedAt = ctx.clock.now();
    await ctx.em.flush();
    const progress = progressOf(change, account);
    if (progress === 'CHANGED') await applyChange(ctx, account, change);
    return progress;
  });
}

function progressOf(change: EmailChange, account: AccountRow): EmailChangeProgress {
  if (!change.newConfirmedAt) return 'WAITS_FOR_NEW';
  return change.currentConfirmedAt || !account.emailVerified ? 'CHANGED' : 'WAITS_FOR_CURRENT';
}

/** Links that were mailed to the former address end with it; its owner reads what happened. */
async function applyChange(
  ctx: RequestContext,
  account: AccountRow,
  { email }: EmailChange,
): Promise<void> {
  if (await isEmailTaken(ctx, email))
    throw new AppError('LINK_EXPIRED', { words: emailChangeWords.takenMeanwhile });
  const { id: userId } = account;
  await ctx.em.nativeUpdate(
    UserEntity,
    { id: userId },
    { email, emailKey: emailKey(email) ?? email, emailVerifiedAt: null },
  );
  await markVerified(ctx, userId);
  await ctx.em.nativeDelete(EmailChangeEntity, { userId });
  await revokeAccountTokens(ctx, userId, [
    'reset-password',
    'set-password',
    'approve-email',
    'new-email',
  ]);
  await recordSecurityEvent(ctx, { kind: 'EMAIL_CHANGED', userId });
  await ctx.jobs.enqueue(ctx, sendAccountMail, { kind: 'email-changed', email, to: account.email });
}
