import { prepareRecording } from '#features/recordings/recordings/processing/prepare-recording.job.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const batch = 100;
const lostAfterHours = 6;

/**
 * Enqueues recordings again whose job is gone because its retries ran out while the storage was down.
 * Preparing one twice does no harm.
 */
export const requeuePreparations = defineSweep({
  name: 'requeue-preparations',
  everySeconds: 3600,
  run: async (ctx) => {
    const now = ctx.clock.now();
    await inTransaction(ctx, async (ctx) => {
      const db = tables(ctx.em, RecordingEntity);
      const lost = await db
        .selectFrom('recordings')
        .select(['id', 'familyId'])
        .where('state', '=', 'PROCESSING')
        .where('updatedAt', '<', now.subtract({ hours: lostAfterHours }))
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, familyId: group } of lost) {
        await db.updateTable('recordings').set({ updatedAt: now }).where('id', '=', id).execute();
        await ctx.jobs.enqueue(
          ctx,
          prepareRecording,
          { recordingId: id },
          { singletonKey: id, group },
        );
      }
    });
  },
});
