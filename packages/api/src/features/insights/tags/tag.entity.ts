import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A tag of an item, or a suggested one that nobody wants there. */
export const ItemTagEntity = defineEntity({
  name: 'ItemTag',
  tableName: 'item_tags',
  properties: {
    recordingId: p.uuid().primary(),
    /** Its words, so that a tag is there once however it is written. */
    tagKey: p.text().primary(),
    familyId: p.uuid(),
    tag: p.text(),
    isKept: p.boolean(),
    saidBy: p.uuid().nullable(),
    saidAt: instant(),
  },
});
