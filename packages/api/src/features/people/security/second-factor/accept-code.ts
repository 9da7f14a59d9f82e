import { authRateLimits } from '@infinite/schema/catalogue/auth';
import { isAuthenticatorCode, plainCode } from '@infinite/schema/accounts/second-factor.input';
import { secondFactorWords } from '@infinite/schema/words/second-factor.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { AuthenticatorEntity } from '#features/people/security/second-factor/authenticator.entity.ts';
import { openSecret } from '#features/people/security/second-factor/authenticator-secret.ts';
import {
  recoveryCodesLeft,
  spendRecoveryCode,
} from '#features/people/security/second-factor/recovery-codes.ts';
import { stepOfCode } from '#features/people/security/second-factor/totp.ts';
import { recordSecurityEvent } from '#features/people/security/record-security-event.ts';
import { sendSecurityMail } from '#features/people/security/jobs/send-security-mail.job.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

const buckets = ['codePerAccount', 'codePerAccountAndDay'] as const;

/**
 * Uses up a code of the authenticator app, or a recovery code. Attempts count by account, in minutes
 * and by the day: six digits could be guessed in weeks otherwise.
 * @throws AppError INVALID_INPUT, RATE_LIMITED
 */
export async function acceptCode(
  ctx: RequestContext,
  userId: string,
  text: string,
): Promise<'code' | 'recoveryCode'> {
  await countAttempt(ctx, userId);
  const kind = isAuthenticatorCode(text) ? 'code' : 'recoveryCode';
  const accepted =
    kind === 'code'
      ? await spendCode(ctx, userId, plainCode(text))
      : await spendRecoveryCodeLoudly(ctx, userId, text);
  if (accepted) {
    for (const bucket of buckets)
      await ctx.app.rateLimit.giveBack(bucket, userId, authRateLimits[bucket]);
    return kind;
  }
  await recordSecurityEvent(ctx, { kind: 'SECOND_STEP_FAILED', userId });
  const words = kind === 'code' ? secondFactorWords.codeWrong : secondFactorWords.recoveryWrong;
  throw new AppError('INVALID_INPUT', { words, fields: { code: words } });
}

async function countAttempt(ctx: RequestContext, userId: string): Promise<void> {
  try {
    for (const bucket of buckets)
      await ctx.app.rateLimit.take(bucket, userId, authRateLimits[bucket]);
  } catch (error) {
    await recordSecurityEvent(ctx, { kind: 'SECOND_STEP_REFUSED', userId });
    throw error;
  }
}

/** One statement compares and stores the step, so that of two concurrent uses one wins. */
async function spendCode(ctx: RequestContext, userId: string, code: string): Promise<boolean> {
  const db = tables(ctx.em, AuthenticatorEntity);
  const known = await db
    .selectFrom('authenticators')
    .select('sealedSecret')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  if (!known) return false;
  const step = stepOfCode(openSecret(ctx.app, userId, known.sealedSecret), code, ctx.clock.now());
  if (step === null) return false;
  const used = await db
    .updateTable('authenticators')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where(sql<boolean>`coalesce(last_step, -1) < ${step}`)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

async function spendRecoveryCodeLoudly(
  ctx: RequestContext,
  userId: string,
  code: string,
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await spendRecoveryCode(ctx, userId, code))) return false;
    const left = String(await recoveryCodesLeft(ctx, userId));
    await recordSecurityEvent(ctx, { kind: 'RECOVERY_CODE_USED', userId });
    await ctx.jobs.enqueue(ctx, sendSecurityMail, {
      kind: 'recoveryCodeUsed',
      userId,
      detail: left,
    });
    return true;
  });
}
