import { usersWords } from '@infinite/schema/words/users.en';
import { requirePerson, type RequestContext } from '#context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import {
  recordSecurityEvent,
  requireRecentPassword,
  sendSecurityMail,
} from '#features/people/security/index.ts';
import {
  auditSubject,
  lockAccount,
  refusal,
  type LockedAccount,
} from '#features/people/users/lock-account.ts';
import { userTables } from '#features/people/users/user-tables.ts';
import { mayChangeRole } from '#features/people/users/users.policy.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Makes the account an administrator, or no longer one. Whoever does it is an administrator and
 * stays one, so the last of them never goes.
 * @throws AppError FORBIDDEN, PASSWORD_NEEDED, NOT_FOUND, WRONG_STATE with the reason in words
 */
export async function changeUserRole(
  ctx: RequestContext,
  { id, role }: { id: string; role: 'member' | 'admin' },
): Promise<void> {
  await requireRecentPassword(ctx);
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
    await tellOfRole(ctx, account, role);
  });
}

/** Both read it in their activity; who did it gets a mail, in case it was somebody else. */
async function tellOfRole(
  ctx: RequestContext,
  account: LockedAccount,
  role: 'member' | 'admin',
): Promise<void> {
  const { userId } = requirePerson(ctx);
  const detail = `${account.username}: ${account.role} → ${role}`;
  await recordSecurityEvent(ctx, { kind: 'ROLE_CHANGED', userId, detail });
  await recordSecurityEvent(ctx, { kind: 'ROLE_CHANGED', userId: account.id, detail });
  await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'roleChanged', userId, detail });
}

function refuseUnfit(account: LockedAccount): void {
  if (account.email_verified_at === null) {
    throw new AppError('WRONG_STATE', { words: usersWords.unverifiedAdmin });
  }
  if (account.suspended_at !== null) {
    throw new AppError('WRONG_STATE', { words: usersWords.suspendedAdmin });
  }
}
