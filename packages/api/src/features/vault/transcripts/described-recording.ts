import { requirePerson, type RequestContext } from '#platform/context.ts';
import {
  canDescribeRecording,
  findVisibleRecording,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * A recording that the actor sees and may describe, and so its transcript too.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN; NOT_FOUND when the actor may not see it
 */
export async function describedRecording(
  ctx: RequestContext,
  recordingId: string,
): Promise<ShownRecording> {
  requirePerson(ctx);
  const recording = await findVisibleRecording(ctx, recordingId);
  if (!canDescribeRecording(ctx.actor, recording)) throw new AppError('FORBIDDEN');
  return recording;
}
