/* eslint-disable */

import type {
  AnalyticsQuery,
  AnalyticsQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const AnalyticsDocument =
  "query Analytics($range:AnalyticsRange!$unit:AnalyticsUnit!){analytics(range:$range unit:$unit){from to months{usersThisMonth usersLastMonth revenueThisMonth revenueLastMonth}series{kind money total points{from value}}}}" as OperationText<AnalyticsQuery, AnalyticsQueryVariables>;

