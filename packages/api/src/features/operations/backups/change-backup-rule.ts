import { backupRuleInput } from '@infinite/schema/backups/backup-rule.input';
import type { RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { requireRecentPassword } from '#features/people/security/index.ts';
import { backupRule, type Retention } from '#features/operations/backups/backup-rule.ts';
import { BackupRuleEntity } from '#features/operations/backups/backup-rule.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { sql } from 'kysely';

/**
 * Changes when backups are made and how many stay. What a smaller number no longer keeps is removed
 * after the next proven backup: that cannot be undone, so the password is asked for again.
 * @throws AppError INVALID_INPUT | PASSWORD_NEEDED; CONFLICT when somebody else has changed it since
 */
export async function changeBackupRule(ctx: RequestContext, input: unknown): Promise<void> {
  const { version, ...wanted } = parseInput(backupRuleInput, input);
  await inTransaction(ctx, async (tx) => {
    // There may be no row to lock yet.
    await rowsOf(tx.em, sql`select pg_advisory_xact_lock(7203118)`);
    const before = await backupRule(tx);
    if (before.version !== version) throw new AppError('CONFLICT');
    if (keepsLess(wanted, before)) await requireRecentPassword(tx);
    const row = { ...wanted, version: version + 1, changedAt: tx.clock.now() };
    await tables(tx.em, BackupRuleEntity)
      .insertInto('backup_rule')
      .values(row)
      .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet(row))
      .execute();
    const { version: _, ...old } = before;
    await recordAudit(tx, {
      action: 'backup.rule',
      subject: { kind: 'settings', id: 'backups' },
      before: old,
      after: wanted,
    });
  });
}

/** Some backup that the rule keeps now may be removed by the other one. */
function keepsLess(wanted: Retention, before: Retention): boolean {
  const { daily, weekly, monthly } = before;
  return wanted.daily < daily || wanted.weekly < weekly || wanted.monthly < monthly;
}
