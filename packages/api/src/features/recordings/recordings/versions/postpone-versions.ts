import type { RequestContext } from '#platform/context.ts';
import { prepareVersion } from '#features/recordings/recordings/versions/prepare-version.job.ts';
import { RecordingVersionEntity } from '#features/recordings/recordings/versions/version.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Lets deliveries of a sample family go on without the files of a version, which `makePostponed`
 * makes later. Real deliveries wait.
 */
export async function postponeVersion(ctx: RequestContext, versionId: string): Promise<void> {
  await tables(ctx.em, RecordingVersionEntity)
    .updateTable('recording_versions')
    .set({ state: 'READY' })
    .where('id', '=', versionId)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Enqueues postponed versions; no delivery waits for them. */
export async function makePostponed(
  ctx: RequestContext,
  familyId: string,
  versionIds: readonly string[],
): Promise<void> {
  if (versionIds.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    await tables(ctx.em, RecordingVersionEntity)
      .updateTable('recording_versions')
      .set({ state: 'WAITING', updatedAt: ctx.clock.now() })
      .where('id', 'in', [...versionIds])
      .execute();
    for (const versionId of versionIds) {
      await ctx.jobs.enqueue(ctx, prepareVersion, { versionId }, { group: familyId });
    }
  });
}
