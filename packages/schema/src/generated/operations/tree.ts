/* eslint-disable */

import type {
  AddTreeFactMutation,
  AddTreeFactMutationVariables,
  AddTreePersonMutation,
  AddTreePersonMutationVariables,
  ChangeTreeFactMutation,
  ChangeTreeFactMutationVariables,
  RemoveTreeFactMutation,
  RemoveTreeFactMutationVariables,
  TreeIndividualsQuery,
  TreeIndividualsQueryVariables,
  TreePersonQuery,
  TreePersonQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

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

