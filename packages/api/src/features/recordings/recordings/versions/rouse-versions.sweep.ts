import type { RequestContext } from '#context.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { prepareVersion } from '#features/recordings/recordings/versions/prepare-version.job.ts';
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
  const db = recordingTables(ctx.em);
  const forgotten = await db
    .selectFrom('recording_versions as version')
    .innerJoin('recordings as recording', 'recording.id', 'version.recording_id')
    .select(['version.id', 'recording.family_id'])
    .where('recording.state', '=', 'READY')
    .where((eb) =>
      eb.or([
        eb('version.state', '=', 'WAITING').and(
          eb('version.updated_at', '<', now.subtract({ hours: forgottenHours }).toString()),
        ),
        eb('version.state', '=', 'FAILED').and(
          eb('version.updated_at', '<', now.subtract({ hours: failedHours }).toString()),
        ),
      ]),
    )
    .orderBy('version.updated_at')
    .limit(batch)
    .forUpdate('version')
    .skipLocked()
    .execute();
  for (const { id, family_id: group } of forgotten) {
    await db
      .updateTable('recording_versions')
      .set({ state: 'WAITING', attempts: 0, updated_at: now.toString() })
      .where('id', '=', id)
      .execute();
    await ctx.jobs.enqueue(ctx, prepareVersion, { versionId: id }, { singletonKey: id, group });
  }
}
