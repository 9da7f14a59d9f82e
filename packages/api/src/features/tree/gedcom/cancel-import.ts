import type { RequestContext } from '#platform/context.ts';
import { publishLive } from '#features/notices/live/index.ts';
import { clearImportJob } from '#features/tree/gedcom/clear-import.job.ts';
import { lockImport, requireState } from '#features/tree/gedcom/find-import.ts';
import { canCancelTreeImport } from '#features/tree/gedcom/gedcom.policy.ts';
import { TreeImportEntity } from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Ends an import before it brought anything. One that runs notices it at its next step, or at its end, and
 * takes everything back. Twice does no harm.
 * @throws AppError NOT_FOUND, FORBIDDEN, WRONG_STATE once it is done
 */
export async function cancelImport(ctx: RequestContext, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const found = await lockImport(ctx, id, canCancelTreeImport);
    if (found.state === 'CANCELED') return;
    requireState(found, 'UPLOADING', 'ANALYZING', 'READY', 'IMPORTING', 'FAILED');
    await tables(ctx.em, TreeImportEntity)
      .updateTable('tree_imports')
      .set({ state: 'CANCELED', updatedAt: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
    await ctx.jobs.enqueue(ctx, clearImportJob, { importId: id });
    await publishLive(ctx.em, { to: { familyId: found.familyId }, kind: 'tree-import', id });
  });
}
