import type { RequestContext } from '#platform/context.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { prepareVersion } from '#features/recordings/recordings/versions/prepare-version.job.ts';
import { RecordingVersionEntity } from '#features/recordings/recordings/versions/version.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const batch = 100;
const lostAfterHours = 6;
const retryAfterHours = 24;

/**
 * Enqueues versions again whose job is gone, and retries those that failed: an operator may have
 * installed a missing program since. Making one twice does no harm.
 */
export const requeueVersions = defineSweep({
  name: 'requeue-recording-versions',
  everySeconds: 600,
  run: (ctx) => inTransaction(ctx, requeue),
});

async function requeue(ctx: RequestContext): Promise<void> {
  const now = ctx.clock.now();
  const db = tables(ctx.em, RecordingEntity, RecordingVersionEntity);
  const lost = await db
    .selectFrom('recording_versions as version')
    .innerJoin('recordings as recording', 'recording.id', 'version.recordingId')
    .select(['version.id', 'recording.familyId'])
    .where('recording.state', '=', 'READY')
    .where((eb) =>
      eb.or([
        eb('version.state', '=', 'WAITING').and(
          eb('version.updatedAt', '<', now.subtract({ hours: lostAfterHours })),
        ),
        eb('version.state', '=', 'FAILED').and(
          eb('version.updatedAt', '<', now.subtract({ hours: retryAfterHours })),
        ),
      ]),
    )
    .orderBy('version.updatedAt')
    .limit(batch)
    .forUpdate('version')
    .skipLocked()
    .execute();
  for (const { id, familyId: group } of lost) {
    await db
      .updateTable('recording_versions')
      .set({ state: 'WAITING', attempts: 0, updatedAt: now })
      .where('id', '=', id)
      .execute();
    await ctx.jobs.enqueue(ctx, prepareVersion, { versionId: id }, { singletonKey: id, group });
  }
}
