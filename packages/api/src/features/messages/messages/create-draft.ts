import { clientIdInput, messageDraftInput } from '@infinite/schema/messages/message-draft.input';
import { requireMember, type RequestContext } from '#context.ts';
import { editMessage } from '#features/messages/messages/edit-message.ts';
import { lockMessage } from '#features/messages/messages/find-message.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import { messageTables } from '#features/messages/messages/message-tables.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Begins a message. The same `clientId` gives the same draft: a form sent twice, or again because
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
 * The version a draft has once its first content is stored. Until someone has saved it again by
 * its version, whoever holds its `clientId` may repeat the beginning with more text.
 */
const beganWith = 1;

/** The row of this key, made now or by an earlier request. */
async function ensureRow(ctx: RequestContext, clientId: string): Promise<string> {
  const { familyId, userId } = requireMember(ctx);
  const now = ctx.clock.now().toString();
  const tables = messageTables(ctx.em);
  const made = await tables
    .insertInto('messages')
    .values({
      family_id: familyId,
      id: newId(),
      author_id: userId,
      client_id: clientId,
      title: '',
      body: '',
      state: 'DRAFT',
      postponed: false,
      version: beganWith - 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  const known = await tables
    .selectFrom('messages')
    .select('id')
    .where('author_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return known.id;
}
