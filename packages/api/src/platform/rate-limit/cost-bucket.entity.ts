import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** The leaky bucket of one key. The table is unlogged: a crash of PostgreSQL empties it. */
export const CostBucketEntity = defineEntity({
  name: 'CostBucket',
  tableName: 'cost_buckets',
  properties: {
    keyHash: p.text().primary(),
    /** The points in the bucket at `at`; less as time passes. */
    level: p.double(),
    at: instant(),
  },
});
