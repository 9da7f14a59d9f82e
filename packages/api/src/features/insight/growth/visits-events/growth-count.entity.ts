import type { GrowthSourceName, GrowthStepName } from '@infinite/schema/catalogue/growth';
import { defineEntity, p } from '@mikro-orm/core';

/** How many visitors took a step in a week, by the class of the place they came from. */
export const GrowthCountEntity = defineEntity({
  name: 'GrowthCount',
  tableName: 'growth_counts',
  properties: {
    /** Its Monday, ISO date, in UTC. */
    week: p.string().columnType('date').primary(),
    step: p.text().$type<GrowthStepName>().primary(),
    source: p.text().$type<GrowthSourceName>().primary(),
    value: p.bigint('number'),
  },
});
