import type { RequestContext } from '#context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { backupTables, underWay } from '#features/operations/backups/backup-tables.ts';
import { makeBackupJob } from '#features/operations/backups/jobs/make-backup.job.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Asks for a backup of the whole database; the worker makes it. While one is under way that one is
 * the answer: two administrators who ask at once get the same.
 * @returns its id
 */
export async function requestBackup(ctx: RequestContext): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const id = newId();
    const made = await backupTables(tx.em)
      .insertInto('backups')
      .values({
        id,
        state: 'WAITING',
        requested_by: tx.actor.kind === 'member' ? tx.actor.userId : null,
        requested_at: tx.clock.now().toString(),
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
  const { id } = await backupTables(ctx.em)
    .selectFrom('backups')
    .select('id')
    .where('state', 'in', underWay)
    .executeTakeFirstOrThrow();
  return id;
}
