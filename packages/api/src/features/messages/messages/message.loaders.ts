import DataLoader from 'dataloader';
import { loaderOf, type RequestContext } from '#context.ts';
import { recordingsByIds, type ShownRecording } from '#features/recordings/recordings/index.ts';
import type { MessageRecipient } from '#features/messages/messages/message-recipient.entity.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import { messageTables, recipientFromRow } from '#features/messages/messages/message-tables.ts';

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

function recipientsLoader(ctx: RequestContext): DataLoader<MessageKey, MessageRecipient[]> {
  return new DataLoader(async (messages) => {
    const rows = await messageTables(ctx.em)
      .selectFrom('message_recipients')
      .selectAll()
      .where('family_id', 'in', familiesOf(messages))
      .where('message_id', 'in', idsOf(messages))
      .where('removed_at', 'is', null)
      .orderBy('message_id')
      .orderBy('position')
      .orderBy('id')
      .execute();
    const byMessage = Map.groupBy(rows, (row) => row.message_id);
    return messages.map(({ id }) => (byMessage.get(id) ?? []).map(recipientFromRow));
  }, options);
}

function attachmentsLoader(ctx: RequestContext): DataLoader<MessageKey, AttachedRecording[]> {
  return new DataLoader(async (messages) => {
    const rows = await messageTables(ctx.em)
      .selectFrom('message_attachments')
      .selectAll()
      .where('family_id', 'in', familiesOf(messages))
      .where('message_id', 'in', idsOf(messages))
      .orderBy('message_id')
      .orderBy('position')
      .execute();
    const recordings = await recordingsByIds(ctx, [
      ...new Set(rows.map((row) => row.recording_id)),
    ]);
    const byMessage = Map.groupBy(rows, (row) => row.message_id);
    return messages.map(({ id }) =>
      (byMessage.get(id) ?? []).flatMap(({ recording_id, position }) => {
        const recording = recordings.get(recording_id);
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
