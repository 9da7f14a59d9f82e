import type { RequestContext } from '#platform/context.ts';
import { cancelArmed, wrongState } from '#features/messages/delivery/change-armed.ts';
import { canStopMessage } from '#features/messages/delivery/delivery.policy.ts';
import { lockMessage, type Message } from '#features/messages/messages/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Cancels a message, or the part of it that has not been handed over; it is kept and can be
 * duplicated. Idempotent.
 */
export async function cancelMessage(ctx: RequestContext, input: { id: string }): Promise<Message> {
  return inTransaction(ctx, async (tx) => {
    const message = await lockMessage(tx, input.id);
    const stopped = message.state === 'CANCELLED' || canStopMessage(tx.actor, message);
    if (!stopped) throw wrongState();
    await cancelArmed(tx, message, 'page');
    return message;
  });
}
