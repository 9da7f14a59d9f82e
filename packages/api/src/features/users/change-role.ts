import { usersWords } from '@infinite/schema/words/users.en';
import type { RequestContext } from '#context.ts';
import { recordAudit } from '#features/audit/index.ts';
import {
  auditSubject,
  lockAccount,
  refusal,
  type LockedAccount,
} from '#features/users/lock-account.ts';
import { userTables } from '#features/users/user-tables.ts';
import { mayChangeRole } from '#features/users/users.policy.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Makes the account an administrator, or no longer one. Whoever does it is an administrator and
 * stays one, so the last of them never goes.
 * @throws AppError NOT_FOUND, WRONG_STATE with the reason in words
 */
export async function changeUserRole(
  ctx: RequestContext,
  { id, role }: { id: string; role: 'member' | 'admin' },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx, id);
    if (!mayChangeRole(ctx.actor, account)) throw refusal(ctx, account);
    if (account.role === role) return;
    if (role === 'admin') refuseUnfit(account);
    await userTables(ctx.em).updateTable('users').set({ role }).where('id', '=', id).execute();
    await recordAudit(ctx, {
      action: 'user.changeRole',
      subject: auditSubject(account),
      before: { role: account.role },
      after: { role },
    });
  });
}

function refuseUnfit(account: LockedAccount): void {
  if (account.email_verified_at === null) {
    throw new AppError('WRONG_STATE', { words: usersWords.unverifiedAdmin });
  }
  if (account.suspended_at !== null) {
    throw new AppError('WRONG_STATE', { words: usersWords.suspendedAdmin });
  }
}
