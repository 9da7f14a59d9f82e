import type { GrowthSourceName, PathClassName } from '@infinite/schema/catalogue/growth';
import { defineEntity, p } from '@mikro-orm/core';

/** How many pages of a class readers opened in a week; WITHIN: from another page of the site. */
export const GrowthViewEntity = defineEntity({
  name: 'GrowthView',
  tableName: 'growth_views',
  properties: {
    /** Its Monday, ISO date, in UTC. */
    week: p.string().columnType('date').primary(),
    path: p.text().$type<PathClassName>().primary(),
    source: p.text().$type<GrowthSourceName | 'WITHIN'>().primary(),
    value: p.bigint('number'),
  },
});
