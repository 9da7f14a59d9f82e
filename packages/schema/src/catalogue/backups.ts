/** Proven backups that are kept: the newest of so many days, weeks and months. */
export const backupsKept = { daily: 7, weekly: 5, monthly: 12 } as const;

export const retentionLimits = {
  daily: { min: 1, max: 31 },
  weekly: { min: 0, max: 53 },
  monthly: { min: 0, max: 120 },
} as const;

export const backupRhythms = ['DAILY', 'WEEKLY', 'OFF'] as const;
export type BackupRhythmName = (typeof backupRhythms)[number];

/** Without a proven backup for so long a person is alerted; null where none is scheduled. */
export const backupTooOldHours = { DAILY: 36, WEEKLY: 7 * 24 + 12, OFF: null } as const;

/** A scheduled backup that failed is tried again after so long. */
export const backupRetryMinutes = 30;

/** A backup whose process has not been heard of for so long was cut off. */
export const backupSilenceSeconds = 300;

/** Pages of the list of backups. */
export const backupListPage = { first: 10, max: 50 } as const;

export const backupStates = ['WAITING', 'WRITING', 'VERIFYING', 'DONE', 'FAILED'] as const;
export type BackupStateName = (typeof backupStates)[number];

/** How a backup was proven: loaded into a database and compared, or read and compared. */
export const backupProofs = ['RESTORED', 'READ_BACK'] as const;
export type BackupProofName = (typeof backupProofs)[number];

/** Why a backup did not come about. */
export const backupProblems = [
  'DISK_FULL',
  'DATABASE',
  'NOT_PROVEN',
  'TARGET',
  'CUT_OFF',
  'UNKNOWN',
] as const;
export type BackupProblemName = (typeof backupProblems)[number];

/** `infinite-connections-backup-2041-05-04-2330.icbackup`, by the instant it was asked for. */
export function backupFileName(requestedAt: string): string {
  const [day = '', time = ''] = requestedAt.split('T');
  return `infinite-connections-backup-${day}-${time.slice(0, 5).replace(':', '')}.icbackup`;
}
