import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { SignUpInput } from '@infinite/schema/accounts/sign-up.input';
import { accountWords } from '@infinite/schema/words/accounts.en';
import type { RequestContext } from '#platform/context.ts';
import { countByAccount, countByAddress } from '#features/people/accounts/attempt-limits.ts';
import { createUser, isEmailTaken } from '#features/people/accounts/create-user.ts';
import { sendAccountMail } from '#features/people/accounts/jobs/send-account-mail.job.ts';
import { hashPassword } from '#features/people/accounts/password-hash.ts';
import { refuseWeakPassword } from '#features/people/accounts/password-rules.ts';
import { sessionUser } from '#features/people/accounts/session-user.ts';
import { startSession } from '#features/people/accounts/sessions.ts';
import { createFamily } from '#features/people/families/index.ts';
import { noteSignUp, writePendingViews } from '#features/insight/growth/index.ts';
import { recordSecurityEvent, rememberDevice } from '#features/people/security/index.ts';
import { readSettings } from '#features/operations/settings/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Makes an account with a family of its own, signed in at once, and mails a link that proves the
 * address. What an address that is already known learns, see docs/decisions (sign-up and known
 * addresses).
 * @throws AppError REGISTRATION_CLOSED, INVALID_INPUT, RATE_LIMITED
 */
export async function signUp(ctx: RequestContext, input: SignUpInput): Promise<SessionUser> {
  const { registrationEnabled } = await readSettings(ctx);
  if (!registrationEnabled) throw new AppError('REGISTRATION_CLOSED');
  await countByAddress(ctx, 'signUpPerAddress');
  await countByAccount(ctx, 'signUpPerAccount', input.email);
  refuseWeakPassword(input.password, [input.email, input.username], 'password');
  // Before the look-up, so that a known address costs the same time as a new one.
  const passwordHash = await hashPassword(input.password);
  if (await isEmailTaken(ctx, input.email)) return refuseKnownAddress(ctx, input.email);
  await writePendingViews(ctx.app);
  const user = await inTransaction(ctx, async (ctx) => {
    const created = await createUser(ctx, { ...input, passwordHash });
    if (!created) return null;
    await createFamily(ctx, { name: accountWords.familyOf(created.username), ownerId: created.id });
    await startSession(ctx, created.id, input);
    await rememberDevice(ctx, created.id);
    await recordSecurityEvent(ctx, { kind: 'SIGN_UP', userId: created.id });
    await noteSignUp(ctx, { userId: created.id, source: input.source });
    await ctx.jobs.enqueue(ctx, sendAccountMail, { kind: 'verify-email', email: input.email });
    return sessionUser(ctx, created.id);
  });
  return user ?? refuseKnownAddress(ctx, input.email);
}

/** The caller learns no more than that it failed; the owner of the address learns the rest. */
async function refuseKnownAddress(ctx: RequestContext, email: string): Promise<never> {
  await ctx.jobs.enqueue(ctx, sendAccountMail, { kind: 'sign-up-attempt', email });
  throw new AppError('INVALID_INPUT', {
    words: accountWords.signUpFailed,
    log: 'sign-up with a known address',
  });
}
