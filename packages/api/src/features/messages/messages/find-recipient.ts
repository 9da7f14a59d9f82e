import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import {
  MessageRecipientEntity,
  type MessageRecipient,
} from '#features/messages/messages/message-recipient.entity.ts';

/** A current recipient of a message; null for any other id. */
export async function recipientOf(
  ctx: RequestContext,
  message: Message,
  id: string,
): Promise<MessageRecipient | null> {
  if (!z.guid().safeParse(id).success) return null;
  const { familyId, id: messageId } = message;
  const where = { familyId, id, messageId, removedAt: null };
  return ctx.em.findOne(MessageRecipientEntity, where, { refresh: true });
}
