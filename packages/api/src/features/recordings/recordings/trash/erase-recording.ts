import type { RequestContext } from '#platform/context.ts';
import { refusalOfUse } from '#features/recordings/recordings/delete-recording.ts';
import { whyRecordingStays } from '#features/recordings/recordings/recording-guards.ts';
import { removeRecording } from '#features/recordings/recordings/remove-recording.ts';
import { lockTrashed } from '#features/recordings/recordings/trash/find-trashed.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Erases a recording in the trash now, with what is stored of it.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND; WRONG_STATE, with the reason in words, while a message
 *   needs it
 */
export async function eraseRecording(ctx: RequestContext, id: string): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      const trashed = await lockTrashed(ctx, id);
      const words = await whyRecordingStays(ctx, trashed);
      if (words !== null) throw new AppError('WRONG_STATE', { words });
      await removeRecording(ctx, trashed);
    });
  } catch (error) {
    throw refusalOfUse(error);
  }
}
