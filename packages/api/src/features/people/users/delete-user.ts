import type { DeleteUserInput } from '@infinite/schema/users/user-acts.input';
import { usersWords } from '@infinite/schema/words/users.en';
import type { RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import {
  auditSubject,
  lockAccount,
  refusal,
  type LockedAccount,
} from '#features/people/users/lock-account.ts';
import { removeAccount } from '#features/people/users/remove-account.ts';
import { lossesOf } from '#features/people/users/user-facts.ts';
import { mayDelete } from '#features/people/users/users.policy.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Deletes an account with its drafts, its recordings in families that nobody else belongs to, and
 * its sessions. What was sent stays with those who received it, and the ledger stands. Armed
 * messages are cancelled only when their author asked for it, each through its own ledger.
 * @throws AppError NOT_FOUND, INVALID_INPUT for a wrong confirmation, WRONG_STATE in words
 */
export async function deleteUser(
  ctx: RequestContext,
  { id, confirmation, ownerAsked, reason }: DeleteUserInput & { id: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx, id);
    if (!mayDelete(ctx.actor, account)) throw refusal(ctx, account);
    if (confirmation !== account.username) {
      const fields = { confirmation: usersWords.wrongConfirmation };
      throw new AppError('INVALID_INPUT', { words: usersWords.wrongConfirmation, fields });
    }
    await deleteAccount(ctx, account, { ownerAsked, reason });
  });
}

/** The deletion itself, inside a transaction that holds the account. */
export async function deleteAccount(
  ctx: RequestContext,
  account: LockedAccount,
  { ownerAsked, reason }: { ownerAsked: boolean; reason: string },
): Promise<void> {
  if (!mayDelete(ctx.actor, account)) throw refusal(ctx, account);
  const losses = await lossesOf(ctx, account.id);
  if (losses.delivering > 0) {
    throw new AppError('WRONG_STATE', { words: usersWords.delivering });
  }
  if (losses.armed > 0 && !ownerAsked) {
    throw new AppError('WRONG_STATE', { words: usersWords.armedMessages(losses.armed) });
  }
  const { cancelled } = await removeAccount(ctx, account, 'administrator');
  await recordAudit(ctx, {
    action: 'user.delete',
    subject: auditSubject(account),
    before: { role: account.role, plan: account.plan, ...losses },
    after: { ownerAsked, cancelled },
    reason,
  });
}
