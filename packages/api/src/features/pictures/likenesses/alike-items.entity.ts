import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** Two items of a family that are the same file, or photos that look alike; each pair once. */
export const AlikeItemsEntity = defineEntity({
  name: 'AlikeItems',
  tableName: 'alike_items',
  properties: {
    /** The smaller id. */
    firstId: p.uuid().primary(),
    secondId: p.uuid().primary(),
    familyId: p.uuid(),
    isSameFile: p.boolean(),
    /** Bits of 64 in which they differ. */
    distance: p.smallint(),
    /** When a member said that they are not the same; they are not offered again. */
    differentAt: instant().nullable(),
    differentBy: p.uuid().nullable(),
  },
});
