import type { BackupRhythmName } from '@infinite/schema/catalogue/backups';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** When backups are made and how many stay. Without the row, BACKUP_SCHEDULE and the defaults hold. */
export const BackupRuleEntity = defineEntity({
  name: 'StoredBackupRule',
  tableName: 'backup_rule',
  properties: {
    onlyRow: p.boolean().primary().default(true),
    rhythm: p.text().$type<BackupRhythmName>(),
    /** `HH:MM` in UTC. */
    at: p.text(),
    /** Of a weekly backup; 1 is Monday. */
    weekday: p.integer(),
    daily: p.integer(),
    weekly: p.integer(),
    monthly: p.integer(),
    version: p.integer(),
    changedAt: instant(),
  },
});
