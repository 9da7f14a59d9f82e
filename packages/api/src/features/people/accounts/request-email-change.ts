import { emailKey } from '@infinite/schema/accounts/email-address';
import { accountLinkLifetime } from '@infinite/schema/catalogue/auth';
import { emailChangeWords } from '@infinite/schema/words/email-change.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { revokeAccountTokens } from '#features/people/accounts/account-tokens.ts';
import { countByAccount } from '#features/people/accounts/attempt-limits.ts';
import { isEmailTaken } from '#features/people/accounts/create-user.ts';
import {
  EmailChangeEntity,
  type EmailChange,
} from '#features/people/accounts/email-change.entity.ts';
import { accountOf, type AccountRow } from '#features/people/accounts/find-account.ts';
import { sendAccountMail } from '#features/people/accounts/jobs/send-account-mail.job.ts';
import { recordSecurityEvent, requireTypedPassword } from '#features/people/security/index.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Asks for another address. Nothing changes until both mailboxes have confirmed it; a second
 * request replaces the first. An address that somebody else has is answered in the same way, and
 * its owner gets a mail.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, PASSWORD_NEEDED, INVALID_INPUT, WRONG_STATE,
 *   RATE_LIMITED
 */
export async function requestEmailChange(ctx: RequestContext, email: string): Promise<EmailChange> {
  const { userId } = requirePerson(ctx);
  await requireTypedPassword(ctx);
  await countByAccount(ctx, 'emailChangePerAccount', userId);
  const account = await accountOf(ctx, userId);
  refuseUnchangeable(ctx, account, email);
  return inTransaction(ctx, async (ctx) => {
    await revokeAccountTokens(ctx, userId, ['approve-email', 'new-email']);
    const now = ctx.clock.now();
    const change = {
      userId,
      email,
      currentConfirmedAt: null,
      newConfirmedAt: null,
      createdAt: now,
      expiresAt: now.add({ hours: accountLinkLifetime.changeEmailHours }),
    };
    await tables(ctx.em, EmailChangeEntity)
      .insertInto('email_changes')
      .values(change)
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
      .execute();
    await recordSecurityEvent(ctx, { kind: 'EMAIL_CHANGE_ASKED', userId });
    if (account.emailVerified)
      await ctx.jobs.enqueue(ctx, sendAccountMail, { kind: 'approve-email', email: account.email });
    await ctx.jobs.enqueue(
      ctx,
      sendAccountMail,
      (await isEmailTaken(ctx, email))
        ? { kind: 'sign-up-attempt', email }
        : { kind: 'new-email', email: account.email },
    );
    return change;
  });
}

function refuseUnchangeable(ctx: RequestContext, account: AccountRow, email: string): void {
  const present = emailKey(account.email);
  if (emailKey(email) === present) {
    const words = emailChangeWords.same;
    throw new AppError('INVALID_INPUT', { words, fields: { email: words } });
  }
  // The next start would make a new administrator of that address.
  if (present === emailKey(ctx.app.config.adminEmail))
    throw new AppError('WRONG_STATE', { words: emailChangeWords.administrator });
}
