import type { z } from 'zod';
import { emailKey } from '@infinite/schema/accounts/email-address';
import type { resetPasswordInput } from '@infinite/schema/accounts/password.input';
import type { RequestContext } from '#platform/context.ts';
import {
  revokeAccountTokens,
  consumeAccountToken,
} from '#features/people/accounts/account-tokens.ts';
import { countByAccount, countByAddress } from '#features/people/accounts/attempt-limits.ts';
import { accountOf, findAccount } from '#features/people/accounts/find-account.ts';
import { sendAccountMail } from '#features/people/accounts/jobs/send-account-mail.job.ts';
import { hashPassword } from '#features/people/accounts/password-hash.ts';
import { refuseWeakPassword } from '#features/people/accounts/password-rules.ts';
import { revokeAccessOf } from '#features/people/accounts/revoke-access.ts';
import { beginSecondStep, forgetSecondStepsOf } from '#features/people/accounts/second-step.ts';
import { endSessionsOf, startSession } from '#features/people/accounts/sessions.ts';
import { liftLock } from '#features/people/accounts/sign-in-budget.ts';
import { UserEntity } from '#features/people/identity/index.ts';
import {
  forgetDevicesOf,
  hasAuthenticator,
  knownDeviceOf,
  recordSecurityEvent,
  rememberDevice,
} from '#features/people/security/index.ts';
import { markVerified } from '#features/people/accounts/verify-email.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Asks for a link by mail. Whether the address is known is looked up by the job, so that neither
 * answer nor time tells.
 * @throws AppError RATE_LIMITED
 */
export async function requestPasswordReset(ctx: RequestContext, email: string): Promise<void> {
  await countByAddress(ctx, 'passwordResetPerAddress');
  await countReset(ctx, email);
  await ctx.jobs.enqueue(ctx, sendAccountMail, { kind: 'reset-password', email });
}

/**
 * Sets a new password with a link. Every session, every other link of the kind, every API key and
 * webhook ends; a lock after wrong passwords ends too. This device is signed in, or asked for the
 * second step where the account has one: a mailbox alone does not open it. A link that came by mail
 * proves the address. An operator's proves only the server's own ADMIN_EMAIL: it was
 * read from the output of the server that this address administers.
 * @throws AppError LINK_EXPIRED, INVALID_INPUT, RATE_LIMITED
 */
export async function resetPassword(
  ctx: RequestContext,
  input: z.output<typeof resetPasswordInput>,
): Promise<void> {
  await countByAddress(ctx, 'tokenPerAddress');
  const passwordHash = await hashPassword(input.password);
  await inTransaction(ctx, async (ctx) => {
    const link = await consumeAccountToken(ctx, input.token, ['reset-password', 'set-password']);
    const account = await accountOf(ctx, link.userId);
    if (account.email !== link.email) {
      throw new AppError('LINK_EXPIRED', { log: 'the address changed' });
    }
    refuseWeakPassword(input.password, [account.email, account.username], 'password');
    await ctx.em.nativeUpdate(UserEntity, { id: account.id }, { passwordHash });
    await revokeAccountTokens(ctx, account.id, ['reset-password', 'set-password']);
    await endSessionsOf(ctx, account.id);
    await forgetSecondStepsOf(ctx, account.id);
    await forgetDevicesOf(ctx, account.id);
    await revokeAccessOf(ctx, account.id);
    await recordSecurityEvent(ctx, { kind: 'PASSWORD_RESET', userId: account.id });
    const proven = link.purpose === 'reset-password' || isAdminAddress(ctx, account.email);
    if (proven) await markVerified(ctx, account.id);
    const kind = account.passwordHash || proven ? 'password-changed' : 'verify-email';
    await ctx.jobs.enqueue(ctx, sendAccountMail, { kind, email: account.email });
    await liftLock(ctx, account.id);
    // A suspended account gets its new password, but nobody is signed in to it.
    if (account.suspended) return;
    if (await hasAuthenticator(ctx, account.id)) return beginSecondStep(ctx, account.id);
    await startSession(ctx, account.id, { browser: 'other', mobile: false });
    await rememberDevice(ctx, account.id);
  });
}

function isAdminAddress(ctx: RequestContext, email: string): boolean {
  return emailKey(email) === emailKey(ctx.app.config.adminEmail);
}

/** Three links an hour reach a mailbox, and three more when its owner's own browser asks. */
async function countReset(ctx: RequestContext, email: string): Promise<void> {
  const account = await findAccount(ctx, email);
  const device = await knownDeviceOf(ctx, account?.id);
  if (account) await recordSecurityEvent(ctx, { kind: 'PASSWORD_RESET_ASKED', userId: account.id });
  if (!device) return countByAccount(ctx, 'passwordResetPerAccount', email);
  return countByAccount(ctx, 'passwordResetPerDevice', device);
}
