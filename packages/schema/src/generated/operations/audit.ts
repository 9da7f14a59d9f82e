/* eslint-disable */

import type {
  AuditEventsQuery,
  AuditEventsQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const AuditEventsDocument =
  "query AuditEvents($filter:AuditFilter$first:Int$after:String){auditEvents(filter:$filter first:$first after:$after){nodes{...AuditLine}pageInfo{hasNextPage endCursor}}}fragment AuditLine on AuditEvent{id at actor{id name}action subject{kind id name}changes{field before after}reason}" as OperationText<AuditEventsQuery, AuditEventsQueryVariables>;

