import { prepareRecording } from '#features/recordings/recordings/processing/prepare-recording.job.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
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
      const db = recordingTables(ctx.em);
      const forgotten = await db
        .selectFrom('recordings')
        .select(['id', 'family_id'])
        .where('state', '=', 'PROCESSING')
        .where('updated_at', '<', now.subtract({ hours: forgottenHours }).toString())
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, family_id: group } of forgotten) {
        await db
          .updateTable('recordings')
          .set({ updated_at: now.toString() })
          .where('id', '=', id)
          .execute();
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
