import { messageDraftInput } from '@infinite/schema/messages/message-draft.input';
import type { RequestContext } from '#platform/context.ts';
import { editMessage } from '#features/messages/messages/edit-message.ts';
import { lockMessage } from '#features/messages/messages/find-message.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Saves a draft, or edits an armed message until its delivery starts. Two windows lose nothing:
 * the later save is refused with the version that is stored now, and both texts still exist.
 * @throws AppError CONFLICT | WRONG_STATE | INVALID_INPUT | NOT_FOUND
 */
export async function saveDraft(
  ctx: RequestContext,
  request: { id: string; version: number; input: unknown },
): Promise<Message> {
  const draft = parseInput(messageDraftInput, request.input);
  return inTransaction(ctx, async (ctx) => {
    const message = await lockMessage(ctx, request.id);
    await editMessage(ctx, message, draft, request.version);
    return message;
  });
}
