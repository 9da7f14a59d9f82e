import { forReader } from '@infinite/schema/locale/for-reader.server';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { issueAccountToken } from '#features/people/accounts/account-tokens.ts';
import { EmailChangeEntity } from '#features/people/accounts/email-change.entity.ts';
import { findAccount, type AccountRow } from '#features/people/accounts/find-account.ts';
import {
  approveEmailMail,
  emailChangedMail,
  newEmailMail,
  passwordChangedMail,
  resetPasswordMail,
  signUpAttemptMail,
  suspendedMail,
  verifyEmailMail,
  type AccountMail,
} from '#features/people/accounts/mail/account-mails.tsx';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

const kinds = [
  'verify-email',
  'reset-password',
  'sign-up-attempt',
  'password-changed',
  'suspended',
  'approve-email',
  'new-email',
  'email-changed',
] as const;

/**
 * Sends one mail about an account. The job creates the link, not its caller, so that no token waits
 * in the queue's table; a second try creates a new link, and the first stays valid in case its mail
 * did arrive. An address without an account gets nothing.
 */
export const sendAccountMail = defineJob({
  name: 'send-account-mail',
  /** `email` finds the account; `to` is a former address of it, which no longer does. */
  payload: z.object({ kind: z.enum(kinds), email: z.string(), to: z.string().optional() }),
  // With growing gaps up to ten minutes: about a day, as long as somebody waits for such a mail.
  retryLimit: 150,
  handle: async (ctx, { kind, email, to }) => {
    const mail = await inTransaction(ctx, async (ctx) => {
      const account = await findAccount(ctx, email);
      return account && forReader(account.reader, () => writeMail(ctx, kind, account));
    });
    if (!mail) return;
    const { hostname } = new URL(ctx.app.config.publicOrigin);
    await ctx.app.mailer.send({
      purpose: 'account',
      ...mail.rendered,
      messageId: `account-${newId()}@${hostname}`,
      to: { address: to ?? mail.to },
    });
  },
});

async function writeMail(
  ctx: RequestContext,
  kind: (typeof kinds)[number],
  account: AccountRow,
): Promise<{ to: string; rendered: AccountMail } | null> {
  const origin = ctx.app.config.publicOrigin;
  const to = account.email;
  switch (kind) {
    case 'verify-email': {
      if (account.emailVerified) return null;
      const { token } = await issueAccountToken(ctx, account, 'verify-email');
      return { to, rendered: verifyEmailMail({ url: `${origin}/verify-email/${token}` }) };
    }
    case 'reset-password': {
      const { token } = await issueAccountToken(ctx, account, 'reset-password');
      return { to, rendered: resetPasswordMail({ url: `${origin}/reset-password/${token}` }) };
    }
    case 'sign-up-attempt':
      return { to, rendered: signUpAttemptMail({ origin }) };
    case 'password-changed': {
      const { supportEmail } = await readSiteSettings(ctx);
      return { to, rendered: passwordChangedMail({ origin, support: supportEmail }) };
    }
    case 'approve-email':
    case 'new-email':
      return writeChangeMail(ctx, kind, account);
    case 'email-changed': {
      const { supportEmail } = await readSiteSettings(ctx);
      return {
        to,
        rendered: emailChangedMail({ email: to, url: `${origin}/`, support: supportEmail }),
      };
    }
    case 'suspended': {
      // The suspension may have ended before the mail left.
      if (!account.suspended) return null;
      const { supportEmail } = await readSiteSettings(ctx);
      return { to, rendered: suspendedMail({ origin, support: supportEmail }) };
    }
  }
}

/** Null when the change was withdrawn, or made, before the mail left. */
async function writeChangeMail(
  ctx: RequestContext,
  kind: 'approve-email' | 'new-email',
  account: { id: string; email: string },
): Promise<{ to: string; rendered: AccountMail } | null> {
  const change = await ctx.em.findOne(EmailChangeEntity, { userId: account.id });
  if (!change) return null;
  const to = kind === 'new-email' ? change.email : account.email;
  const { token } = await issueAccountToken(ctx, { id: account.id, email: to }, kind);
  const url = `${ctx.app.config.publicOrigin}/confirm-email-change/${token}`;
  if (kind === 'new-email') return { to, rendered: newEmailMail({ url }) };
  const { supportEmail } = await readSiteSettings(ctx);
  const rendered = approveEmailMail({ email: change.email, url, support: supportEmail });
  return { to, rendered };
}
