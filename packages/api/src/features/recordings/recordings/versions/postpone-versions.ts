import type { RequestContext } from '#context.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { prepareVersion } from '#features/recordings/recordings/versions/prepare-version.job.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Lets deliveries of a story that is told in the past go on without the files of a version; they are
 * made after it, by `makePostponed`. For sample families alone: real deliveries wait.
 */
export async function postponeVersion(ctx: RequestContext, versionId: string): Promise<void> {
  await recordingTables(ctx.em)
    .updateTable('recording_versions')
    .set({ state: 'READY' })
    .where('id', '=', versionId)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Hands postponed versions to the workers; nobody waits for them meanwhile. */
export async function makePostponed(
  ctx: RequestContext,
  familyId: string,
  versionIds: readonly string[],
): Promise<void> {
  if (versionIds.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    await recordingTables(ctx.em)
      .updateTable('recording_versions')
      .set({ state: 'WAITING', updated_at: ctx.clock.now().toString() })
      .where('id', 'in', [...versionIds])
      .execute();
    for (const versionId of versionIds) {
      await ctx.jobs.enqueue(ctx, prepareVersion, { versionId }, { group: familyId });
    }
  });
}
