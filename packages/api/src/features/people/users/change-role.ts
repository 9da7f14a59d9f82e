import { isStaffRole, type AccountRole } from '@infinite/schema/catalogue/staff';
import { usersWords } from '@infinite/schema/words/users.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { UserEntity } from '#features/people/identity/index.ts';
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
import { mayChangeRole } from '#features/people/users/users.policy.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Gives the account another role for the product. The actor is an administrator and stays one, so
 * there is always one left. Each request reads the role with its session, so it counts at once.
 * @throws AppError FORBIDDEN, PASSWORD_NEEDED, NOT_FOUND, WRONG_STATE with the reason in words
 */
export async function changeUserRole(
  ctx: RequestContext,
  { id, role }: { id: string; role: AccountRole },
): Promise<void> {
  await requireRecentPassword(ctx);
  await inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx, id);
    if (!mayChangeRole(ctx.actor, account)) throw refusal(ctx, account);
    if (account.role === role) return;
    if (isStaffRole(role)) refuseUnfit(account);
    await ctx.em.nativeUpdate(UserEntity, { id }, { role });
    await recordAudit(ctx, {
      action: 'user.changeRole',
      subject: auditSubject(account),
      before: { role: account.role },
      after: { role },
    });
    await notifyOfRole(ctx, account, role);
  });
}

/** Both see it in their activity; the actor also gets a mail, in case their account was misused. */
async function notifyOfRole(
  ctx: RequestContext,
  account: LockedAccount,
  role: AccountRole,
): Promise<void> {
  const { userId } = requirePerson(ctx);
  const detail = `${account.username}: ${account.role} → ${role}`;
  await recordSecurityEvent(ctx, { kind: 'ROLE_CHANGED', userId, detail });
  await recordSecurityEvent(ctx, { kind: 'ROLE_CHANGED', userId: account.id, detail });
  await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'roleChanged', userId, detail });
}

function refuseUnfit(account: LockedAccount): void {
  if (account.emailVerifiedAt === null) {
    throw new AppError('WRONG_STATE', { words: usersWords.unverifiedAdmin });
  }
  if (account.suspendedAt !== null) {
    throw new AppError('WRONG_STATE', { words: usersWords.suspendedAdmin });
  }
}
