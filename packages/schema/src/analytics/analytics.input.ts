import { z } from 'zod';
import {
  analyticsKinds,
  analyticsRanges,
  analyticsUnits,
  defaultAnalytics,
  type AnalyticsRangeName,
} from '#catalogue/analytics.ts';

// The keys are exactly these names.
const ranges = Object.keys(analyticsRanges) as AnalyticsRangeName[];

/** One chart's figures as CSV. */
export const analyticsCsvInput = z.object({
  kind: z.enum(analyticsKinds),
  range: z.enum(ranges).default(defaultAnalytics.range),
  unit: z.enum(analyticsUnits).default(defaultAnalytics.unit),
});
