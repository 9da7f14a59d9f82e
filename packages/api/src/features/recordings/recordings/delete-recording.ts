import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import type { RequestContext } from '#platform/context.ts';
import { findVisibleRecording } from '#features/recordings/recordings/find-recordings.ts';
import { canDeleteRecording } from '#features/recordings/recordings/recording.policy.ts';
import { whyRecordingStays } from '#features/recordings/recordings/recording-guards.ts';
import { moveToTrash } from '#features/recordings/recordings/trash/move-to-trash.ts';
import { removeRecording } from '#features/recordings/recordings/remove-recording.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

const foreignKeyViolation = '23503';

/**
 * Moves a recording to the trash, from which it can be restored for `trashDays`. A take that is still on
 * its way is erased at once: nothing can be restored of it.
 * @throws AppError WRONG_STATE, with the reason in words, while a message needs it
 */
export async function deleteRecording(ctx: RequestContext, id: string): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      const recording = await findVisibleRecording(ctx, id);
      if (!canDeleteRecording(ctx.actor, recording)) throw new AppError('FORBIDDEN');
      const words = await whyRecordingStays(ctx, recording.id);
      if (words !== null) throw new AppError('WRONG_STATE', { words });
      if (recording.state === 'UPLOADING') await removeRecording(ctx, recording.id);
      else await moveToTrash(ctx, recording);
    });
  } catch (error) {
    // Something took it into use between the guards' look and the deletion.
    throw refusalOfUse(error);
  }
}

/** What to say when the database still has a reference to it; else the error itself. */
export function refusalOfUse(error: unknown): unknown {
  if (!isForeignKeyViolation(error)) return error;
  return new AppError('WRONG_STATE', { words: memoryWords.inUseSomewhere, cause: error });
}

function isForeignKeyViolation(error: unknown): boolean {
  if (error instanceof ForeignKeyConstraintViolationException) return true;
  return error instanceof Error && 'code' in error && error.code === foreignKeyViolation;
}
