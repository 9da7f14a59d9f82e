import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { backupSilenceSeconds } from '@infinite/schema/catalogue/backups';
import { BackupEntity } from '#features/operations/backups/backup.entity.ts';
import { makeBackupJob } from '#features/operations/backups/jobs/make-backup.job.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/**
 * A backup whose worker died would block every other backup, so it is marked as cut off. A backup that
 * nobody has started has lost its job and gets another. Whether a process is alive depends on real
 * time, so the database's own clock decides.
 */
export const noteCutOffSweep = defineSweep({
  name: 'note-cut-off-backups',
  everySeconds: 60,
  run: async (ctx) => {
    const silent = sql<Temporal.Instant>`clock_timestamp() - ${backupSilenceSeconds} * interval '1 second'`;
    await tables(ctx.em, BackupEntity)
      .updateTable('backups')
      .set({ state: 'FAILED', problem: 'CUT_OFF', finishedAt: ctx.clock.now() })
      .where('state', 'in', ['WRITING', 'VERIFYING'])
      .where('touchedAt', '<', silent)
      .execute();
    await inTransaction(ctx, async (tx) => {
      const waiting = await tables(tx.em, BackupEntity)
        .updateTable('backups')
        .set({ touchedAt: sql<Temporal.Instant>`clock_timestamp()` })
        .where('state', '=', 'WAITING')
        .where('touchedAt', '<', silent)
        .returning('id')
        .execute();
      for (const { id } of waiting) await tx.jobs.enqueue(tx, makeBackupJob, { backupId: id });
    });
  },
});
