import { captureRateLimits } from '@infinite/schema/catalogue/captures';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import type { Capture, CaptureQuestion } from '#features/stories/captures/capture.entity.ts';
import { captureByToken, questionsOf } from '#features/stories/captures/find-capture.ts';
import { AppError } from '#platform/errors/app-error.ts';

export type LinkStanding = 'OPENABLE' | 'ENDED' | 'EXPIRED';

/** An ended link takes no answers, but its holder can still hear and delete them. */
export function standingOfLink(capture: Capture, now: Temporal.Instant): LinkStanding {
  if (Temporal.Instant.compare(now, capture.expiresAt) >= 0) return 'EXPIRED';
  return capture.state === 'ENDED' ? 'ENDED' : 'OPENABLE';
}

/** @throws AppError NOT_FOUND, LINK_EXPIRED, RATE_LIMITED */
export async function requireLink(ctx: RequestContext, token: string): Promise<Capture> {
  const capture = await captureByToken(ctx, token);
  if (!capture) throw new AppError('NOT_FOUND');
  await ctx.app.rateLimit.take('captureLink', capture.id, captureRateLimits.perLink);
  return capture;
}

/** The capture of the link, locked until the transaction ends. */
export async function lockLink(
  ctx: RequestContext,
  token: string,
  standings: readonly LinkStanding[],
): Promise<Capture> {
  const capture = await captureByToken(ctx, token, 'locked');
  if (!capture) throw new AppError('NOT_FOUND');
  if (!standings.includes(standingOfLink(capture, ctx.clock.now()))) {
    throw new AppError('LINK_EXPIRED');
  }
  return capture;
}

/** @throws AppError NOT_FOUND for a question of another link */
export async function questionOfLink(
  ctx: RequestContext,
  capture: Capture,
  questionId: string,
): Promise<CaptureQuestion> {
  if (!z.guid().safeParse(questionId).success) throw new AppError('NOT_FOUND');
  const question = (await questionsOf(ctx, [capture.id])).find(({ id }) => id === questionId);
  if (!question) throw new AppError('NOT_FOUND');
  return question;
}

/** A removed answer that a message still needs keeps its recording until it can be erased. */
export function takesAnswer({ state, recordingId }: CaptureQuestion): boolean {
  return state !== 'ANSWERED' && recordingId === null;
}
