import { sql } from 'kysely';
import { backupRetryMinutes } from '@infinite/schema/catalogue/backups';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { BackupEntity } from '#features/operations/backups/backup.entity.ts';
import { requestBackup } from '#features/operations/backups/request-backup.ts';
import { lastSlot } from '#features/operations/backups/schedule.ts';
import { tables } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Asks for the backup of the day, and again while it fails. An empty product has nothing to keep. */
export const scheduleBackupSweep = defineSweep({
  name: 'schedule-backup',
  everySeconds: 60,
  run: async (ctx) => {
    const { backupAt } = ctx.app.config;
    if (backupAt === null || !(await hasFamilies(ctx))) return;
    const now = ctx.clock.now();
    const last = await tables(ctx.em, BackupEntity)
      .selectFrom('backups')
      .select(['state', 'finishedAt'])
      .where('requestedAt', '>=', lastSlot(backupAt, now))
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

/** Families that visitors look at are nobody's. */
export async function hasFamilies(ctx: RequestContext): Promise<boolean> {
  const { rows } = await sql`select 1 from families where sample_until is null limit 1`.execute(
    ctx.em.getKysely(),
  );
  return rows.length > 0;
}
