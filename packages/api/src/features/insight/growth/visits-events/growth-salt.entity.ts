import { defineEntity, p } from '@mikro-orm/core';

/** What the marks of a day are hashed with. Deleted with its day; unlogged, so in no backup. */
export const GrowthSaltEntity = defineEntity({
  name: 'GrowthSalt',
  tableName: 'growth_salts',
  properties: {
    /** ISO date, in UTC. */
    day: p.string().columnType('date').primary(),
    salt: p.blob().$type<Uint8Array>(),
  },
});
