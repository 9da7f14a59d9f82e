import { z } from 'zod';
import { makeBackup } from '#features/operations/backups/make-backup.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Restarted when its worker dies: an unfinished backup counts nowhere, and the row says how it ended. */
export const makeBackupJob = defineJob({
  name: 'make-backup',
  payload: z.object({ backupId: z.guid() }),
  retryLimit: 2,
  expireInSeconds: 6 * 3600,
  concurrency: 1,
  handle: (ctx, { backupId }) => makeBackup(ctx, backupId),
});
