/* eslint-disable */

import type {
  QuizCountsQuery,
  QuizCountsQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const QuizCountsDocument =
  "query QuizCounts($range:AnalyticsRange!){quizCounts(range:$range){quiz begun finished results{result count}}}" as OperationText<QuizCountsQuery, QuizCountsQueryVariables>;

