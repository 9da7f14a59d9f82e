import { backupsKept, type BackupRhythmName } from '@infinite/schema/catalogue/backups';
import type { RequestContext } from '#platform/context.ts';
import { BackupRuleEntity } from '#features/operations/backups/backup-rule.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** How many backups stay: the newest of so many days, weeks and months. */
export interface Retention {
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}

export interface Schedule {
  readonly rhythm: BackupRhythmName;
  /** `HH:MM` in UTC. */
  readonly at: string;
  /** Of a weekly backup; 1 is Monday. */
  readonly weekday: number;
}

export interface BackupRule extends Retention, Schedule {
  /** 0 while nobody has changed the rule of the configuration. */
  readonly version: number;
}

/** The rule in force: an administrator's, else that of BACKUP_SCHEDULE. */
export async function backupRule({ app, em }: RequestContext): Promise<BackupRule> {
  const row = await tables(em, BackupRuleEntity)
    .selectFrom('backup_rule')
    .select(['rhythm', 'at', 'weekday', 'daily', 'weekly', 'monthly', 'version'])
    .executeTakeFirst();
  if (row) return row;
  const { backupAt } = app.config;
  return {
    rhythm: backupAt === null ? 'OFF' : 'DAILY',
    at: backupAt ?? '02:30',
    weekday: 1,
    ...backupsKept,
    version: 0,
  };
}
