import { z } from 'zod';
import { analyzeImport } from '#features/tree/gedcom/analysis/analyze-import.ts';
import { runImportJob } from '#features/tree/gedcom/run-import-job.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Reads an uploaded file for its preview. Run again, it writes the same. */
export const analyzeImportJob = defineJob({
  name: 'analyze-tree-import',
  payload: z.object({ importId: z.uuid() }),
  expireInSeconds: 3600,
  concurrency: 1,
  concurrencyPerGroup: 1,
  handle: (ctx, { importId }) => runImportJob(ctx, importId, 'ANALYZING', analyzeImport),
});
