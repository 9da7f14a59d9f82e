import type {
  LeapDayRuleName,
  MessageStateName,
  RecurrenceName,
  TriggerKindName,
} from '@infinite/schema/catalogue/messages';
import type { MovedOccurrence } from '@infinite/schema/schedule/trigger';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export const MessageEntity = defineEntity({
  name: 'Message',
  tableName: 'messages',
  properties: {
    familyId: p.uuid().primary(),
    id: p.uuid().primary(),
    authorId: p.uuid(),
    /** The composer's own key; with the author it makes `createDraft` idempotent. */
    clientId: p.text(),
    title: p.text().default(''),
    /** Plain text of a row that is not sealed yet; see `readBody`. */
    body: p.text().default(''),
    sealedBody: p.blob().$type<Uint8Array>().strictNullable(),
    state: p.text().$type<MessageStateName>().default('DRAFT'),
    /** Postponed at least once since it was scheduled. */
    postponed: p.boolean().default(false),
    /** Raised by every edit of the author; an edit names the version it was made on. */
    version: p.integer().default(1),
    triggerKind: p.text().$type<TriggerKindName>().strictNullable(),
    /** ISO date. */
    localDate: p.string().columnType('date').strictNullable(),
    /** As PostgreSQL gives it, with seconds; see `readTrigger`. */
    localTime: p.string().columnType('time').strictNullable(),
    timeZone: p.text().strictNullable(),
    recurrence: p.text().$type<RecurrenceName>().strictNullable(),
    untilYear: p.integer().strictNullable(),
    leapDayRule: p.text().$type<LeapDayRuleName>().strictNullable(),
    occasion: p.text().strictNullable(),
    /** The single occurrence of a recurring message that was postponed; see `Trigger.moved`. */
    movedOccurrence: p.json<MovedOccurrence>().strictNullable(),
    scheduledAt: instant().strictNullable(),
    /** The occurrence the author has confirmed; no second reminder is sent for it. */
    confirmedOccurrence: p.string().columnType('date').strictNullable(),
    remindedAt: instant().strictNullable(),
    secondRemindedAt: instant().strictNullable(),
    /** The occurrence that is reminded of or being delivered. */
    occurrence: p.string().columnType('date').strictNullable(),
    /** When the engine looks at it again; null when it waits for nothing. */
    nextStepAt: instant().strictNullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
});

export type Message = RowOf<typeof MessageEntity>;
