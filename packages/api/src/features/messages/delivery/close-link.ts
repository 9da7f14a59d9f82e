import { deliveryRefusalWords as words } from '#features/messages/delivery/delivery.en.ts';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { canCloseLink } from '#features/messages/delivery/delivery.policy.ts';
import {
  findDelivery,
  lockDelivery,
  type Delivery,
} from '#features/messages/delivery/find-deliveries.ts';
import { actorName, writeLedger, type LedgerLine } from '#features/messages/delivery/ledger.ts';
import { findMessage, lockMessage, type Message } from '#features/messages/messages/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { DeliveryEntity } from '#features/messages/delivery/delivery.entity.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * The author closes a recipient's link: it opens nothing any more, nor do the second links made
 * from it.
 * @throws AppError NOT_FOUND, WRONG_STATE
 */
export async function closeRecipientLink(
  ctx: RequestContext,
  input: { deliveryId: string },
): Promise<Delivery> {
  return inTransaction(ctx, async (tx) => {
    const { delivery, message } = await lockOwnDelivery(tx, input.deliveryId);
    if (!canCloseLink(tx.actor, message, delivery)) {
      const problem = delivery.revokedAt ? words.linkAlreadyClosed : words.nothingSentYet;
      throw new AppError('WRONG_STATE', { words: problem });
    }
    await tables(tx.em, DeliveryEntity)
      .updateTable('deliveries')
      .set({ revokedAt: tx.clock.now(), closedBy: 'AUTHOR' })
      .where('id', '=', delivery.id)
      .execute();
    await writeLedger(tx.em, [lineOf(tx, delivery, 'LINK_CLOSED')]);
    return reread(tx, delivery.id);
  });
}

/** The delivery, locked with its message, if it is the caller's own. @throws AppError NOT_FOUND */
export async function lockOwnDelivery(
  ctx: RequestContext,
  deliveryId: string,
): Promise<{ delivery: Delivery; message: Message }> {
  const found = z.guid().safeParse(deliveryId).success
    ? await findDelivery(ctx, deliveryId)
    : undefined;
  if (!found) throw new AppError('NOT_FOUND');
  // Message before delivery, as the senders lock; whose it is, is asked of the loaded message.
  const message = await lockMessage(ctx, (await findMessage(ctx, found.messageId)).id);
  const delivery = await lockDelivery(ctx, deliveryId);
  if (!delivery) throw new AppError('NOT_FOUND');
  return { delivery, message };
}

export function lineOf(
  ctx: RequestContext,
  delivery: Delivery,
  what: 'LINK_CLOSED' | 'LINK_RENEWED',
): LedgerLine {
  return {
    familyId: delivery.familyId,
    messageId: delivery.messageId,
    deliveryId: delivery.id,
    at: ctx.clock.now(),
    actor: actorName(ctx.actor),
    what,
    evidence: { recipient: delivery.recipientName },
  };
}

export async function reread(ctx: RequestContext, id: string): Promise<Delivery> {
  const delivery = await findDelivery(ctx, id);
  if (!delivery) throw new AppError('NOT_FOUND');
  return delivery;
}
