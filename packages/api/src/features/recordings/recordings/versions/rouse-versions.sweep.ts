import type { RequestContext } from '#context.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { prepareVersion } from '#features/recordings/recordings/versions/prepare-version.job.ts';
import { RecordingVersionEntity } from '#features/recordings/recordings/versions/version.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const batch = 100;
const forgottenHours = 6;
const failedHours = 24;

/**
 * Puts versions back into the queue whose job is long gone, and tries again what could not be made:
 * an operator may have installed what was missing. Making one that is being made does no harm.
 */
export const rouseVersions = defineSweep({
  name: 'rouse-recording-versions',
  everySeconds: 600,
  run: (ctx) => inTransaction(ctx, rouse),
});

async function rouse(ctx: RequestContext): Promise<void> {
  const now = ctx.clock.now();
  const db = tables(ctx.em, RecordingEntity, RecordingVersionEntity);
  const forgotten = await db
    .selectFrom('recording_versions as version')
    .innerJoin('recordings as recording', 'recording.id', 'version.recordingId')
    .select(['version.id', 'recording.familyId'])
    .where('recording.state', '=', 'READY')
    .where((eb) =>
      eb.or([
        eb('version.state', '=', 'WAITING').and(
          eb('version.updatedAt', '<', now.subtract({ hours: forgottenHours })),
        ),
        eb('version.state', '=', 'FAILED').and(
          eb('version.updatedAt', '<', now.subtract({ hours: failedHours })),
        ),
      ]),
    )
    .orderBy('version.updatedAt')
    .limit(batch)
    .forUpdate('version')
    .skipLocked()
    .execute();
  for (const { id, familyId: group } of forgotten) {
    await db
      .updateTable('recording_versions')
      .set({ state: 'WAITING', attempts: 0, updatedAt: now })
      .where('id', '=', id)
      .execute();
    await ctx.jobs.enqueue(ctx, prepareVersion, { versionId: id }, { singletonKey: id, group });
  }
}
