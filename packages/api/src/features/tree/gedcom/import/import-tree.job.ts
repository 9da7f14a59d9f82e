import { z } from 'zod';
import { importTree } from '#features/tree/gedcom/import/import-tree.ts';
import { runImportJob } from '#features/tree/gedcom/run-import-job.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Brings a confirmed file into the tree. Imports of one family run one after the other. */
export const importTreeJob = defineJob({
  name: 'import-tree',
  payload: z.object({ importId: z.uuid() }),
  expireInSeconds: 2 * 3600,
  concurrency: 1,
  concurrencyPerGroup: 1,
  handle: (ctx, { importId }) => runImportJob(ctx, importId, 'IMPORTING', importTree),
});
