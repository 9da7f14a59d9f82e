import { treeFileLimits } from '@infinite/schema/catalogue/tree-files';
import { analyzeImportJob } from '#features/tree/gedcom/analysis/analyze-import.job.ts';
import { clearImportJob } from '#features/tree/gedcom/clear-import.job.ts';
import { importTreeJob } from '#features/tree/gedcom/import/import-tree.job.ts';
import { TreeImportEntity } from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const batch = 100;
const lostAfterHours = 6;

/** Cancels files that nobody confirmed, and enqueues imports again whose job is gone. Running one twice does no harm. */
export const forgetImports = defineSweep({
  name: 'forget-tree-imports',
  everySeconds: 3600,
  run: async (ctx) => {
    const now = ctx.clock.now();
    await inTransaction(ctx, async (ctx) => {
      const db = tables(ctx.em, TreeImportEntity);
      const unconfirmed = db
        .selectFrom('tree_imports')
        .select('id')
        .where('state', 'in', ['UPLOADING', 'READY'])
        .where('updatedAt', '<', now.subtract({ hours: treeFileLimits.unconfirmedDays * 24 }));
      const lost = db
        .selectFrom('tree_imports')
        .select('id')
        .where('state', 'in', ['ANALYZING', 'IMPORTING'])
        .where('updatedAt', '<', now.subtract({ hours: lostAfterHours }));
      const canceled = await db
        .updateTable('tree_imports')
        .set({ state: 'CANCELED', updatedAt: now })
        .where('id', 'in', unconfirmed.limit(batch).forUpdate().skipLocked())
        .returning('id')
        .execute();
      for (const { id } of canceled) {
        await ctx.jobs.enqueue(ctx, clearImportJob, { importId: id });
      }
      const again = await db
        .updateTable('tree_imports')
        .set({ updatedAt: now })
        .where('id', 'in', lost.limit(batch).forUpdate().skipLocked())
        .returning(['id', 'familyId', 'state'])
        .execute();
      for (const { id, familyId: group, state } of again) {
        const job = state === 'ANALYZING' ? analyzeImportJob : importTreeJob;
        await ctx.jobs.enqueue(ctx, job, { importId: id }, { singletonKey: id, group });
      }
    });
  },
});
