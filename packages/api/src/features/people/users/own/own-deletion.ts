import { accountDeletionDays } from '@infinite/schema/catalogue/auth';
import { accountDeletionWords as words } from '@infinite/schema/words/account-deletion.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { findUser, readerOfUser } from '#features/people/identity/index.ts';
import { recordSecurityEvent, requireTypedPassword } from '#features/people/security/index.ts';
import {
  AccountDeletionEntity,
  type AccountDeletion,
} from '#features/people/users/own/account-deletion.entity.ts';
import { sendDeletionMail } from '#features/people/users/own/jobs/send-deletion-mail.job.ts';
import { lossesOf, type LossFacts } from '#features/people/users/user-facts.ts';
import { mayAskForDeletion } from '#features/people/users/users.policy.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** The member's own wish that waits for its day, or null. */
export function readOwnDeletion(ctx: RequestContext): Promise<AccountDeletion | null> {
  const { userId } = requirePerson(ctx);
  return ctx.em.findOne(AccountDeletionEntity, { userId }, { disableIdentityMap: true });
}

/** What the deletion would take away: figures, never content. */
export function readOwnLosses(ctx: RequestContext): Promise<LossFacts> {
  return lossesOf(ctx, requirePerson(ctx).userId);
}

/**
 * Nothing changes for thirty days but this date; messages leave on their days. A second wish keeps
 * the first one's date.
 * @param cancelMessages the member has read how many scheduled messages are never sent then
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, PASSWORD_NEEDED, WRONG_STATE in words
 */
export async function askForDeletion(
  ctx: RequestContext,
  { cancelMessages }: { cancelMessages: boolean },
): Promise<AccountDeletion> {
  const person = requirePerson(ctx);
  await requireTypedPassword(ctx);
  if (!mayAskForDeletion(person)) {
    throw new AppError('WRONG_STATE', { words: words.administrator });
  }
  const { userId } = person;
  return inTransaction(ctx, async (ctx) => {
    const { armed } = await lossesOf(ctx, userId);
    if (armed > 0 && !cancelMessages) {
      throw new AppError('WRONG_STATE', { words: words.messagesWait(armed) });
    }
    const askedAt = ctx.clock.now();
    const dueAt = askedAt.add({ hours: accountDeletionDays * 24 });
    const written = await tables(ctx.em, AccountDeletionEntity)
      .insertInto('account_deletions')
      .values({ userId, askedAt, dueAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const deletion = await ctx.em.findOneOrFail(AccountDeletionEntity, { userId });
    if (!written.numInsertedOrUpdatedRows) return deletion;
    await recordSecurityEvent(ctx, { kind: 'DELETION_ASKED', userId });
    const account = await findUser(ctx.em, userId);
    if (account)
      await ctx.jobs.enqueue(ctx, sendDeletionMail, {
        kind: 'asked',
        to: account.email,
        reader: readerOfUser(account),
        dueAt: dueAt.toString(),
      });
    return deletion;
  });
}

/** The account stays; nothing was touched. */
export async function keepAccount(ctx: RequestContext): Promise<void> {
  const { userId } = requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const gone = await ctx.em.nativeDelete(AccountDeletionEntity, { userId });
    if (gone > 0) await recordSecurityEvent(ctx, { kind: 'DELETION_WITHDRAWN', userId });
  });
}
