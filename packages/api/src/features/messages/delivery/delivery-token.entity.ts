import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export type Answer = 'CONFIRM' | 'POSTPONE' | 'CANCEL';
export type ReminderPurpose = 'REMINDER' | 'SECOND_REMINDER';

/** An answer link in a reminder. */
export const DeliveryTokenEntity = defineEntity({
  name: 'DeliveryToken',
  tableName: 'delivery_tokens',
  properties: {
    familyId: p.uuid().primary(),
    id: p.uuid().primary(),
    tokenHash: p.text(),
    purpose: p.text().$type<ReminderPurpose>(),
    messageId: p.uuid(),
    /** ISO date. */
    occurrence: p.string().columnType('date'),
    expiresAt: instant(),
    answer: p.text().$type<Answer>().nullable(),
    answeredAt: instant().nullable(),
    createdAt: instant(),
  },
});

export type DeliveryToken = RowOf<typeof DeliveryTokenEntity>;
