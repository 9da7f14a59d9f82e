import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** Attempts of one key in one window. The table is unlogged: a crash of PostgreSQL empties it. */
export const RateLimitHitEntity = defineEntity({
  name: 'RateLimitHit',
  tableName: 'rate_limit_hits',
  properties: {
    bucket: p.text().primary(),
    keyHash: p.text().primary(),
    windowStart: instant().primary(),
    hits: p.integer(),
  },
});
