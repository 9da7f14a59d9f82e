import { prepareRecording } from '#features/recordings/recordings/processing/prepare-recording.job.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const batch = 100;
const forgottenHours = 6;

/**
 * Puts recordings back into the queue whose job is long gone: its attempts were used up while the
 * storage was away. Preparing one that is being prepared does no harm.
 */
export const rousePreparations = defineSweep({
  name: 'rouse-preparations',
  everySeconds: 3600,
  run: async (ctx) => {
    const now = ctx.clock.now();
    await inTransaction(ctx, async (ctx) => {
      const db = tables(ctx.em, RecordingEntity);
      const forgotten = await db
        .selectFrom('recordings')
        .select(['id', 'familyId'])
        .where('state', '=', 'PROCESSING')
        .where('updatedAt', '<', now.subtract({ hours: forgottenHours }))
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, familyId: group } of forgotten) {
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
