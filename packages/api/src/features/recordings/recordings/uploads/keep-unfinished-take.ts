import { memoryWords } from '@infinite/schema/words/recordings.en';
import type { RequestContext } from '#context.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { completeTake } from '#features/recordings/recordings/uploads/complete-take.ts';
import { ownTake } from '#features/recordings/recordings/uploads/take.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Ends a take where it broke off: what has arrived becomes the recording. Twice does no harm. */
export async function keepUnfinishedTake(ctx: RequestContext, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const take = await ownTake(ctx, id);
    if (take.complete) return;
    const upload = await recordingTables(ctx.em)
      .selectFrom('recording_uploads')
      .select('received')
      .where('recording_id', '=', id)
      // Whoever still sends waits here, and then finds the take complete.
      .forUpdate()
      .executeTakeFirstOrThrow();
    const received = Number(upload.received);
    if (received === 0) throw new AppError('WRONG_STATE', { words: memoryWords.nothingArrived });
    await recordingTables(ctx.em)
      .updateTable('recording_uploads')
      .set({ length: received })
      .where('recording_id', '=', id)
      .execute();
    await completeTake(ctx, id, received);
  });
}
