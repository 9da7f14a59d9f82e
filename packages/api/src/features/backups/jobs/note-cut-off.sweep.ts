import { sql } from 'kysely';
import { backupSilenceSeconds } from '@infinite/schema/catalogue/backups';
import { backupTables } from '#features/backups/backup-tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/**
 * A backup whose worker died for good would stand in the way of every other: it is told as cut off.
 * Whether a process lives is a matter of real time, so the database's own clock decides.
 */
export const noteCutOffSweep = defineSweep({
  name: 'note-cut-off-backups',
  everySeconds: 60,
  run: async (ctx) => {
    await backupTables(ctx.em)
      .updateTable('backups')
      .set({ state: 'FAILED', problem: 'CUT_OFF', finished_at: ctx.clock.now().toString() })
      .where('state', 'in', ['WRITING', 'VERIFYING'])
      .where(
        'touched_at',
        '<',
        sql<string>`clock_timestamp() - ${backupSilenceSeconds} * interval '1 second'`,
      )
      .execute();
  },
});
