import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A page that somebody has open. Unlogged: one that sent no heartbeat lately has been closed. */
export const PageVisitEntity = defineEntity({
  name: 'PageVisit',
  tableName: 'page_visits',
  properties: {
    /** The page made it up when it was opened. */
    visit: p.uuid().primary(),
    seenAt: instant(),
  },
});
