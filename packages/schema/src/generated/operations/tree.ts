/* eslint-disable */

import type {
  AcceptTreeProposalMutation,
  AcceptTreeProposalMutationVariables,
  AddTreeFactMutation,
  AddTreeFactMutationVariables,
  AddTreePersonMutation,
  AddTreePersonMutationVariables,
  AskAboutInTreeMutation,
  AskAboutInTreeMutationVariables,
  AttachVoiceMutation,
  AttachVoiceMutationVariables,
  ChangeTreeFactMutation,
  ChangeTreeFactMutationVariables,
  CiteRecordingMutation,
  CiteRecordingMutationVariables,
  DetachVoiceMutation,
  DetachVoiceMutationVariables,
  RecordingInTreeQuery,
  RecordingInTreeQueryVariables,
  RejectTreeProposalMutation,
  RejectTreeProposalMutationVariables,
  RemoveTreeFactMutation,
  RemoveTreeFactMutationVariables,
  RemoveVoiceCitationMutation,
  RemoveVoiceCitationMutationVariables,
  TreeBranchVoicesQuery,
  TreeBranchVoicesQueryVariables,
  TreeFactVoicesQuery,
  TreeFactVoicesQueryVariables,
  TreeIndividualsQuery,
  TreeIndividualsQueryVariables,
  TreePersonQuery,
  TreePersonQueryVariables,
  TreeProposalsQuery,
  TreeProposalsQueryVariables,
  TreeVoicesQuery,
  TreeVoicesQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const TreeVoicesDocument =
  "query TreeVoices($recordId:ID!){treeVoices(recordId:$recordId){...TreeVoicesParts}}fragment TreeVoicesParts on TreeVoices{subject{...TreeSubjectParts}voices{teller mayRemove recording{...LibraryRecording}}mayAdd}fragment TreeSubjectParts on TreeSubject{id kind name birthYear deathYear}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<TreeVoicesQuery, TreeVoicesQueryVariables>;

export const TreeBranchVoicesDocument =
  "query TreeBranchVoices($individualId:ID!$direction:TreeBranchDirection!){treeBranchVoices(individualId:$individualId direction:$direction){generation subject{...TreeSubjectParts}recording{...LibraryRecording}}}fragment TreeSubjectParts on TreeSubject{id kind name birthYear deathYear}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<TreeBranchVoicesQuery, TreeBranchVoicesQueryVariables>;

export const TreeFactVoicesDocument =
  "query TreeFactVoices($recordId:ID!){treeFactVoices(recordId:$recordId){...TreeSubjectFactsParts}}fragment TreeSubjectFactsParts on TreeSubjectFacts{subject{...TreeSubjectParts}version mayAddFacts facts{...TreeFactSummaryParts}citations{fact index quality quote fromMs toMs missing teller recording{id kind title url}}}fragment TreeSubjectParts on TreeSubject{id kind name birthYear deathYear}fragment TreeFactSummaryParts on TreeFactSummary{fact tag type value date place}" as OperationText<TreeFactVoicesQuery, TreeFactVoicesQueryVariables>;

export const RecordingInTreeDocument =
  "query RecordingInTree($recordingId:ID!){recordingInTree(recordingId:$recordingId){...RecordingInTreeParts}}fragment RecordingInTreeParts on RecordingInTree{about{subject{...TreeSubjectParts}mayRemove}proofs{subject{...TreeSubjectParts}fact{...TreeFactSummaryParts}fromMs toMs}hiddenProofs mayAdd mayCite}fragment TreeSubjectParts on TreeSubject{id kind name birthYear deathYear}fragment TreeFactSummaryParts on TreeFactSummary{fact tag type value date place}" as OperationText<RecordingInTreeQuery, RecordingInTreeQueryVariables>;

export const TreeProposalsDocument =
  "query TreeProposals($recordingId:ID!){treeProposals(recordingId:$recordingId){...TreeProposalParts}}fragment TreeProposalParts on TreeProposal{key kind text fromMs toMs people{...TreeSubjectParts}partners{...TreeSubjectParts}places date datePhrase tag value}fragment TreeSubjectParts on TreeSubject{id kind name birthYear deathYear}" as OperationText<TreeProposalsQuery, TreeProposalsQueryVariables>;

export const AttachVoiceDocument =
  "mutation AttachVoice($recordingId:ID!$recordId:ID!){attachVoice(recordingId:$recordingId recordId:$recordId){...TreeVoicesParts}}fragment TreeVoicesParts on TreeVoices{subject{...TreeSubjectParts}voices{teller mayRemove recording{...LibraryRecording}}mayAdd}fragment TreeSubjectParts on TreeSubject{id kind name birthYear deathYear}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<AttachVoiceMutation, AttachVoiceMutationVariables>;

export const DetachVoiceDocument =
  "mutation DetachVoice($recordingId:ID!$recordId:ID!){detachVoice(recordingId:$recordingId recordId:$recordId){...TreeVoicesParts}}fragment TreeVoicesParts on TreeVoices{subject{...TreeSubjectParts}voices{teller mayRemove recording{...LibraryRecording}}mayAdd}fragment TreeSubjectParts on TreeSubject{id kind name birthYear deathYear}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<DetachVoiceMutation, DetachVoiceMutationVariables>;

export const CiteRecordingDocument =
  "mutation CiteRecording($input:VoiceCitationInput!){citeRecording(input:$input){...TreeSubjectFactsParts}}fragment TreeSubjectFactsParts on TreeSubjectFacts{subject{...TreeSubjectParts}version mayAddFacts facts{...TreeFactSummaryParts}citations{fact index quality quote fromMs toMs missing teller recording{id kind title url}}}fragment TreeSubjectParts on TreeSubject{id kind name birthYear deathYear}fragment TreeFactSummaryParts on TreeFactSummary{fact tag type value date place}" as OperationText<CiteRecordingMutation, CiteRecordingMutationVariables>;

export const RemoveVoiceCitationDocument =
  "mutation RemoveVoiceCitation($recordId:ID!$version:Int!$fact:Int!$index:Int!){removeVoiceCitation(recordId:$recordId version:$version fact:$fact index:$index){...TreeSubjectFactsParts}}fragment TreeSubjectFactsParts on TreeSubjectFacts{subject{...TreeSubjectParts}version mayAddFacts facts{...TreeFactSummaryParts}citations{fact index quality quote fromMs toMs missing teller recording{id kind title url}}}fragment TreeSubjectParts on TreeSubject{id kind name birthYear deathYear}fragment TreeFactSummaryParts on TreeFactSummary{fact tag type value date place}" as OperationText<RemoveVoiceCitationMutation, RemoveVoiceCitationMutationVariables>;

export const AskAboutInTreeDocument =
  "mutation AskAboutInTree($recordId:ID!$input:AskAboutInput!){askAboutInTree(recordId:$recordId input:$input)}" as OperationText<AskAboutInTreeMutation, AskAboutInTreeMutationVariables>;

export const AcceptTreeProposalDocument =
  "mutation AcceptTreeProposal($recordingId:ID!$key:ID!$choice:ProposalChoiceInput){acceptTreeProposal(recordingId:$recordingId key:$key choice:$choice){...TreeProposalParts}}fragment TreeProposalParts on TreeProposal{key kind text fromMs toMs people{...TreeSubjectParts}partners{...TreeSubjectParts}places date datePhrase tag value}fragment TreeSubjectParts on TreeSubject{id kind name birthYear deathYear}" as OperationText<AcceptTreeProposalMutation, AcceptTreeProposalMutationVariables>;

export const RejectTreeProposalDocument =
  "mutation RejectTreeProposal($recordingId:ID!$key:ID!){rejectTreeProposal(recordingId:$recordingId key:$key){...TreeProposalParts}}fragment TreeProposalParts on TreeProposal{key kind text fromMs toMs people{...TreeSubjectParts}partners{...TreeSubjectParts}places date datePhrase tag value}fragment TreeSubjectParts on TreeSubject{id kind name birthYear deathYear}" as OperationText<RejectTreeProposalMutation, RejectTreeProposalMutationVariables>;

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

