import type { RequestContext } from '#context.ts';
import { confirmArmed } from '#features/messages/delivery/change-armed.ts';
import { lockMessage, type Message } from '#features/messages/messages/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Answers a reminder: it stays as it is, and no further mail asks. */
export async function confirmMessage(ctx: RequestContext, input: { id: string }): Promise<Message> {
  return inTransaction(ctx, async (tx) => {
    const message = await lockMessage(tx, input.id);
    await confirmArmed(tx, message, 'page');
    return message;
  });
}
