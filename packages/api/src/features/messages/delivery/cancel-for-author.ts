import { LockMode } from '@mikro-orm/core';
import { stoppableStates } from '@infinite/schema/catalogue/messages';
import type { RequestContext } from '#platform/context.ts';
import { cancelArmed } from '#features/messages/delivery/change-armed.ts';
import { MessageEntity } from '#features/messages/messages/index.ts';

/**
 * Cancels everything of the author's that has not been handed over, because the account goes. Each
 * message's own ledger says so. Call inside a transaction, once the deletion itself is allowed.
 * @param by the author alone, or an administrator who has recorded that the author asked for it
 * @returns how many were cancelled
 */
export async function cancelForAuthor(
  ctx: RequestContext,
  authorId: string,
  by: 'page' | 'administrator',
): Promise<number> {
  const armed = await ctx.em.find(
    MessageEntity,
    { authorId, state: { $in: [...stoppableStates] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
  for (const message of armed) await cancelArmed(ctx, message, by);
  return armed.length;
}
