import { AnalyticsClosingEntity } from '#features/insight/analytics/analytics-closing.entity.ts';
import { AnalyticsDayEntity } from '#features/insight/analytics/analytics-day.entity.ts';
import { analyticsRest } from '#features/insight/analytics/analytics.rest.ts';
import { AnalyticsResolver } from '#features/insight/analytics/analytics.resolver.ts';
import { closeAnalyticsDays } from '#features/insight/analytics/close-days.sweep.ts';
import { defineFeature } from '#platform/feature.ts';

export { AnalyticsRange } from '#features/insight/analytics/analytics.types.ts';
export { countSources, type CountSource } from '#features/insight/analytics/count-sources.ts';
export { addVisits } from '#features/insight/analytics/add-visits.ts';

export const analyticsFeature = defineFeature({
  name: 'analytics',
  entities: [AnalyticsClosingEntity, AnalyticsDayEntity],
  resolvers: [AnalyticsResolver],
  sweeps: [closeAnalyticsDays],
  rest: analyticsRest,
});
