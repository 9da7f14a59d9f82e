import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A member with a page of a family open in one process, until `expiresAt` unless it is renewed. */
export const PresenceEntity = defineEntity({
  name: 'Presence',
  tableName: 'presences',
  properties: {
    familyId: p.uuid().primary(),
    userId: p.uuid().primary(),
    processId: p.uuid().primary(),
    expiresAt: instant(),
  },
});

/** A member who does not want to be seen; those without a row do. */
export const HiddenPresenceEntity = defineEntity({
  name: 'HiddenPresence',
  tableName: 'hidden_presences',
  properties: {
    userId: p.uuid().primary(),
  },
});
