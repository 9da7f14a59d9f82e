import { backupFailed, backupTooOld } from '#features/operations/backups/backup-alarms.ts';
import { BackupRuleEntity } from '#features/operations/backups/backup-rule.entity.ts';
import { BackupEntity } from '#features/operations/backups/backup.entity.ts';
import { BackupsResolver } from '#features/operations/backups/backups.resolver.ts';
import { serveBackups } from '#features/operations/backups/backups.rest.ts';
import { makeBackupJob } from '#features/operations/backups/jobs/make-backup.job.ts';
import { scheduleBackupSweep } from '#features/operations/backups/jobs/schedule-backup.sweep.ts';
import { noteCutOffSweep } from '#features/operations/backups/jobs/note-cut-off.sweep.ts';
import { defineFeature } from '#platform/feature.ts';

export { scheduleBackupSweep } from '#features/operations/backups/jobs/schedule-backup.sweep.ts';
export { backupToFile, restoreFromFile } from '#features/operations/backups/backup-files.ts';
export {
  restoreFromTarget,
  type Restored,
  type RestoreParts,
} from '#features/operations/backups/restore-from-target.ts';
export { provenBackupAge, provenBackupBytes } from '#features/operations/backups/proven-backups.ts';
export { lastBackupFailed } from '#features/operations/backups/backup-alarms.ts';
export { backupPlan } from '#features/operations/backups/backup-plan.ts';
export { lastProvenBackup } from '#features/operations/backups/list-backups.ts';
export { BackupBroken } from '#features/operations/backups/backup-format.ts';

export const backupsFeature = defineFeature({
  name: 'backups',
  entities: [BackupEntity, BackupRuleEntity],
  resolvers: [BackupsResolver],
  jobs: [makeBackupJob],
  sweeps: [noteCutOffSweep, scheduleBackupSweep],
  alarms: [backupTooOld, backupFailed],
  rest: serveBackups,
});
