/* eslint-disable */

import type {
  AnalyticsQuery,
  AnalyticsQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const AnalyticsDocument =
  "query Analytics($range:AnalyticsRange!$unit:AnalyticsUnit!){analytics(range:$range unit:$unit){from to beforeFrom months{usersThisMonth usersLastMonth revenueThisMonth revenueLastMonth}series{kind money total totalBefore points{from value before}}}}" as OperationText<AnalyticsQuery, AnalyticsQueryVariables>;

