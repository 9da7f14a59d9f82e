import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { readerOfUser, selectUsers } from '#features/people/identity/index.ts';
import { AccountDeletionEntity } from '#features/people/users/own/account-deletion.entity.ts';
import { sendDeletionMail } from '#features/people/users/own/jobs/send-deletion-mail.job.ts';
import { removeAccount } from '#features/people/users/remove-account.ts';
import { lossesOf } from '#features/people/users/user-facts.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Deletes accounts thirty days after their members asked for it, each in a transaction of its own. */
export const deleteDueAccounts = defineSweep({
  name: 'delete-due-accounts',
  everySeconds: 3600,
  run: async (ctx) => {
    const due = await tables(ctx.em, AccountDeletionEntity)
      .selectFrom('account_deletions')
      .select('userId')
      .where('dueAt', '<=', ctx.clock.now())
      .orderBy('dueAt')
      .limit(100)
      .execute();
    for (const { userId } of due) await inTransaction(ctx, (ctx) => deleteIfDue(ctx, userId));
  },
});

/** Reads again under a lock: the wish may have been taken back, or be carried out elsewhere. */
async function deleteIfDue(ctx: RequestContext, userId: string): Promise<void> {
  const held = await rowsOf(
    ctx.em,
    sql`select 1 from account_deletions
         where user_id = ${userId} and due_at <= ${ctx.clock.now()} for update skip locked`,
  );
  if (held.length === 0) return;
  const account = await selectUsers(ctx.em)
    .select(['id', 'email', 'username', 'role', 'preferences', 'locale'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // Who was made an administrator meanwhile has to hand that over first.
  if (!account || account.role === 'admin') {
    await ctx.em.nativeDelete(AccountDeletionEntity, { userId });
    return;
  }
  const losses = await lossesOf(ctx, userId);
  // What is being delivered just now is finished first; the next run comes within the hour.
  if (losses.delivering > 0) return;
  const { cancelled, destroyedKeys } = await removeAccount(ctx, account, 'page');
  await recordAudit(ctx, {
    action: 'user.deleteOwn',
    subject: { kind: 'user', id: userId, name: account.username },
    before: { ...losses },
    after: { cancelled, destroyedKeys: destroyedKeys.length },
  });
  await ctx.jobs.enqueue(ctx, sendDeletionMail, {
    kind: 'receipt',
    to: account.email,
    reader: readerOfUser(account),
    recordings: losses.recordings,
    drafts: losses.drafts,
    cancelled,
    kept: losses.kept,
    destroyedKeys: [...destroyedKeys],
  });
}
