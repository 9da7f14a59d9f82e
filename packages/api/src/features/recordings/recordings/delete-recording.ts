import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import type { RequestContext } from '#platform/context.ts';
import { findVisibleRecording } from '#features/recordings/recordings/find-recordings.ts';
import { canDeleteRecording } from '#features/recordings/recordings/recording.policy.ts';
import { whyRecordingStays } from '#features/recordings/recordings/recording-guards.ts';
import { removeRecording } from '#features/recordings/recordings/remove-recording.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

const foreignKeyViolation = '23503';

/**
 * Deletes a recording and what is stored of it.
 * @throws AppError WRONG_STATE, with the reason in words, while a message needs it
 */
export async function deleteRecording(ctx: RequestContext, id: string): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      const recording = await findVisibleRecording(ctx, id);
      if (!canDeleteRecording(ctx.actor, recording)) throw new AppError('FORBIDDEN');
      const words = await whyRecordingStays(ctx, recording.id);
      if (words !== null) throw new AppError('WRONG_STATE', { words });
      await removeRecording(ctx, recording.id);
    });
  } catch (error) {
    // Something took it into use between the guards' look and the deletion.
    if (isForeignKeyViolation(error)) {
      throw new AppError('WRONG_STATE', { words: memoryWords.inUseSomewhere, cause: error });
    }
    throw error;
  }
}

function isForeignKeyViolation(error: unknown): boolean {
  if (error instanceof ForeignKeyConstraintViolationException) return true;
  return error instanceof Error && 'code' in error && error.code === foreignKeyViolation;
}
