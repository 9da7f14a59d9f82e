import type { RequestContext } from '#platform/context.ts';
import { endSessionsOf, sendAccountMail } from '#features/people/accounts/index.ts';
import { UserEntity } from '#features/people/identity/index.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { auditSubject, lockAccount, refusal } from '#features/people/users/lock-account.ts';
import { maySuspend } from '#features/people/users/users.policy.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Refuses the account's sign-in from now on and ends its sessions. What it has armed is still
 * delivered: nobody but its author disarms a message.
 * @throws AppError NOT_FOUND, WRONG_STATE for one's own account
 */
export async function suspendUser(
  ctx: RequestContext,
  input: { id: string; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx, input.id);
    if (!maySuspend(ctx.actor, account)) throw refusal(ctx, account);
    if (account.suspendedAt !== null) return;
    await ctx.em.nativeUpdate(
      UserEntity,
      { id: input.id },
      { suspendedAt: ctx.clock.now(), suspensionReason: input.reason },
    );
    await endSessionsOf(ctx, input.id);
    await ctx.jobs.enqueue(ctx, sendAccountMail, { kind: 'suspended', email: account.email });
    await recordAudit(ctx, {
      action: 'user.suspend',
      subject: auditSubject(account),
      before: { suspended: false },
      after: { suspended: true },
      reason: input.reason,
    });
  });
}

/** Allows sign-in again; sessions that ended stay ended. */
export async function unsuspendUser(ctx: RequestContext, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx, id);
    if (account.suspendedAt === null) return;
    await ctx.em.nativeUpdate(UserEntity, { id }, { suspendedAt: null, suspensionReason: null });
    await recordAudit(ctx, {
      action: 'user.unsuspend',
      subject: auditSubject(account),
      before: { suspended: true },
      after: { suspended: false },
    });
  });
}
