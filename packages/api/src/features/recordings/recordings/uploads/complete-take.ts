import type { RequestContext } from '#platform/context.ts';
import { prepareRecording } from '#features/recordings/recordings/processing/prepare-recording.job.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** Everything has arrived: enqueues the preparation, in the caller's transaction. */
export async function completeTake(
  ctx: RequestContext,
  recordingId: string,
  bytes: number,
): Promise<void> {
  const completed = await tables(ctx.em, RecordingEntity)
    .updateTable('recordings')
    .set({ state: 'PROCESSING', bytes, updatedAt: ctx.clock.now() })
    .where('id', '=', recordingId)
    .where('state', '=', 'UPLOADING')
    .returning('familyId')
    .executeTakeFirst();
  if (!completed) return;
  const { familyId: group } = completed;
  await ctx.jobs.enqueue(ctx, prepareRecording, { recordingId }, { group });
}
