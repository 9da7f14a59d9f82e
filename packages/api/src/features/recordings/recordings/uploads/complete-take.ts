import type { RequestContext } from '#context.ts';
import { prepareRecording } from '#features/recordings/recordings/processing/prepare-recording.job.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';

/** Everything has arrived: the recording is handed to preparation, in the caller's transaction. */
export async function completeTake(
  ctx: RequestContext,
  recordingId: string,
  bytes: number,
): Promise<void> {
  const completed = await recordingTables(ctx.em)
    .updateTable('recordings')
    .set({ state: 'PROCESSING', bytes, updated_at: ctx.clock.now().toString() })
    .where('id', '=', recordingId)
    .where('state', '=', 'UPLOADING')
    .returning('family_id')
    .executeTakeFirst();
  if (!completed) return;
  const { family_id: group } = completed;
  await ctx.jobs.enqueue(ctx, prepareRecording, { recordingId }, { group });
}
