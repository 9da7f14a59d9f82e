import { clientIdInput } from '@infinite/schema/drafts/client-id.input';
import { messageDraftInput } from '@infinite/schema/messages/message-draft.input';
import type { RequestContext } from '#platform/context.ts';
import { editMessage } from '#features/messages/messages/edit-message.ts';
import { lockMessage } from '#features/messages/messages/find-message.ts';
import { MessageEntity, type Message } from '#features/messages/messages/message.entity.ts';
import { requireRight } from '#features/people/families/index.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Creates a draft. The same `clientId` gives the same draft: a form sent twice, or again because
 * its answer was lost, makes one message and still keeps what was typed in between.
 */
export async function createDraft(
  ctx: RequestContext,
  request: { input: unknown; clientId: string },
): Promise<Message> {
  const draft = parseInput(messageDraftInput, request.input);
  const clientId = parseInput(clientIdInput, request.clientId);
  return inTransaction(ctx, async (ctx) => {
    const message = await lockMessage(ctx, await ensureRow(ctx, clientId));
    await editMessage(ctx, message, draft, Math.min(message.version, beganWith));
    return message;
  });
}

/**
 * The version of a draft once its first content is stored. Until it has been saved again by
 * version, a client with its `clientId` may repeat the creation with more text.
 */
const beganWith = 1;

/** The row of this key, made now or by an earlier request. */
async function ensureRow(ctx: RequestContext, clientId: string): Promise<string> {
  const { familyId, userId } = requireRight(ctx, 'writeMessages');
  const now = ctx.clock.now();
  const db = tables(ctx.em, MessageEntity);
  const made = await db
    .insertInto('messages')
    .values({
      familyId,
      id: newId(),
      authorId: userId,
      clientId,
      version: beganWith - 1,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['authorId', 'clientId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  const known = await db
    .selectFrom('messages')
    .select('id')
    .where('authorId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirstOrThrow();
  return known.id;
}
