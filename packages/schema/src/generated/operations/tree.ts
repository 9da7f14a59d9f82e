/* eslint-disable */

import type {
  AddTreeFactMutation,
  AddTreeFactMutationVariables,
  AddTreePersonMutation,
  AddTreePersonMutationVariables,
  AddTreeSourceMutation,
  AddTreeSourceMutationVariables,
  BulkChangeTreeMutation,
  BulkChangeTreeMutationVariables,
  ChangeTreeFactMutation,
  ChangeTreeFactMutationVariables,
  ChangeTreePersonMutation,
  ChangeTreePersonMutationVariables,
  ChangeTreeSourceMutation,
  ChangeTreeSourceMutationVariables,
  CiteTreeSourceMutation,
  CiteTreeSourceMutationVariables,
  ConnectTreePeopleMutation,
  ConnectTreePeopleMutationVariables,
  DisconnectTreePeopleMutation,
  DisconnectTreePeopleMutationVariables,
  LinkTreePersonMutation,
  LinkTreePersonMutationVariables,
  MarkTreePeopleDifferentMutation,
  MarkTreePeopleDifferentMutationVariables,
  MergeTreePeopleMutation,
  MergeTreePeopleMutationVariables,
  MoveTreeBranchMutation,
  MoveTreeBranchMutationVariables,
  RemoveTreeCitationMutation,
  RemoveTreeCitationMutationVariables,
  RemoveTreeFactMutation,
  RemoveTreeFactMutationVariables,
  RemoveTreePersonMutation,
  RemoveTreePersonMutationVariables,
  RemoveTreeSourceMutation,
  RemoveTreeSourceMutationVariables,
  SplitTreePersonMutation,
  SplitTreePersonMutationVariables,
  TreeChangesQuery,
  TreeChangesQueryVariables,
  TreeDuplicatesQuery,
  TreeDuplicatesQueryVariables,
  TreeEventsQuery,
  TreeEventsQueryVariables,
  TreeIndividualsQuery,
  TreeIndividualsQueryVariables,
  TreeOverviewQuery,
  TreeOverviewQueryVariables,
  TreePersonQuery,
  TreePersonQueryVariables,
  TreePlacesQuery,
  TreePlacesQueryVariables,
  TreeRelationsQuery,
  TreeRelationsQueryVariables,
  TreeRelationshipQuery,
  TreeRelationshipQueryVariables,
  TreeSourcesQuery,
  TreeSourcesQueryVariables,
  TreeUnionQuery,
  TreeUnionQueryVariables,
  TreeWarningsQuery,
  TreeWarningsQueryVariables,
  UndoTreeChangeMutation,
  UndoTreeChangeMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const TreeOverviewDocument =
  "query TreeOverview{treeOverview{version people unions selfId mayAdd mayMerge mayImport mayExport seesLivingDetails}}" as OperationText<TreeOverviewQuery, TreeOverviewQueryVariables>;

export const TreeUnionDocument =
  "query TreeUnion($id:ID!){treeUnion(id:$id){...TreeUnionFields notes facts{...TreeFactFields}}}fragment TreeUnionFields on TreeUnion{id version kind mayChange marriage{date{words year}place}partners{...TreePersonLine}children{pedigree individual{...TreePersonLine}}}fragment TreePersonLine on TreeIndividual{id name given surname sex isLiving isWithheld birth{date{words year}place}death{date{words year}place}}fragment TreeFactFields on TreeFact{at tag type value date{text words phrase year}place latitude longitude age cause notes restrictions citations{path sourceId page quality texts recordingId fromMs toMs}}" as OperationText<TreeUnionQuery, TreeUnionQueryVariables>;

export const TreeRelationshipDocument =
  "query TreeRelationship($from:ID$to:ID!){treeRelationship(from:$from to:$to){words chain bloodWords bloodDegree coefficient commonAncestors path{id step}}}" as OperationText<TreeRelationshipQuery, TreeRelationshipQueryVariables>;

export const TreeRelationsDocument =
  "query TreeRelations($ids:[ID!]!){treeRelations(ids:$ids)}" as OperationText<TreeRelationsQuery, TreeRelationsQueryVariables>;

export const TreeChangesDocument =
  "query TreeChanges($recordId:ID$first:Int$after:String){treeChanges(recordId:$recordId first:$first after:$after){nodes{id kind words madeAt isUndone mayUndo by{id name}}pageInfo{hasNextPage endCursor}}}" as OperationText<TreeChangesQuery, TreeChangesQueryVariables>;

export const TreeWarningsDocument =
  "query TreeWarnings($of:ID$first:Int){treeWarnings(of:$of first:$first){code individualId otherId unionId words}}" as OperationText<TreeWarningsQuery, TreeWarningsQueryVariables>;

export const TreeDuplicatesDocument =
  "query TreeDuplicates($of:ID$first:Int){treeDuplicates(of:$of first:$first){score reasons one{...TreePersonLine version}other{...TreePersonLine version}}}fragment TreePersonLine on TreeIndividual{id name given surname sex isLiving isWithheld birth{date{words year}place}death{date{words year}place}}" as OperationText<TreeDuplicatesQuery, TreeDuplicatesQueryVariables>;

export const TreeEventsDocument =
  "query TreeEvents($of:ID$fromYear:Int$toYear:Int$place:String$first:Int$after:String){treeEvents(of:$of fromYear:$fromYear toYear:$toYear place:$place first:$first after:$after){nodes{recordId at tag type value words year month day place isOfUnion people{id name}}pageInfo{hasNextPage endCursor}}}" as OperationText<TreeEventsQuery, TreeEventsQueryVariables>;

export const TreePlacesDocument =
  "query TreePlaces($search:String$within:String$first:Int){treePlaces(search:$search within:$within first:$first){name parts events people latitude longitude}}" as OperationText<TreePlacesQuery, TreePlacesQueryVariables>;

export const TreeSourcesDocument =
  "query TreeSources($search:String$first:Int$after:String){treeSources(search:$search first:$first after:$after){nodes{id version title author publication repository uses mayChange}pageInfo{hasNextPage endCursor}}}" as OperationText<TreeSourcesQuery, TreeSourcesQueryVariables>;

export const ChangeTreePersonDocument =
  "mutation ChangeTreePerson($id:ID!$version:Int!$input:TreePersonChanges!){changeTreePerson(id:$id version:$version input:$input)}" as OperationText<ChangeTreePersonMutation, ChangeTreePersonMutationVariables>;

export const RemoveTreePersonDocument =
  "mutation RemoveTreePerson($id:ID!$version:Int!){removeTreePerson(id:$id version:$version){changeId name facts media connections}}" as OperationText<RemoveTreePersonMutation, RemoveTreePersonMutationVariables>;

export const ConnectTreePeopleDocument =
  "mutation ConnectTreePeople($input:TreeConnectionInput!){connectTreePeople(input:$input)}" as OperationText<ConnectTreePeopleMutation, ConnectTreePeopleMutationVariables>;

export const DisconnectTreePeopleDocument =
  "mutation DisconnectTreePeople($id:ID!$unionId:ID!){disconnectTreePeople(id:$id unionId:$unionId)}" as OperationText<DisconnectTreePeopleMutation, DisconnectTreePeopleMutationVariables>;

export const MergeTreePeopleDocument =
  "mutation MergeTreePeople($input:TreeMergeInput!){mergeTreePeople(input:$input)}" as OperationText<MergeTreePeopleMutation, MergeTreePeopleMutationVariables>;

export const MarkTreePeopleDifferentDocument =
  "mutation MarkTreePeopleDifferent($ids:[ID!]!){markTreePeopleDifferent(ids:$ids)}" as OperationText<MarkTreePeopleDifferentMutation, MarkTreePeopleDifferentMutationVariables>;

export const SplitTreePersonDocument =
  "mutation SplitTreePerson($input:TreeSplitInput!){splitTreePerson(input:$input)}" as OperationText<SplitTreePersonMutation, SplitTreePersonMutationVariables>;

export const MoveTreeBranchDocument =
  "mutation MoveTreeBranch($input:TreeMoveInput!){moveTreeBranch(input:$input)}" as OperationText<MoveTreeBranchMutation, MoveTreeBranchMutationVariables>;

export const BulkChangeTreeDocument =
  "mutation BulkChangeTree($input:TreeBulkInput!){bulkChangeTree(input:$input){changeId changed isMore refused{id words}}}" as OperationText<BulkChangeTreeMutation, BulkChangeTreeMutationVariables>;

export const UndoTreeChangeDocument =
  "mutation UndoTreeChange($id:ID!){undoTreeChange(id:$id)}" as OperationText<UndoTreeChangeMutation, UndoTreeChangeMutationVariables>;

export const LinkTreePersonDocument =
  "mutation LinkTreePerson($id:ID!$kind:TreeSubject!$subjectId:ID){linkTreePerson(id:$id kind:$kind subjectId:$subjectId)}" as OperationText<LinkTreePersonMutation, LinkTreePersonMutationVariables>;

export const AddTreeSourceDocument =
  "mutation AddTreeSource($input:TreeSourceInput!){addTreeSource(input:$input)}" as OperationText<AddTreeSourceMutation, AddTreeSourceMutationVariables>;

export const ChangeTreeSourceDocument =
  "mutation ChangeTreeSource($id:ID!$version:Int!$input:TreeSourceInput!){changeTreeSource(id:$id version:$version input:$input)}" as OperationText<ChangeTreeSourceMutation, ChangeTreeSourceMutationVariables>;

export const RemoveTreeSourceDocument =
  "mutation RemoveTreeSource($id:ID!$version:Int!){removeTreeSource(id:$id version:$version)}" as OperationText<RemoveTreeSourceMutation, RemoveTreeSourceMutationVariables>;

export const CiteTreeSourceDocument =
  "mutation CiteTreeSource($recordId:ID!$version:Int!$at:Int$input:TreeCitationInput!){citeTreeSource(recordId:$recordId version:$version at:$at input:$input)}" as OperationText<CiteTreeSourceMutation, CiteTreeSourceMutationVariables>;

export const RemoveTreeCitationDocument =
  "mutation RemoveTreeCitation($recordId:ID!$version:Int!$path:[Int!]!){removeTreeCitation(recordId:$recordId version:$version path:$path)}" as OperationText<RemoveTreeCitationMutation, RemoveTreeCitationMutationVariables>;

export const TreePersonDocument =
  "query TreePerson($id:ID!){treeIndividual(id:$id){...TreePersonLine version mayChange notes restrictions names{at display prefix given nickname surnamePrefix surname suffix type language}facts{...TreeFactFields}parents{pedigree union{...TreeUnionFields}}unions{...TreeUnionFields}}}fragment TreePersonLine on TreeIndividual{id name given surname sex isLiving isWithheld birth{date{words year}place}death{date{words year}place}}fragment TreeFactFields on TreeFact{at tag type value date{text words phrase year}place latitude longitude age cause notes restrictions citations{path sourceId page quality texts recordingId fromMs toMs}}fragment TreeUnionFields on TreeUnion{id version kind mayChange marriage{date{words year}place}partners{...TreePersonLine}children{pedigree individual{...TreePersonLine}}}" as OperationText<TreePersonQuery, TreePersonQueryVariables>;

export const TreeIndividualsDocument =
  "query TreeIndividuals($search:String$filter:TreeIndividualFilter$first:Int$after:String){treeIndividuals(search:$search filter:$filter first:$first after:$after){nodes{...TreePersonLine}pageInfo{hasNextPage endCursor}}}fragment TreePersonLine on TreeIndividual{id name given surname sex isLiving isWithheld birth{date{words year}place}death{date{words year}place}}" as OperationText<TreeIndividualsQuery, TreeIndividualsQueryVariables>;

export const AddTreePersonDocument =
  "mutation AddTreePerson($input:TreePersonInput!$relation:TreeRelationInput){addTreePerson(input:$input relation:$relation){...TreePersonLine version}}fragment TreePersonLine on TreeIndividual{id name given surname sex isLiving isWithheld birth{date{words year}place}death{date{words year}place}}" as OperationText<AddTreePersonMutation, AddTreePersonMutationVariables>;

export const AddTreeFactDocument =
  "mutation AddTreeFact($recordId:ID!$version:Int!$tag:String!$input:TreeFactInput!){addTreeFact(recordId:$recordId version:$version tag:$tag input:$input)}" as OperationText<AddTreeFactMutation, AddTreeFactMutationVariables>;

export const ChangeTreeFactDocument =
  "mutation ChangeTreeFact($recordId:ID!$version:Int!$at:Int!$input:TreeFactInput!){changeTreeFact(recordId:$recordId version:$version at:$at input:$input)}" as OperationText<ChangeTreeFactMutation, ChangeTreeFactMutationVariables>;

export const RemoveTreeFactDocument =
  "mutation RemoveTreeFact($recordId:ID!$version:Int!$at:Int!){removeTreeFact(recordId:$recordId version:$version at:$at)}" as OperationText<RemoveTreeFactMutation, RemoveTreeFactMutationVariables>;

