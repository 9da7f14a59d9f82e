import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** When an author first armed a message for an address, so that new ones can be counted by day. */
export const KnownRecipientEntity = defineEntity({
  name: 'KnownRecipient',
  tableName: 'known_recipients',
  properties: {
    authorId: p.uuid().primary(),
    addressKey: p.text().primary(),
    firstAt: instant(),
  },
});
