import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { InstantType } from '#platform/database/instant-type.ts';

export const MessageRecipientEntity = defineEntity({
  name: 'MessageRecipient',
  tableName: 'message_recipients',
  properties: {
    familyId: p.uuid().primary(),
    id: p.uuid().primary(),
    messageId: p.uuid(),
    name: p.text().default(''),
    /** As typed in a draft; an address that can exist once the message is scheduled. */
    email: p.text().default(''),
    relation: p.text().strictNullable(),
    timeZone: p.text().strictNullable(),
    position: p.integer(),
    /** Taken off the message. The row stays, since a delivery of a past occurrence may name it. */
    removedAt: p.type(InstantType).strictNullable(),
  },
});

export type MessageRecipient = InferEntity<typeof MessageRecipientEntity>;
