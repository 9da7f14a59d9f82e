import { z } from 'zod';
import { auditSite } from '#features/insight/growth/seo-audit/audit-site.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

export const auditSiteJob = defineJob({
  name: 'audit-site',
  payload: z.object({ runId: z.guid() }),
  retryLimit: 1,
  expireInSeconds: 3600,
  concurrency: 1,
  handle: (ctx, { runId }) => auditSite(ctx, runId),
});
