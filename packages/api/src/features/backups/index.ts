import { backupFailed, backupTooOld } from '#features/backups/backup-alarms.ts';
import { BackupsResolver } from '#features/backups/backups.resolver.ts';
import { serveBackups } from '#features/backups/backups.rest.ts';
import { makeBackupJob } from '#features/backups/jobs/make-backup.job.ts';
import { scheduleBackupSweep } from '#features/backups/jobs/schedule-backup.sweep.ts';
import { noteCutOffSweep } from '#features/backups/jobs/note-cut-off.sweep.ts';
import { defineFeature } from '#platform/feature.ts';

export { backupToFile, restoreFromFile } from '#features/backups/backup-files.ts';
export {
  restoreFromTarget,
  type Restored,
  type RestoreParts,
} from '#features/backups/restore-from-target.ts';
export { BackupBroken } from '#features/backups/backup-format.ts';

export const backupsFeature = defineFeature({
  name: 'backups',
  resolvers: [BackupsResolver],
  jobs: [makeBackupJob],
  sweeps: [noteCutOffSweep, scheduleBackupSweep],
  alarms: [backupTooOld, backupFailed],
  rest: serveBackups,
});
