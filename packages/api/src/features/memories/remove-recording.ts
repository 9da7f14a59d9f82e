import type { RequestContext } from '#context.ts';
import { clearStorage } from '#features/memories/clear-storage.job.ts';
import { recordingTables } from '#features/memories/recording-tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Removes the row now and what is stored soon after; the permission was checked before. */
export async function removeRecording(ctx: RequestContext, recordingId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await recordingTables(ctx.em).deleteFrom('recordings').where('id', '=', recordingId).execute();
    await ctx.jobs.enqueue(ctx, clearStorage, { recordingId });
  });
}
