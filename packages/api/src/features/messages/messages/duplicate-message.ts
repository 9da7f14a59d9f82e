import type { RequestContext } from '#platform/context.ts';
import { lockMessage } from '#features/messages/messages/find-message.ts';
import { writeBody } from '#features/messages/messages/message-body.ts';
import { loadContent, storeAttachments } from '#features/messages/messages/message-content.ts';
import { MessageEntity, type Message } from '#features/messages/messages/message.entity.ts';
import { MessageRecipientEntity } from '#features/messages/messages/message-recipient.entity.ts';
import { readTrigger, triggerColumns } from '#features/messages/messages/read-trigger.ts';
import { requireRight } from '#features/people/families/index.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * A new draft with the words, people, time and recordings of a message in any state. The copy is
 * its own: people have new ids, and nothing of what was delivered comes along.
 */
export async function duplicateMessage(
  ctx: RequestContext,
  request: { id: string },
): Promise<Message> {
  return inTransaction(ctx, async (ctx) => {
    const original = await lockMessage(ctx, request.id);
    requireRight(ctx, 'writeMessages');
    const content = await loadContent(ctx, original);
    const { familyId, authorId } = original;
    const now = ctx.clock.now();
    const copy = ctx.em.create(MessageEntity, {
      ...triggerColumns(readTrigger(original)),
      // The copy keeps the series, not the occurrence that was postponed.
      movedOccurrence: null,
      familyId,
      id: newId(),
      authorId,
      clientId: newId(),
      // The title stays as it is, since recipients of the copy read it.
      title: original.title,
      body: '',
      sealedBody: null,
      state: 'DRAFT',
      postponed: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await writeBody(ctx, copy, content.body);
    // The message first: the entities declare no relation that would order the inserts.
    await ctx.em.flush();
    for (const recipient of content.recipients) {
      if (recipient.removedAt !== null) continue;
      const { name, email, relation, timeZone, locale, position } = recipient;
      ctx.em.create(MessageRecipientEntity, {
        familyId,
        id: newId(),
        messageId: copy.id,
        name,
        email,
        relation,
        timeZone,
        locale,
        ownLocale: null,
        position,
      });
    }
    await ctx.em.flush();
    await storeAttachments(ctx, copy, content.attachmentIds);
    return copy;
  });
}
