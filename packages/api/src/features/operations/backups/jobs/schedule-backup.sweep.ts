import { backupRetryMinutes } from '@infinite/schema/catalogue/backups';
import { Temporal } from 'temporal-polyfill';
import { backupRule } from '#features/operations/backups/backup-rule.ts';
import { BackupEntity } from '#features/operations/backups/backup.entity.ts';
import { hasRealFamily } from '#features/people/families/index.ts';
import { requestBackup } from '#features/operations/backups/request-backup.ts';
import { lastSlot } from '#features/operations/backups/schedule.ts';
import { tables } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Requests the scheduled backup, and again after a failure. Without families there is nothing to back up. */
export const scheduleBackupSweep = defineSweep({
  name: 'schedule-backup',
  everySeconds: 60,
  run: async (ctx) => {
    const now = ctx.clock.now();
    const slot = lastSlot(await backupRule(ctx), now);
    if (slot === null || !(await hasRealFamily(ctx.em))) return;
    const last = await tables(ctx.em, BackupEntity)
      .selectFrom('backups')
      .select(['state', 'finishedAt'])
      .where('requestedAt', '>=', slot)
      .orderBy('requestedAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last && last.state !== 'FAILED') return;
    if (last?.finishedAt) {
      const again = last.finishedAt.add({ minutes: backupRetryMinutes });
      if (Temporal.Instant.compare(now, again) < 0) return;
    }
    await requestBackup(ctx);
  },
});
