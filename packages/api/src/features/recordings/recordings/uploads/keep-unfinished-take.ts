import { memoryWords } from '@infinite/schema/words/recordings.en';
import type { RequestContext } from '#platform/context.ts';
import { RecordingUploadEntity } from '#features/recordings/recordings/recording-upload.entity.ts';
import { completeTake } from '#features/recordings/recordings/uploads/complete-take.ts';
import { ownTake } from '#features/recordings/recordings/uploads/take.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Ends a take where it broke off: what has arrived becomes the recording. Twice does no harm. */
export async function keepUnfinishedTake(ctx: RequestContext, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const take = await ownTake(ctx, id);
    if (take.complete) return;
    const upload = await tables(ctx.em, RecordingUploadEntity)
      .selectFrom('recording_uploads')
      .select('received')
      .where('recordingId', '=', id)
      // A request that is still sending waits for this, and then finds the take complete.
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { received } = upload;
    if (received === 0) throw new AppError('WRONG_STATE', { words: memoryWords.nothingArrived });
    await tables(ctx.em, RecordingUploadEntity)
      .updateTable('recording_uploads')
      .set({ length: received })
      .where('recordingId', '=', id)
      .execute();
    await completeTake(ctx, id, received);
  });
}
