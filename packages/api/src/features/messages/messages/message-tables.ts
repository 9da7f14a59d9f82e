import type { EntityManager } from '#platform/database/orm.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import type { MessageRecipient } from '#features/messages/messages/message-recipient.entity.ts';

type DatabaseInstant = Date | string;

/** The tables as rows, for reads that list. */
export interface MessageTables {
  messages: {
    family_id: string;
    id: string;
    author_id: string;
    client_id: string;
    title: string;
    body: string;
    sealed_body: Buffer | null;
    state: Message['state'];
    postponed: boolean;
    version: number;
    trigger_kind: Message['triggerKind'];
    local_date: string | null;
    local_time: string | null;
    time_zone: string | null;
    recurrence: Message['recurrence'];
    until_year: number | null;
    leap_day_rule: Message['leapDayRule'];
    occasion: string | null;
    moved_occurrence: Message['movedOccurrence'];
    scheduled_at: DatabaseInstant | null;
    confirmed_occurrence: string | null;
    reminded_at: DatabaseInstant | null;
    second_reminded_at: DatabaseInstant | null;
    occurrence: string | null;
    next_step_at: DatabaseInstant | null;
    created_at: DatabaseInstant;
    updated_at: DatabaseInstant;
  };
  message_recipients: {
    family_id: string;
    id: string;
    message_id: string;
    name: string;
    email: string;
    relation: string | null;
    time_zone: string | null;
    position: number;
    removed_at: DatabaseInstant | null;
  };
  message_attachments: {
    family_id: string;
    message_id: string;
    recording_id: string;
    position: number;
  };
}

/** The tables in the transaction of `em`, if there is one. */
export function messageTables(em: EntityManager) {
  return em.getKysely<MessageTables>();
}

/** All that `messageFromRow` reads. */
export const messageColumns = [
  ...(['family_id', 'id', 'author_id', 'client_id', 'title', 'body', 'sealed_body'] as const),
  ...(['state', 'postponed', 'version', 'trigger_kind', 'local_date', 'local_time'] as const),
  ...(['time_zone', 'recurrence', 'until_year', 'leap_day_rule', 'occasion'] as const),
  ...(['moved_occurrence', 'scheduled_at', 'confirmed_occurrence', 'reminded_at'] as const),
  ...(['second_reminded_at', 'occurrence', 'next_step_at', 'created_at', 'updated_at'] as const),
] as const;

export function messageFromRow(row: MessageTables['messages']): Message {
  const instant = (value: DatabaseInstant | null) => (value === null ? null : instantFrom(value));
  return {
    familyId: row.family_id,
    id: row.id,
    authorId: row.author_id,
    clientId: row.client_id,
    title: row.title,
    body: row.body,
    sealedBody: row.sealed_body,
    state: row.state,
    postponed: row.postponed,
    version: row.version,
    triggerKind: row.trigger_kind,
    localDate: row.local_date,
    localTime: row.local_time,
    timeZone: row.time_zone,
    recurrence: row.recurrence,
    untilYear: row.until_year,
    leapDayRule: row.leap_day_rule,
    occasion: row.occasion,
    movedOccurrence: row.moved_occurrence,
    scheduledAt: instant(row.scheduled_at),
    confirmedOccurrence: row.confirmed_occurrence,
    remindedAt: instant(row.reminded_at),
    secondRemindedAt: instant(row.second_reminded_at),
    occurrence: row.occurrence,
    nextStepAt: instant(row.next_step_at),
    createdAt: instantFrom(row.created_at),
    updatedAt: instantFrom(row.updated_at),
  };
}

export function recipientFromRow(row: MessageTables['message_recipients']): MessageRecipient {
  return {
    familyId: row.family_id,
    id: row.id,
    messageId: row.message_id,
    name: row.name,
    email: row.email,
    relation: row.relation,
    timeZone: row.time_zone,
    position: row.position,
    removedAt: row.removed_at === null ? null : instantFrom(row.removed_at),
  };
}
