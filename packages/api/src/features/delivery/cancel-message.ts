import type { RequestContext } from '#context.ts';
import { cancelArmed } from '#features/delivery/change-armed.ts';
import { lockMessage, type Message } from '#features/messages/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Disarms a message for good; it is kept and can be duplicated. Cancelling twice is once. */
export async function cancelMessage(ctx: RequestContext, input: { id: string }): Promise<Message> {
  return inTransaction(ctx, async (tx) => {
    const message = await lockMessage(tx, input.id);
    await cancelArmed(tx, message, 'page');
    return message;
  });
}
