import { defineEntity, p } from '@mikro-orm/core';

/** Which variant of an experiment a visitor saw on a day. Deleted with its day. */
export const GrowthExposureEntity = defineEntity({
  name: 'GrowthExposure',
  tableName: 'growth_exposures',
  properties: {
    /** ISO date, in UTC. */
    day: p.string().columnType('date').primary(),
    experimentId: p.uuid().primary(),
    mark: p.text().primary(),
    /** Its position. */
    variant: p.smallint(),
    signedUp: p.boolean().default(false),
  },
});
