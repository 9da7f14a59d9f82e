import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import { recordingsByIds, type ShownRecording } from '#features/recordings/recordings/index.ts';
import { MessageAttachmentEntity } from '#features/messages/messages/message-attachment.entity.ts';
import {
  MessageRecipientEntity,
  type MessageRecipient,
} from '#features/messages/messages/message-recipient.entity.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { tables } from '#platform/database/tables.ts';

type MessageKey = Pick<Message, 'familyId' | 'id'>;

/** The people a message is for now, in order; one query for all messages of a request. */
export function recipientsOf(
  ctx: RequestContext,
  message: MessageKey,
): Promise<MessageRecipient[]> {
  return loaderOf(ctx, recipientsKey, () => recipientsLoader(ctx)).load(message);
}

export interface AttachedRecording {
  readonly position: number;
  readonly recording: ShownRecording;
}

/** What a message carries, in order; two queries for all messages of a request. */
export function attachmentsOf(
  ctx: RequestContext,
  message: MessageKey,
): Promise<AttachedRecording[]> {
  return loaderOf(ctx, attachmentsKey, () => attachmentsLoader(ctx)).load(message);
}

const recipientsKey = Symbol('recipients of messages');
const attachmentsKey = Symbol('attachments of messages');

/** Not cached: a mutation in the same request may change what a later field asks for. */
const options = { cache: false } as const;

/** Named one by one, since the statement is prepared. */
const recipientColumns = [
  ...(['familyId', 'id', 'messageId', 'name', 'email', 'relation'] as const),
  ...(['timeZone', 'locale', 'ownLocale', 'position', 'removedAt'] as const),
] as const;

const runRecipients = compiledOnce<MessageRecipient>();

function recipientsLoader(ctx: RequestContext): DataLoader<MessageKey, MessageRecipient[]> {
  return new DataLoader(async (messages) => {
    const keys = { families: familiesOf(messages), messages: idsOf(messages) };
    const rows = await runRecipients(ctx.em, '', keys, (places) =>
      tables(ctx.em, MessageRecipientEntity)
        .selectFrom('message_recipients')
        .modifyFront(asPrepared)
        .select(recipientColumns)
        .where(sql<boolean>`family_id = any(${places.families}::uuid[])`)
        .where(sql<boolean>`message_id = any(${places.messages}::uuid[])`)
        .where('removedAt', 'is', null)
        .orderBy('messageId')
        .orderBy('position')
        .orderBy('id'),
    );
    const byMessage = Map.groupBy(rows, (row) => row.messageId);
    return messages.map(({ id }) => byMessage.get(id) ?? []);
  }, options);
}

function attachmentsLoader(ctx: RequestContext): DataLoader<MessageKey, AttachedRecording[]> {
  return new DataLoader(async (messages) => {
    const rows = await tables(ctx.em, MessageAttachmentEntity)
      .selectFrom('message_attachments')
      .selectAll()
      .where('familyId', 'in', familiesOf(messages))
      .where('messageId', 'in', idsOf(messages))
      .orderBy('messageId')
      .orderBy('position')
      .execute();
    const recordings = await recordingsByIds(ctx, [...new Set(rows.map((row) => row.recordingId))]);
    const byMessage = Map.groupBy(rows, (row) => row.messageId);
    return messages.map(({ id }) =>
      (byMessage.get(id) ?? []).flatMap(({ recordingId, position }) => {
        const recording = recordings.get(recordingId);
        return recording ? [{ position, recording }] : [];
      }),
    );
  }, options);
}

function familiesOf(messages: readonly MessageKey[]): string[] {
  return [...new Set(messages.map((message) => message.familyId))];
}

function idsOf(messages: readonly MessageKey[]): string[] {
  return [...new Set(messages.map((message) => message.id))];
}
