import { sql } from 'kysely';
import { backupRetryMinutes } from '@infinite/schema/catalogue/backups';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { backupTables } from '#features/operations/backups/backup-tables.ts';
import { requestBackup } from '#features/operations/backups/request-backup.ts';
import { lastSlot } from '#features/operations/backups/schedule.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Asks for the backup of the day, and again while it fails. An empty product has nothing to keep. */
export const scheduleBackupSweep = defineSweep({
  name: 'schedule-backup',
  everySeconds: 60,
  run: async (ctx) => {
    const { backupAt } = ctx.app.config;
    if (backupAt === null || !(await hasFamilies(ctx))) return;
    const now = ctx.clock.now();
    const last = await backupTables(ctx.em)
      .selectFrom('backups')
      .select(['state', 'finished_at'])
      .where('requested_at', '>=', lastSlot(backupAt, now).toString())
      .orderBy('requested_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last && last.state !== 'FAILED') return;
    if (last?.finished_at) {
      const again = instantFrom(last.finished_at).add({ minutes: backupRetryMinutes });
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
