import type { RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { BackupEntity } from '#features/operations/backups/backup.entity.ts';
import { underWay } from '#features/operations/backups/backup-place.ts';
import { makeBackupJob } from '#features/operations/backups/jobs/make-backup.job.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Requests a backup of the whole database; the worker makes it. While a backup is under way, it is
 * the answer: two administrators who ask at once get the same one.
 * @returns its id
 */
export async function requestBackup(ctx: RequestContext): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const id = newId();
    const made = await tables(tx.em, BackupEntity)
      .insertInto('backups')
      .values({
        id,
        state: 'WAITING',
        requestedBy: tx.actor.kind === 'member' ? tx.actor.userId : null,
        requestedAt: tx.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return runningBackup(tx);
    await recordAudit(tx, { action: 'backup.request', subject: { kind: 'backup', id } });
    await tx.jobs.enqueue(tx, makeBackupJob, { backupId: id });
    return id;
  });
}

async function runningBackup(ctx: RequestContext): Promise<string> {
  const { id } = await tables(ctx.em, BackupEntity)
    .selectFrom('backups')
    .select('id')
    .where('state', 'in', underWay)
    .executeTakeFirstOrThrow();
  return id;
}
