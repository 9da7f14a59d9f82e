import { accountDeletionReminderDays } from '@infinite/schema/catalogue/auth';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { findUser, readerOfUser } from '#features/people/identity/index.ts';
import { sendDeletionMail } from '#features/people/users/own/jobs/send-deletion-mail.job.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Reminds members once, a week before their account is deleted. */
export const remindOfDeletion = defineSweep({
  name: 'remind-of-deletion',
  everySeconds: 3600,
  run: async (ctx) => {
    while ((await inTransaction(ctx, remindSome)) === batch);
  },
});

const batch = 100;

/** Marks and queues in one transaction, so that a second run finds nothing left to remind of. */
async function remindSome(ctx: RequestContext): Promise<number> {
  const now = ctx.clock.now();
  const until = now.add({ hours: accountDeletionReminderDays * 24 });
  const due = await rowsOf(
    ctx.em,
    sql<{ userId: string; dueAt: Temporal.Instant }>`
      update account_deletions set reminded_at = ${now} where user_id in (
        select user_id from account_deletions
         where reminded_at is null and due_at <= ${until} and due_at > ${now}
         order by due_at limit ${batch} for update skip locked)
      returning user_id, due_at`,
  );
  for (const { userId, dueAt } of due) {
    const account = await findUser(ctx.em, userId);
    if (!account) continue;
    await ctx.jobs.enqueue(ctx, sendDeletionMail, {
      kind: 'reminder',
      userId,
      to: account.email,
      reader: readerOfUser(account),
      dueAt: dueAt.toString(),
    });
  }
  return due.length;
}
