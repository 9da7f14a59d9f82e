import { sql } from 'kysely';
import { backupTooOldHours } from '@infinite/schema/catalogue/backups';
import { backupTables } from '#features/operations/backups/backup-tables.ts';
import { defineAlarmProbe } from '#platform/alarms/define-alarm.ts';

/** No proven backup of late, although there is something to lose. */
export const backupTooOld = defineAlarmProbe({
  name: 'backup-too-old',
  find: async (ctx) => {
    if (ctx.app.config.backupAt === null) return [];
    const since = ctx.clock.now().subtract({ hours: backupTooOldHours }).toString();
    const db = ctx.em.getKysely();
    const { rows } = await sql<{ proven: string | null }>`
      select (select max(verified_at)::text from backups where state = 'DONE') as proven
      where exists (select 1 from families where sample_until is null and created_at <= ${since})
        and not exists (
          select 1 from backups where state = 'DONE' and verified_at > ${since})`.execute(db);
    return rows.map(({ proven }) => ({
      kind: 'backup_too_old',
      subject: '',
      summary: proven
        ? `The newest proven backup is of ${proven}: more than ${backupTooOldHours} hours old.`
        : `No proven backup has been made within ${backupTooOldHours} hours of the first family.`,
      whatToDo:
        'See in the console (Database, Exports and backups) why backups fail, and that a worker runs; then make one there.',
    }));
  },
});

/** The last backup did not come about. */
export const backupFailed = defineAlarmProbe({
  name: 'backup-failed',
  find: async (ctx) => {
    const last = await backupTables(ctx.em)
      .selectFrom('backups')
      .select(['state', 'problem'])
      .where('state', 'in', ['DONE', 'FAILED'])
      .orderBy('requested_at', 'desc')
      .limit(1)
      .executeTakeFirst();
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
