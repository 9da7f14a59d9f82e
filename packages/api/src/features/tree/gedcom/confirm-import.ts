import type { RequestContext } from '#platform/context.ts';
import { publishLive } from '#features/notices/live/index.ts';
import { requireRoom } from '#features/recordings/recordings/index.ts';
import { lockImport, requireState } from '#features/tree/gedcom/find-import.ts';
import { canDecideTreeImport } from '#features/tree/gedcom/gedcom.policy.ts';
import { importTreeJob } from '#features/tree/gedcom/import/import-tree.job.ts';
import { TreeImportEntity } from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Begins to bring a file into the tree, as its preview shows it. Twice does no harm.
 * @throws AppError NOT_FOUND, FORBIDDEN, WRONG_STATE, PLAN_FULL when its media do not fit
 */
export async function confirmImport(
  ctx: RequestContext,
  id: string,
  withMedia: boolean,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const found = await lockImport(ctx, id, canDecideTreeImport);
    if (found.state === 'IMPORTING') return;
    requireState(found, 'READY');
    const { familyId } = found;
    const mediaBytes = withMedia ? (found.summary?.mediaBytes ?? 0) : 0;
    if (mediaBytes > 0) await requireRoom(ctx, { familyId, kind: 'FILE' }, mediaBytes);
    await tables(ctx.em, TreeImportEntity)
      .updateTable('tree_imports')
      .set({ state: 'IMPORTING', progress: 0, withMedia, updatedAt: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
    await ctx.jobs.enqueue(ctx, importTreeJob, { importId: id }, { group: familyId });
    await publishLive(ctx.em, { to: { familyId }, kind: 'tree-import', id });
  });
}
