import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { MessageEntity, type Message } from '#features/messages/messages/message.entity.ts';
import { canReadMessage } from '#features/messages/messages/message.policy.ts';

/**
 * The message, if the actor may read it.
 * @throws AppError NOT_FOUND if it does not exist or belongs to someone else
 */
export async function findMessage(ctx: RequestContext, id: string): Promise<Message> {
  return ownMessage(ctx, id, {});
}

/** As `findMessage`, with a row lock until the transaction ends. */
export async function lockMessage(ctx: RequestContext, id: string): Promise<Message> {
  // Refreshed: an operation before this one in the same request may have read it already.
  return ownMessage(ctx, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

async function ownMessage(
  ctx: RequestContext,
  id: string,
  options: { lockMode?: LockMode.PESSIMISTIC_WRITE; refresh?: boolean },
): Promise<Message> {
  const { familyId } = requireMember(ctx);
  const message = z.guid().safeParse(id).success
    ? await ctx.em.findOne(MessageEntity, { familyId, id }, options)
    : null;
  if (!message || !canReadMessage(ctx.actor, message)) throw new AppError('NOT_FOUND');
  return message;
}
