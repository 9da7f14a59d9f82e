import type { RequestContext } from '#platform/context.ts';
import { MessageAttachmentEntity } from '#features/messages/messages/message-attachment.entity.ts';
import { MessageRecipientEntity } from '#features/messages/messages/message-recipient.entity.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import { bodyOfMessage, readBody } from '#features/messages/messages/message-body.ts';
import type { EditPlan, StoredContent } from '#features/messages/messages/plan-edit.ts';
import { requestVersions } from '#features/recordings/recordings/index.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';

/** The content of a message: recipients, removed ones included, and attachments, in order. */
export async function loadContent(ctx: RequestContext, message: Message): Promise<StoredContent> {
  const where = { familyId: message.familyId, messageId: message.id };
  const orderBy = { position: 'asc' } as const;
  const recipients = await ctx.em.find(MessageRecipientEntity, where, { orderBy, refresh: true });
  const attachments = await ctx.em.find(MessageAttachmentEntity, where, { orderBy });
  return {
    message,
    body: await readBody(ctx, bodyOfMessage(message)),
    recipients,
    attachmentIds: attachments.map((attachment) => attachment.recordingId),
  };
}

/** Stores the recipients of a plan. A removed one keeps its row, since a delivery may reference it. */
export function storeRecipients(ctx: RequestContext, message: Message, plan: EditPlan): void {
  for (const recipient of plan.removed) recipient.removedAt = ctx.clock.now();
  for (const { stored, position, ...wanted } of plan.recipients) {
    const { name, email, relation, timeZone, locale } = wanted;
    // What a person chose on their page is not the choice of another address.
    const ownLocale = stored?.email === email ? stored.ownLocale : null;
    const values = {
      name,
      email,
      relation,
      timeZone,
      locale,
      ownLocale,
      position,
      removedAt: null,
    };
    if (stored) Object.assign(stored, values);
    else {
      ctx.em.create(MessageRecipientEntity, {
        familyId: message.familyId,
        id: newId(),
        messageId: message.id,
        ...values,
      });
    }
  }
}

/**
 * Replaces what a message carries, in the order given, and requests the versions that its
 * recipients will get.
 */
export async function storeAttachments(
  ctx: RequestContext,
  message: Message,
  recordingIds: readonly string[],
): Promise<void> {
  const db = tables(ctx.em, MessageAttachmentEntity);
  await db
    .deleteFrom('message_attachments')
    .where('familyId', '=', message.familyId)
    .where('messageId', '=', message.id)
    .execute();
  if (recordingIds.length === 0) return;
  await db
    .insertInto('message_attachments')
    .values(
      recordingIds.map((recordingId, position) => ({
        familyId: message.familyId,
        messageId: message.id,
        recordingId,
        position,
      })),
    )
    .execute();
  await requestVersions(ctx, recordingIds);
}
