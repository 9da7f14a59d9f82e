import { LockMode } from '@mikro-orm/core';
import { stoppableStates } from '@infinite/schema/catalogue/messages';
import { requireAdmin, type RequestContext } from '#platform/context.ts';
import { cancelArmed } from '#features/messages/delivery/change-armed.ts';
import { MessageEntity } from '#features/messages/messages/index.ts';

/**
 * Cancels everything of the author's that has not been handed over, because they asked an administrator for it; the
 * administrator has recorded that. Each message's own ledger says so. Call inside a transaction.
 * @returns how many were cancelled
 */
export async function cancelForAuthor(ctx: RequestContext, authorId: string): Promise<number> {
  requireAdmin(ctx);
  const armed = await ctx.em.find(
    MessageEntity,
    { authorId, state: { $in: [...stoppableStates] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
  for (const message of armed) await cancelArmed(ctx, message, 'administrator');
  return armed.length;
}
