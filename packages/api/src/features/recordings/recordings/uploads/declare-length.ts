import type { RequestContext } from '#context.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { completeTake } from '#features/recordings/recordings/uploads/complete-take.ts';
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
    const upload = await recordingTables(ctx.em)
      .updateTable('recording_uploads')
      .set({ length })
      .where('recording_id', '=', recordingId)
      .where('length', 'is', null)
      .where('received', '<=', length)
      .returning('received')
      .executeTakeFirst();
    if (!upload) throw new AppError('CONFLICT');
    if (Number(upload.received) === length) await completeTake(ctx, recordingId, length);
  });
}
