import type { RequestContext } from '#context.ts';
import { clearStorage } from '#features/recordings/recordings/clear-storage.job.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Removes the row now and what is stored soon after; the permission was checked before. */
export async function removeRecording(ctx: RequestContext, recordingId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const db = recordingTables(ctx.em);
    await db.deleteFrom('recordings').where('id', '=', recordingId).execute();
    // Should the job be lost, a sweep finds what it left by this row.
    await db
      .insertInto('removed_recordings')
      .values({ recording_id: recordingId, removed_at: ctx.clock.now().toString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await ctx.jobs.enqueue(ctx, clearStorage, { recordingId });
  });
}
