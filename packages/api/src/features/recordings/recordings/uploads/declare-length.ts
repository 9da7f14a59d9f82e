import type { RequestContext } from '#platform/context.ts';
import { RecordingUploadEntity } from '#features/recordings/recordings/recording-upload.entity.ts';
import { completeTake } from '#features/recordings/recordings/uploads/complete-take.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Says how long a live take is in the end; when that much has arrived already, it is complete.
 * @throws AppError CONFLICT when the length is known already, or more has arrived
 */
export async function declareLength(
  ctx: RequestContext,
  recordingId: string,
  length: number,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const upload = await tables(ctx.em, RecordingUploadEntity)
      .updateTable('recording_uploads')
      .set({ length })
      .where('recordingId', '=', recordingId)
      .where('length', 'is', null)
      .where('received', '<=', length)
      .returning('received')
      .executeTakeFirst();
    if (!upload) throw new AppError('CONFLICT');
    if (upload.received === length) await completeTake(ctx, recordingId, length);
  });
}
