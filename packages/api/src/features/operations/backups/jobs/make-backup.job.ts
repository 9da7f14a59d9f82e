import { z } from 'zod';
import { makeBackup } from '#features/operations/backups/make-backup.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/**
 * Restarted if its worker dies: a partial backup is never visible, and the row records the outcome.
 */
export const makeBackupJob = defineJob({
  name: 'make-backup',
  payload: z.object({ backupId: z.guid() }),
  retryLimit: 2,
  expireInSeconds: 6 * 3600,
  concurrency: 1,
  handle: (ctx, { backupId }) => makeBackup(ctx, backupId),
});
