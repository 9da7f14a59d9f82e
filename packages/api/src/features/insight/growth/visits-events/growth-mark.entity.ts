import type { GrowthSourceName } from '@infinite/schema/catalogue/growth';
import { defineEntity, p } from '@mikro-orm/core';

/** A visitor of a day, as a hash under the day's salt (decision 150). Deleted with its day. */
export const GrowthMarkEntity = defineEntity({
  name: 'GrowthMark',
  tableName: 'growth_marks',
  properties: {
    /** ISO date, in UTC. */
    day: p.string().columnType('date').primary(),
    mark: p.text().primary(),
    /** Of the first page of the day. */
    source: p.text().$type<GrowthSourceName>(),
    openedModal: p.boolean().default(false),
  },
});
