import type { RequestContext } from '#platform/context.ts';
import { announceRemoved } from '#features/collaboration/subjects/index.ts';
import { clearStorage } from '#features/recordings/recordings/clear-storage.job.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { RemovedRecordingEntity } from '#features/recordings/recordings/removed-recording.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Removes the row now and what is stored soon after; the permission was checked before. */
export async function removeRecording(ctx: RequestContext, recordingId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, RecordingEntity, RemovedRecordingEntity);
    await db.deleteFrom('recordings').where('id', '=', recordingId).execute();
    await announceRemoved(ctx, { kind: 'RECORDING', id: recordingId });
    // Should the job be lost, a sweep finds what it left by this row.
    await db
      .insertInto('removed_recordings')
      .values({ recordingId: recordingId, removedAt: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await ctx.jobs.enqueue(ctx, clearStorage, { recordingId });
  });
}
