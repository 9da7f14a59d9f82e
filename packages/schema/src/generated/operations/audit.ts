/* eslint-disable */

import type {
  AuditEventsQuery,
  AuditEventsQueryVariables,
  AuditLogQuery,
  AuditLogQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const AuditEventsDocument =
  "query AuditEvents($filter:AuditFilter$first:Int$after:String){auditEvents(filter:$filter first:$first after:$after){nodes{...AuditLine}pageInfo{hasNextPage endCursor}}}fragment AuditLine on AuditEvent{id at actor{id name}action subject{kind id name}changes{field before after}reason}" as OperationText<AuditEventsQuery, AuditEventsQueryVariables>;

export const AuditLogDocument =
  "query AuditLog($filter:AuditFilter$first:Int$after:String){auditEvents(filter:$filter first:$first after:$after){nodes{...AuditLine}pageInfo{hasNextPage endCursor}totalCount}}fragment AuditLine on AuditEvent{id at actor{id name}action subject{kind id name}changes{field before after}reason}" as OperationText<AuditLogQuery, AuditLogQueryVariables>;

