/* eslint-disable */

import type {
  SearchQuery,
  SearchQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const SearchDocument =
  "query Search($text:String!$group:SearchGroup$first:Int$after:String){search(text:$text group:$group first:$first after:$after){group hits{id title detail at atMs}endCursor}}" as OperationText<SearchQuery, SearchQueryVariables>;

