import type { AnalyticsKindName } from '@infinite/schema/catalogue/analytics';
import { defineEntity, p } from '@mikro-orm/core';

/** Up to which day, that day included, the figures of a kind are final and stored. */
export const AnalyticsClosingEntity = defineEntity({
  name: 'AnalyticsClosing',
  tableName: 'analytics_closed',
  properties: {
    kind: p.text().$type<AnalyticsKindName>().primary(),
    /** ISO date, in UTC. */
    through: p.string().columnType('date'),
  },
});
