import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import {
  CaptureEntity,
  CaptureQuestionEntity,
  type Capture,
  type CaptureQuestion,
} from '#features/stories/captures/capture.entity.ts';
import { canSeeCapture } from '#features/stories/captures/capture.policy.ts';
import { requireRight } from '#features/people/families/index.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Locks a capture that the actor may see until the transaction ends.
 * @throws AppError FORBIDDEN, or NOT_FOUND for one that does not exist for the actor
 */
export async function lockCapture(ctx: RequestContext, id: string): Promise<Capture> {
  requirePerson(ctx);
  requireRight(ctx, 'seeRecordings');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const capture = await selectCaptures(ctx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!capture || !canSeeCapture(ctx.actor, capture)) throw new AppError('NOT_FOUND');
  return capture;
}

/** Checks no permission: the token is it. */
export async function captureByToken(
  ctx: RequestContext,
  token: string,
  lock: 'locked' | 'read' = 'read',
): Promise<Capture | undefined> {
  const query = selectCaptures(ctx).where('tokenHash', '=', hashToken(token));
  return (lock === 'locked' ? query.forUpdate() : query).executeTakeFirst();
}

export function selectCaptures(ctx: RequestContext) {
  return tables(ctx.em, CaptureEntity).selectFrom('captures').selectAll();
}

/** Of several captures, in the order in which they are asked. */
export async function questionsOf(
  ctx: RequestContext,
  captureIds: readonly string[],
): Promise<CaptureQuestion[]> {
  if (captureIds.length === 0) return [];
  return tables(ctx.em, CaptureQuestionEntity)
    .selectFrom('capture_questions')
    .selectAll()
    .where('captureId', 'in', [...captureIds])
    .orderBy('place')
    .orderBy('id')
    .execute();
}

export async function changeCaptureRow(
  ctx: RequestContext,
  id: string,
  columns: Partial<Capture>,
): Promise<void> {
  await tables(ctx.em, CaptureEntity)
    .updateTable('captures')
    .set(columns)
    .where('id', '=', id)
    .execute();
}

export async function changeQuestionRow(
  ctx: RequestContext,
  id: string,
  columns: Partial<CaptureQuestion>,
): Promise<void> {
  await tables(ctx.em, CaptureQuestionEntity)
    .updateTable('capture_questions')
    .set(columns)
    .where('id', '=', id)
    .execute();
}
