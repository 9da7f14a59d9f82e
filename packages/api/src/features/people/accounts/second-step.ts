import { secondStepLimits } from '@infinite/schema/catalogue/auth';
import { secondFactorWords } from '@infinite/schema/words/second-factor.en';
import type { RequestContext } from '#platform/context.ts';
import { SecondStepEntity } from '#features/people/accounts/second-step.entity.ts';
import { hashToken, newToken } from '#platform/crypto/tokens.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { secondStepCookie } from '#platform/http/request-context.ts';

const form = /^[A-Za-z0-9_-]{43}$/;

/** Remembers, in this browser, that the password was right. There is no session yet. */
export async function beginSecondStep(ctx: RequestContext, userId: string): Promise<void> {
  const { token, hash } = newToken();
  const now = ctx.clock.now();
  await ctx.em.insert(SecondStepEntity, {
    tokenHash: hash,
    userId,
    browserHash: hashToken(ctx.meta.userAgent),
    createdAt: now,
    expiresAt: now.add({ minutes: secondStepLimits.minutes }),
  });
  ctx.reply.set(secondStepCookie, token, { maxAgeSeconds: secondStepLimits.minutes * 60 });
}

/**
 * Counts an attempt at the second step of this browser.
 * @returns whose sign-in it is
 * @throws AppError UNAUTHENTICATED when none is open here, or its time or its attempts are over
 */
export async function attemptSecondStep(ctx: RequestContext): Promise<string> {
  const row = await tables(ctx.em, SecondStepEntity)
    .updateTable('second_steps')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('tokenHash', '=', hashOf(ctx))
    .where('browserHash', '=', hashToken(ctx.meta.userAgent))
    .where('attempts', '<', secondStepLimits.attempts)
    .where('expiresAt', '>', ctx.clock.now())
    .returning('userId')
    .executeTakeFirst();
  if (!row) throw over(ctx);
  return row.userId;
}

/**
 * Whose sign-in waits here, without counting an attempt.
 * @throws AppError UNAUTHENTICATED when none is open here
 */
export async function openSecondStep(ctx: RequestContext): Promise<string> {
  const row = await tables(ctx.em, SecondStepEntity)
    .selectFrom('second_steps')
    .select('userId')
    .where('tokenHash', '=', hashOf(ctx))
    .where('browserHash', '=', hashToken(ctx.meta.userAgent))
    .where('attempts', '<', secondStepLimits.attempts)
    .where('expiresAt', '>', ctx.clock.now())
    .executeTakeFirst();
  if (!row) throw over(ctx);
  return row.userId;
}

/**
 * Ends it, once: of two concurrent uses one wins.
 * @throws AppError UNAUTHENTICATED
 */
export async function endSecondStep(ctx: RequestContext): Promise<void> {
  const ended = await ctx.em.nativeDelete(SecondStepEntity, { tokenHash: hashOf(ctx) });
  if (ended !== 1) throw over(ctx);
  ctx.reply.clear(secondStepCookie);
}

/** A new password ends what an old one began. */
export async function forgetSecondStepsOf(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.em.nativeDelete(SecondStepEntity, { userId });
}

function hashOf({ meta }: RequestContext): string {
  const token = meta.secondStep;
  return token && form.test(token) ? hashToken(token) : '';
}

function over(ctx: RequestContext): AppError {
  ctx.reply.clear(secondStepCookie);
  return new AppError('UNAUTHENTICATED', { words: secondFactorWords.over });
}
