import { treeFileLimits } from '@infinite/schema/catalogue/tree-files';
import { clearImportJob } from '#features/tree/gedcom/clear-import.job.ts';
import { TreeImportEntity } from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const batch = 100;
/** A job that stood still for so long has lost its worker for good. */
const silentDays = 2;

/** Cancels files that nobody confirmed, and ends imports whose job is gone. */
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
      const silent = db
        .selectFrom('tree_imports')
        .select('id')
        .where('state', 'in', ['ANALYZING', 'IMPORTING'])
        .where('updatedAt', '<', now.subtract({ hours: silentDays * 24 }));
      const canceled = await db
        .updateTable('tree_imports')
        .set({ state: 'CANCELED', updatedAt: now })
        .where('id', 'in', unconfirmed.limit(batch).forUpdate().skipLocked())
        .returning('id')
        .execute();
      const failed = await db
        .updateTable('tree_imports')
        .set({ state: 'FAILED', problem: 'BROKEN', updatedAt: now })
        .where('id', 'in', silent.limit(batch).forUpdate().skipLocked())
        .returning('id')
        .execute();
      for (const { id } of [...canceled, ...failed]) {
        await ctx.jobs.enqueue(ctx, clearImportJob, { importId: id });
      }
    });
  },
});
