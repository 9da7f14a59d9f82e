import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** A second link that a recipient made, to open a message with someone. */
export const DeliveryCompanionEntity = defineEntity({
  name: 'DeliveryCompanion',
  tableName: 'delivery_companions',
  properties: {
    familyId: p.uuid().primary(),
    id: p.uuid().primary(),
    deliveryId: p.uuid(),
    /** Of the recipient's own link: a new one ends the second links of the old. */
    linkVersion: p.integer(),
    tokenHash: p.text(),
    /** Null where the recipient handed it over, and once it was forgotten. */
    address: p.text().nullable(),
    createdAt: instant(),
    expiresAt: instant(),
    closedAt: instant().nullable(),
    openedAt: instant().nullable(),
  },
});

export type DeliveryCompanion = RowOf<typeof DeliveryCompanionEntity>;
