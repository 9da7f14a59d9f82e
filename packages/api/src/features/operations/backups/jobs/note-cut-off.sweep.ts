import { sql } from 'kysely';
import { backupSilenceSeconds } from '@infinite/schema/catalogue/backups';
import { backupTables } from '#features/operations/backups/backup-tables.ts';
import { makeBackupJob } from '#features/operations/backups/jobs/make-backup.job.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/**
 * A backup whose worker died for good would stand in the way of every other: it is noted as cut off.
 * One that nobody has begun has lost its job: it gets another. Whether a process lives is a matter of
 * real time, so the database's own clock decides.
 */
export const noteCutOffSweep = defineSweep({
  name: 'note-cut-off-backups',
  everySeconds: 60,
  run: async (ctx) => {
    const silent = sql<string>`clock_timestamp() - ${backupSilenceSeconds} * interval '1 second'`;
    await backupTables(ctx.em)
      .updateTable('backups')
      .set({ state: 'FAILED', problem: 'CUT_OFF', finished_at: ctx.clock.now().toString() })
      .where('state', 'in', ['WRITING', 'VERIFYING'])
      .where('touched_at', '<', silent)
      .execute();
    await inTransaction(ctx, async (tx) => {
      const waiting = await backupTables(tx.em)
        .updateTable('backups')
        .set({ touched_at: sql<string>`clock_timestamp()` })
        .where('state', '=', 'WAITING')
        .where('touched_at', '<', silent)
        .returning('id')
        .execute();
      for (const { id } of waiting) await tx.jobs.enqueue(tx, makeBackupJob, { backupId: id });
    });
  },
});
