/* eslint-disable */

import type {
  RecentActivityQuery,
  RecentActivityQueryVariables,
  SecurityEventsQuery,
  SecurityEventsQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const RecentActivityDocument =
  "query RecentActivity($first:Int$after:String){recentActivity(first:$first after:$after){nodes{...SecurityLine}pageInfo{hasNextPage endCursor}}}fragment SecurityLine on SecurityEvent{id kind at lastAt count network device detail account{id name}}" as OperationText<RecentActivityQuery, RecentActivityQueryVariables>;

export const SecurityEventsDocument =
  "query SecurityEvents($kind:SecurityEventKind$userId:ID$first:Int$after:String){securityEvents(kind:$kind userId:$userId first:$first after:$after){nodes{...SecurityLine}pageInfo{hasNextPage endCursor}}}fragment SecurityLine on SecurityEvent{id kind at lastAt count network device detail account{id name}}" as OperationText<SecurityEventsQuery, SecurityEventsQueryVariables>;

