import { deliveryRefusalWords as words } from '#features/messages/delivery/delivery.en.ts';
import type { RequestContext } from '#platform/context.ts';
import { canChangeDelivery, type Standing } from '#features/messages/delivery/delivery.policy.ts';
import {
  lockMessage,
  recipientOf,
  type Message,
  type MessageRecipient,
} from '#features/messages/messages/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { tables } from '#platform/database/tables.ts';
import { DeliveryEntity } from '#features/messages/delivery/delivery.entity.ts';

/** A recipient whose mail has not been handed over, locked against the senders. */
export interface Unsent {
  message: Message;
  recipient: MessageRecipient;
  standing: Standing;
}

/**
 * @throws AppError NOT_FOUND for what is not the actor's, WRONG_STATE once the mail has left
 */
export async function lockUnsent(
  ctx: RequestContext,
  input: { messageId: string; recipientId: string },
): Promise<Unsent> {
  // Lock the message before the delivery, as everywhere; a sender's claim locks the delivery alone.
  const message = await lockMessage(ctx, input.messageId);
  const recipient = await recipientOf(ctx, message, input.recipientId);
  if (!recipient) throw new AppError('NOT_FOUND');
  const standing = await standingOf(ctx, message, recipient);
  if (!canChangeDelivery(ctx.actor, message, standing)) {
    throw new AppError('WRONG_STATE', { words: words.handedOver(recipient.name) });
  }
  return { message, recipient, standing };
}

/** A delivery that waits, of any date, takes precedence over the outcome of the current one. */
async function standingOf(
  ctx: RequestContext,
  message: Message,
  recipient: MessageRecipient,
): Promise<Standing> {
  const rows = await tables(ctx.em, DeliveryEntity)
    .selectFrom('deliveries')
    .select(['state', 'occurrence'])
    .where('familyId', '=', message.familyId)
    .where('messageId', '=', message.id)
    .where('recipientId', '=', recipient.id)
    .orderBy('occurrence', 'desc')
    .forUpdate()
    .execute();
  if (rows.some((row) => row.state === 'WAITING')) return 'WAITING';
  return rows.find((row) => row.occurrence === message.occurrence)?.state ?? null;
}
