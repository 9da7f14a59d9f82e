import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** That a person is in an item. Exactly one of the three ids is set. */
export const ItemPersonEntity = defineEntity({
  name: 'ItemPerson',
  tableName: 'item_people',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    recordingId: p.uuid(),
    contactId: p.uuid().nullable(),
    userId: p.uuid().nullable(),
    childId: p.uuid().nullable(),
    /** Where in the photo, in percent of its width and height; null where nobody said. */
    x: p.float().columnType('real').nullable(),
    y: p.float().columnType('real').nullable(),
    /** Null when the account is gone. */
    taggedBy: p.uuid().nullable(),
    createdAt: instant(),
  },
});

export type ItemPerson = RowOf<typeof ItemPersonEntity>;
