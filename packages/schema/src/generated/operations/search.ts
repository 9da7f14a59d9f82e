/* eslint-disable */

import type {
  DeleteSearchMutation,
  DeleteSearchMutationVariables,
  FamilyMakersQuery,
  FamilyMakersQueryVariables,
  FamilyTagsQuery,
  FamilyTagsQueryVariables,
  RenameSearchMutation,
  RenameSearchMutationVariables,
  SaveSearchMutation,
  SaveSearchMutationVariables,
  SavedSearchesQuery,
  SavedSearchesQueryVariables,
  SearchQuery,
  SearchQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const SearchDocument =
  "query Search($text:String!$group:SearchGroup$first:Int$after:String$filters:SearchFilters){search(text:$text group:$group first:$first after:$after filters:$filters){group hits{id title detail at atMs page kind taken}endCursor readAs}}" as OperationText<SearchQuery, SearchQueryVariables>;

export const FamilyMakersDocument =
  "query FamilyMakers{familyMembers{id name}}" as OperationText<FamilyMakersQuery, FamilyMakersQueryVariables>;

export const FamilyTagsDocument =
  "query FamilyTags{familyTags}" as OperationText<FamilyTagsQuery, FamilyTagsQueryVariables>;

export const SavedSearchesDocument =
  "query SavedSearches{savedSearches{...savedSearch}}fragment savedSearch on SavedSearch{id name text filters{kinds from to addedBy hasTranscript mood tag}}" as OperationText<SavedSearchesQuery, SavedSearchesQueryVariables>;

export const SaveSearchDocument =
  "mutation SaveSearch($name:String!$text:String!$filters:SearchFilters){saveSearch(name:$name text:$text filters:$filters){...savedSearch}}fragment savedSearch on SavedSearch{id name text filters{kinds from to addedBy hasTranscript mood tag}}" as OperationText<SaveSearchMutation, SaveSearchMutationVariables>;

export const RenameSearchDocument =
  "mutation RenameSearch($id:ID!$name:String!){renameSearch(id:$id name:$name){...savedSearch}}fragment savedSearch on SavedSearch{id name text filters{kinds from to addedBy hasTranscript mood tag}}" as OperationText<RenameSearchMutation, RenameSearchMutationVariables>;

export const DeleteSearchDocument =
  "mutation DeleteSearch($id:ID!){deleteSearch(id:$id)}" as OperationText<DeleteSearchMutation, DeleteSearchMutationVariables>;

