import { messageRefusalWords } from '@infinite/schema/words/messages.en';
import type { RequestContext } from '#platform/context.ts';
import { lockMessage } from '#features/messages/messages/find-message.ts';
import { canDeleteDraft } from '#features/messages/messages/message.policy.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Deletes a draft with its recipients; the recordings on it stay.
 * @throws AppError WRONG_STATE for a message that was ever scheduled
 */
export async function deleteDraft(ctx: RequestContext, request: { id: string }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const message = await lockMessage(ctx, request.id);
    if (!canDeleteDraft(ctx.actor, message)) {
      throw new AppError('WRONG_STATE', { words: messageRefusalWords.notADraft });
    }
    ctx.em.remove(message);
    await ctx.em.flush();
  });
}
