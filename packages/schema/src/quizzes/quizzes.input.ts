import { z } from 'zod';
import {
  analyticsRanges,
  defaultAnalytics,
  type AnalyticsRangeName,
} from '#catalogue/analytics.ts';

/** What a page tells of a quiz: which, what happened, and the answers that prove it. */
export const countQuizInput = z.object({
  quiz: z.string().max(60),
  what: z.enum(['BEGUN', 'FINISHED']),
  answers: z.string().max(40),
});

// The keys are exactly these names.
const ranges = Object.keys(analyticsRanges) as AnalyticsRangeName[];

export const quizCountsCsvInput = z.object({
  range: z.enum(ranges).default(defaultAnalytics.range),
});
