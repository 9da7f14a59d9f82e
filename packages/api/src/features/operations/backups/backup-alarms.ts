import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { backupTooOldHours } from '@infinite/schema/catalogue/backups';
import { backupRule } from '#features/operations/backups/backup-rule.ts';
import { BackupEntity } from '#features/operations/backups/backup.entity.ts';
import { hasRealFamily } from '#features/people/families/index.ts';
import { defineAlarmProbe } from '#platform/alarms/define-alarm.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

/** There are families, and no recent proven backup. */
export const backupTooOld = defineAlarmProbe({
  name: 'backup-too-old',
  find: async (ctx) => {
    const hours = backupTooOldHours[(await backupRule(ctx)).rhythm];
    if (hours === null) return [];
    const since = ctx.clock.now().subtract({ hours });
    if (!(await hasRealFamily(ctx.em, since))) return [];
    const rows = await rowsOf(
      ctx.em,
      sql<{ proven: string | null }>`
        select max(verified_at)::text as proven from backups where state = 'DONE'
        having max(verified_at) is null or max(verified_at) <= ${since}`,
    );
    return rows.map(({ proven }) => ({
      kind: 'backup_too_old',
      subject: '',
      summary: proven
        ? `The newest proven backup is of ${proven}: more than ${hours} hours old.`
        : `No proven backup has been made within ${hours} hours of the first family.`,
      whatToDo:
        'See in the console (Database, Exports and backups) why backups fail, and that a worker runs; then make one there.',
    }));
  },
});

/** The last backup failed. */
export const backupFailed = defineAlarmProbe({
  name: 'backup-failed',
  find: async (ctx) => {
    const last = await lastBackupEnded(ctx);
    if (last?.state !== 'FAILED') return [];
    return [
      {
        kind: 'backup_failed',
        subject: '',
        summary: `The last backup failed: ${last.problem ?? 'UNKNOWN'}.`,
        whatToDo:
          'See that BACKUP_URL is reachable and has room. It is tried again every half hour; the log of the worker says more.',
      },
    ];
  },
});

export async function lastBackupFailed(ctx: RequestContext): Promise<boolean> {
  return (await lastBackupEnded(ctx))?.state === 'FAILED';
}

function lastBackupEnded(ctx: RequestContext) {
  return tables(ctx.em, BackupEntity)
    .selectFrom('backups')
    .select(['state', 'problem'])
    .where('state', 'in', ['DONE', 'FAILED'])
    .orderBy('requestedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
