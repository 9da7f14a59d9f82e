import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A member's own mark on an item. */
export const FavoriteEntity = defineEntity({
  name: 'Favorite',
  tableName: 'favorites',
  properties: {
    userId: p.uuid().primary(),
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    markedAt: instant(),
  },
});
