import { plainCode } from '@infinite/schema/accounts/second-factor.input';
import { secondFactorWords } from '@infinite/schema/words/second-factor.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { findUser } from '#features/people/identity/index.ts';
import { AuthenticatorEntity } from '#features/people/security/second-factor/authenticator.entity.ts';
import {
  openSecret,
  sealSecret,
} from '#features/people/security/second-factor/authenticator-secret.ts';
import {
  deleteRecoveryCodes,
  replaceRecoveryCodes,
} from '#features/people/security/second-factor/recovery-codes.ts';
import { keyUri, newSecret, stepOfCode } from '#features/people/security/second-factor/totp.ts';
import { recordSecurityEvent } from '#features/people/security/record-security-event.ts';
import { requireTypedPassword } from '#features/people/security/require-recent-password.ts';
import { sendSecurityMail } from '#features/people/security/jobs/send-security-mail.job.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface AuthenticatorSetup {
  /** Base 32, for typing. */
  readonly secret: string;
  /** For the QR code. */
  readonly uri: string;
}

/**
 * Begins the set-up: a new secret that counts for nothing until a code of it arrives. Called again,
 * it replaces the secret.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, PASSWORD_NEEDED; WRONG_STATE if there is one already
 */
export async function beginAuthenticator(ctx: RequestContext): Promise<AuthenticatorSetup> {
  const { userId } = await requireTypedPassword(ctx);
  const secret = newSecret();
  const row = {
    sealedSecret: sealSecret(ctx.app, userId, secret),
    lastStep: null,
    createdAt: ctx.clock.now(),
  };
  const written = await tables(ctx.em, AuthenticatorEntity)
    .insertInto('authenticators')
    .values({ userId, ...row, confirmedAt: null })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(row).where('authenticators.confirmedAt', 'is', null),
    )
    .executeTakeFirst();
  if (!written.numInsertedOrUpdatedRows)
    throw new AppError('WRONG_STATE', { words: secondFactorWords.alreadyOn });
  const account = await findUser(ctx.em, userId);
  return { secret, uri: keyUri(secret, account?.email ?? '') };
}

/**
 * The first code shows that the app has the secret; from now on signing in takes a second step.
 * @returns the recovery codes, which are not shown again
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, PASSWORD_NEEDED, INVALID_INPUT, WRONG_STATE
 */
export async function confirmAuthenticator(ctx: RequestContext, code: string): Promise<string[]> {
  const { userId } = requirePerson(ctx);
  await requireTypedPassword(ctx);
  const pending = await tables(ctx.em, AuthenticatorEntity)
    .selectFrom('authenticators')
    .select('sealedSecret')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  if (!pending) throw new AppError('WRONG_STATE', { words: secondFactorWords.setUpGone });
  const secret = openSecret(ctx.app, userId, pending.sealedSecret);
  const step = stepOfCode(secret, plainCode(code), ctx.clock.now());
  if (step === null) {
    const words = secondFactorWords.firstCodeWrong;
    throw new AppError('INVALID_INPUT', { words, fields: { code: words } });
  }
  return inTransaction(ctx, async (ctx) => {
    const on = await ctx.em.nativeUpdate(
      AuthenticatorEntity,
      // The secret that was checked, and no other that a second window began meanwhile.
      { userId, confirmedAt: null, sealedSecret: pending.sealedSecret },
      { confirmedAt: ctx.clock.now(), lastStep: step },
    );
    if (on !== 1) throw new AppError('WRONG_STATE', { words: secondFactorWords.setUpGone });
    await recordSecurityEvent(ctx, { kind: 'AUTHENTICATOR_ADDED', userId });
    await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'secondStepOn', userId, detail: '' });
    return replaceRecoveryCodes(ctx, userId);
  });
}

/**
 * Turns the app and its recovery codes off.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, PASSWORD_NEEDED
 */
export async function turnOffAuthenticator(ctx: RequestContext): Promise<void> {
  const { userId } = await requireTypedPassword(ctx);
  await inTransaction(ctx, async (ctx) => {
    const removed = await ctx.em.nativeDelete(AuthenticatorEntity, { userId });
    await deleteRecoveryCodes(ctx, userId);
    if (removed === 0) return;
    await recordSecurityEvent(ctx, { kind: 'AUTHENTICATOR_REMOVED', userId });
    await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'secondStepOff', userId, detail: '' });
  });
}
