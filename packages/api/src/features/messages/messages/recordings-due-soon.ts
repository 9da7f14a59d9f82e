import { armedStates } from '@infinite/schema/catalogue/messages';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { MessageAttachmentEntity } from '#features/messages/messages/message-attachment.entity.ts';
import { MessageEntity } from '#features/messages/messages/message.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** Recordings of messages whose next step, a reminder or the delivery, is due before `until`. */
export async function recordingsDueSoon(
  ctx: RequestContext,
  until: Temporal.Instant,
): Promise<string[]> {
  const rows = await tables(ctx.em, MessageAttachmentEntity, MessageEntity)
    .selectFrom('message_attachments as attachment')
    .innerJoin('messages as message', (join) =>
      join
        .onRef('message.familyId', '=', 'attachment.familyId')
        .onRef('message.id', '=', 'attachment.messageId'),
    )
    .select('attachment.recordingId')
    .distinct()
    .where('message.state', 'in', [...armedStates, 'DELIVERING'])
    .where('message.nextStepAt', '<=', until)
    .execute();
  return rows.map((row) => row.recordingId);
}
