import type { AnalyticsKindName } from '@infinite/schema/catalogue/analytics';
import { defineEntity, p } from '@mikro-orm/core';

/** The figure of a kind on a day: visits as they happen, the other kinds once the day is final. */
export const AnalyticsDayEntity = defineEntity({
  name: 'AnalyticsDay',
  tableName: 'analytics_days',
  properties: {
    kind: p.text().$type<AnalyticsKindName>().primary(),
    /** ISO date, in UTC. */
    day: p.string().columnType('date').primary(),
    /** A count; of money, cents. */
    value: p.bigint('number'),
  },
});
