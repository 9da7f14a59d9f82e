import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** An owner offers the family to a member; at most one offer a family waits for an answer. */
export const OwnershipOfferEntity = defineEntity({
  name: 'OwnershipOffer',
  tableName: 'ownership_offers',
  properties: {
    familyId: p.uuid().primary(),
    fromUserId: p.uuid(),
    toUserId: p.uuid(),
    createdAt: instant(),
    expiresAt: instant(),
  },
});
