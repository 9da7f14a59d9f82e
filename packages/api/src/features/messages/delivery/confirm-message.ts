import type { RequestContext } from '#platform/context.ts';
import { confirmArmed } from '#features/messages/delivery/change-armed.ts';
import { lockMessage, type Message } from '#features/messages/messages/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Answers a reminder: the message is sent as planned, and no further reminder follows. */
export async function confirmMessage(ctx: RequestContext, input: { id: string }): Promise<Message> {
  return inTransaction(ctx, async (tx) => {
    const message = await lockMessage(tx, input.id);
    await confirmArmed(tx, message, 'page');
    return message;
  });
}
