/* eslint-disable */

import type {
  AddTreeFactMutation,
  AddTreeFactMutationVariables,
  AddTreePersonMutation,
  AddTreePersonMutationVariables,
  CancelTreeImportMutation,
  CancelTreeImportMutationVariables,
  ChangeTreeFactMutation,
  ChangeTreeFactMutationVariables,
  ConfirmTreeImportMutation,
  ConfirmTreeImportMutationVariables,
  DecideAllTreeImportMatchesMutation,
  DecideAllTreeImportMatchesMutationVariables,
  DecideTreeImportMatchesMutation,
  DecideTreeImportMatchesMutationVariables,
  RemoveTreeFactMutation,
  RemoveTreeFactMutationVariables,
  TreeImportMatchesQuery,
  TreeImportMatchesQueryVariables,
  TreeImportProblemsQuery,
  TreeImportProblemsQueryVariables,
  TreeImportQuery,
  TreeImportQueryVariables,
  TreeImportsQuery,
  TreeImportsQueryVariables,
  TreeIndividualsQuery,
  TreeIndividualsQueryVariables,
  TreePersonQuery,
  TreePersonQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const TreeImportsDocument =
  "query TreeImports($after:String){treeImports(first:20 after:$after){nodes{...TreeImportParts}pageInfo{hasNextPage endCursor}}}fragment TreeImportParts on TreeImport{id fileName state length received problemCount matchCount progress problem changeId mayDecide mayCancel createdAt summary{version encoding product individuals unions sources media otherRecords mediaFiles mediaBytes firstYear lastYear}}" as OperationText<TreeImportsQuery, TreeImportsQueryVariables>;

export const TreeImportDocument =
  "query TreeImport($id:ID!){treeImport(id:$id){...TreeImportParts}}fragment TreeImportParts on TreeImport{id fileName state length received problemCount matchCount progress problem changeId mayDecide mayCancel createdAt summary{version encoding product individuals unions sources media otherRecords mediaFiles mediaBytes firstYear lastYear}}" as OperationText<TreeImportQuery, TreeImportQueryVariables>;

export const TreeImportProblemsDocument =
  "query TreeImportProblems($id:ID!$after:String){treeImportProblems(id:$id first:100 after:$after){nodes{...TreeImportProblemParts}pageInfo{hasNextPage endCursor}}}fragment TreeImportProblemParts on TreeImportProblem{line code structure words}" as OperationText<TreeImportProblemsQuery, TreeImportProblemsQueryVariables>;

export const TreeImportMatchesDocument =
  "query TreeImportMatches($id:ID!$after:String){treeImportMatches(id:$id first:50 after:$after){nodes{...TreeImportMatchParts}pageInfo{hasNextPage endCursor}}}fragment TreeImportMatchParts on TreeImportMatch{match individualId inFile{name birth death}inTree{name birth death}reason score decision}" as OperationText<TreeImportMatchesQuery, TreeImportMatchesQueryVariables>;

export const DecideTreeImportMatchesDocument =
  "mutation DecideTreeImportMatches($id:ID!$decisions:[TreeMatchDecisionInput!]!){decideTreeImportMatches(id:$id decisions:$decisions)}" as OperationText<DecideTreeImportMatchesMutation, DecideTreeImportMatchesMutationVariables>;

export const DecideAllTreeImportMatchesDocument =
  "mutation DecideAllTreeImportMatches($id:ID!$decision:TreeMatchDecision!){decideAllTreeImportMatches(id:$id decision:$decision)}" as OperationText<DecideAllTreeImportMatchesMutation, DecideAllTreeImportMatchesMutationVariables>;

export const ConfirmTreeImportDocument =
  "mutation ConfirmTreeImport($id:ID!$withMedia:Boolean!){confirmTreeImport(id:$id withMedia:$withMedia){...TreeImportParts}}fragment TreeImportParts on TreeImport{id fileName state length received problemCount matchCount progress problem changeId mayDecide mayCancel createdAt summary{version encoding product individuals unions sources media otherRecords mediaFiles mediaBytes firstYear lastYear}}" as OperationText<ConfirmTreeImportMutation, ConfirmTreeImportMutationVariables>;

export const CancelTreeImportDocument =
  "mutation CancelTreeImport($id:ID!){cancelTreeImport(id:$id){...TreeImportParts}}fragment TreeImportParts on TreeImport{id fileName state length received problemCount matchCount progress problem changeId mayDecide mayCancel createdAt summary{version encoding product individuals unions sources media otherRecords mediaFiles mediaBytes firstYear lastYear}}" as OperationText<CancelTreeImportMutation, CancelTreeImportMutationVariables>;

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

