import { analyticsRest } from '#features/analytics/analytics.rest.ts';
import { AnalyticsResolver } from '#features/analytics/analytics.resolver.ts';
import { closeAnalyticsDays } from '#features/analytics/close-days.sweep.ts';
import { defineFeature } from '#platform/feature.ts';

export { AnalyticsRange } from '#features/analytics/analytics.types.ts';
export { startVisitCounter, type VisitCounter } from '#features/analytics/visit-counter.ts';

export const analyticsFeature = defineFeature({
  name: 'analytics',
  resolvers: [AnalyticsResolver],
  sweeps: [closeAnalyticsDays],
  rest: analyticsRest,
});
