import { currentPreparation, needsOpening } from '#features/recordings/recordings/preparations.ts';
import {
  announcePrepared,
  preparedColumns,
} from '#features/recordings/recordings/prepared-listeners.ts';
import { prepareAgain } from '#features/recordings/recordings/processing/prepare-again.job.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const batch = 200;

/**
 * Brings what an earlier release prepared up to this one. Only what lacks something that its file can give is
 * opened for it.
 */
export const prepareEarlier = defineSweep({
  name: 'prepare-earlier-recordings',
  everySeconds: 300,
  run: async (ctx) => {
    await inTransaction(ctx, async (ctx) => {
      const db = tables(ctx.em, RecordingEntity);
      const earlier = await db
        .selectFrom('recordings')
        .select(preparedColumns)
        .select(['storedAs', 'preparation'])
        .where('preparation', '<', currentPreparation)
        .where('state', 'in', ['READY', 'FAILED'])
        .orderBy('preparation')
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { storedAs, preparation, ...recording } of earlier) {
        const { id, familyId: group } = recording;
        if (storedAs === null && needsOpening({ ...recording, preparation })) {
          const once = { singletonKey: id, group };
          await ctx.jobs.enqueue(ctx, prepareAgain, { recordingId: id }, once);
          continue;
        }
        await announcePrepared(ctx, { ...recording, facts: null, looks: null });
        const now = { preparation: currentPreparation };
        await db.updateTable('recordings').set(now).where('id', '=', id).execute();
      }
    });
  },
});
