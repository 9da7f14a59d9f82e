/* eslint-disable */

import type {
  TimelineQuery,
  TimelineQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const TimelineDocument =
  "query Timeline($from:String$first:Int$after:String){timeline(from:$from first:$first after:$after){nodes{...TimelineItem}pageInfo{hasNextPage endCursor}}timelineMonths{month count}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<TimelineQuery, TimelineQueryVariables>;

