import type { RequestContext } from '#platform/context.ts';
import { endSessionsOf } from '#features/people/accounts/index.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { auditSubject, lockAccount } from '#features/people/users/lock-account.ts';
import { sessionsOf } from '#features/people/users/user-facts.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Ends every session of the account; it may sign in again at once. */
export async function signOutUser(ctx: RequestContext, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx, id);
    const { length } = await sessionsOf(ctx, id);
    await endSessionsOf(ctx, id);
    await recordAudit(ctx, {
      action: 'user.signOutEverywhere',
      subject: auditSubject(account),
      before: { sessions: length },
      after: { sessions: 0 },
    });
  });
}
