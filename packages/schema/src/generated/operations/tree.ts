/* eslint-disable */

import type {
  AcceptTreeProposalMutation,
  AcceptTreeProposalMutationVariables,
  AddTreeCalendarMutation,
  AddTreeCalendarMutationVariables,
  AddTreeFactMutation,
  AddTreeFactMutationVariables,
  AddTreePersonMutation,
  AddTreePersonMutationVariables,
  AddTreeSourceMutation,
  AddTreeSourceMutationVariables,
  AskAboutInTreeMutation,
  AskAboutInTreeMutationVariables,
  AttachVoiceMutation,
  AttachVoiceMutationVariables,
  BulkChangeTreeMutation,
  BulkChangeTreeMutationVariables,
  CancelTreeImportMutation,
  CancelTreeImportMutationVariables,
  ChangeTreeFactMutation,
  ChangeTreeFactMutationVariables,
  ChangeTreePersonMutation,
  ChangeTreePersonMutationVariables,
  ChangeTreeSourceMutation,
  ChangeTreeSourceMutationVariables,
  CiteRecordingMutation,
  CiteRecordingMutationVariables,
  CiteTreeSourceMutation,
  CiteTreeSourceMutationVariables,
  ConfirmTreeImportMutation,
  ConfirmTreeImportMutationVariables,
  ConnectTreePeopleMutation,
  ConnectTreePeopleMutationVariables,
  DecideAllTreeImportMatchesMutation,
  DecideAllTreeImportMatchesMutationVariables,
  DecideTreeImportMatchesMutation,
  DecideTreeImportMatchesMutationVariables,
  DetachVoiceMutation,
  DetachVoiceMutationVariables,
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
  RecordingInTreeQuery,
  RecordingInTreeQueryVariables,
  RejectTreeProposalMutation,
  RejectTreeProposalMutationVariables,
  RemoveTreeCalendarMutation,
  RemoveTreeCalendarMutationVariables,
  RemoveTreeCitationMutation,
  RemoveTreeCitationMutationVariables,
  RemoveTreeFactMutation,
  RemoveTreeFactMutationVariables,
  RemoveTreePersonMutation,
  RemoveTreePersonMutationVariables,
  RemoveTreeSourceMutation,
  RemoveTreeSourceMutationVariables,
  RemoveVoiceCitationMutation,
  RemoveVoiceCitationMutationVariables,
  SplitTreePersonMutation,
  SplitTreePersonMutationVariables,
  TreeBranchVoicesQuery,
  TreeBranchVoicesQueryVariables,
  TreeBulkPreviewQuery,
  TreeBulkPreviewQueryVariables,
  TreeChangesQuery,
  TreeChangesQueryVariables,
  TreeDaysQuery,
  TreeDaysQueryVariables,
  TreeDuplicatesQuery,
  TreeDuplicatesQueryVariables,
  TreeEventsQuery,
  TreeEventsQueryVariables,
  TreeFactVoicesQuery,
  TreeFactVoicesQueryVariables,
  TreeFilePersonQuery,
  TreeFilePersonQueryVariables,
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
  TreeOverviewQuery,
  TreeOverviewQueryVariables,
  TreePersonPicturesQuery,
  TreePersonPicturesQueryVariables,
  TreePersonQuery,
  TreePersonQueryVariables,
  TreePersonSourcesQuery,
  TreePersonSourcesQueryVariables,
  TreePicturesQuery,
  TreePicturesQueryVariables,
  TreePlacesQuery,
  TreePlacesQueryVariables,
  TreeProposalsQuery,
  TreeProposalsQueryVariables,
  TreeRelationsQuery,
  TreeRelationsQueryVariables,
  TreeRelationshipQuery,
  TreeRelationshipQueryVariables,
  TreeSourceQuery,
  TreeSourceQueryVariables,
  TreeSourcesQuery,
  TreeSourcesQueryVariables,
  TreeUnionQuery,
  TreeUnionQueryVariables,
  TreeVoicesQuery,
  TreeVoicesQueryVariables,
  TreeWarningsQuery,
  TreeWarningsQueryVariables,
  UndoTreeChangeMutation,
  UndoTreeChangeMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const TreeOverviewDocument =
  "query TreeOverview{treeOverview{version people unions selfId mayAdd mayMerge mayImport mayExport seesLivingDetails}}" as OperationText<TreeOverviewQuery, TreeOverviewQueryVariables>;

export const TreeUnionDocument =
  "query TreeUnion($id:ID!){treeUnion(id:$id){...TreeUnionFields notes facts{...TreeFactFields}}}fragment TreeUnionFields on TreeUnion{id version kind mayChange marriage{date{words year}place}partners{...TreePersonLine}children{pedigree individual{...TreePersonLine}}}fragment TreePersonLine on TreeIndividual{id name given surname sex isLiving isWithheld birth{date{words year}place}death{date{words year}place}}fragment TreeFactFields on TreeFact{at tag type value date{text words phrase year}place latitude longitude age cause notes restrictions citations{...TreeCitationFields}}fragment TreeCitationFields on TreeCitation{path sourceId title page quality texts recordingId fromMs toMs}" as OperationText<TreeUnionQuery, TreeUnionQueryVariables>;

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
  "query TreeSources($search:String$first:Int$after:String){treeSources(search:$search first:$first after:$after){nodes{...TreeSourceParts}pageInfo{hasNextPage endCursor}}}fragment TreeSourceParts on TreeSource{id version title recordingId author publication repository uses mayChange}" as OperationText<TreeSourcesQuery, TreeSourcesQueryVariables>;

export const TreeSourceDocument =
  "query TreeSource($id:ID!$after:String){treeSource(id:$id){...TreeSourceParts}treeSourceUses(sourceId:$id after:$after){nodes{recordId tag page quality fact{at tag type value place date{words phrase}}people{id name}}pageInfo{hasNextPage endCursor}}}fragment TreeSourceParts on TreeSource{id version title recordingId author publication repository uses mayChange}" as OperationText<TreeSourceQuery, TreeSourceQueryVariables>;

export const TreePersonSourcesDocument =
  "query TreePersonSources($id:ID!){treeIndividual(id:$id){id name version mayChange isWithheld citations{...TreeCitationFields}facts{...TreeFactFields}unions{id version mayChange partners{id name}facts{...TreeFactFields}}}}fragment TreeCitationFields on TreeCitation{path sourceId title page quality texts recordingId fromMs toMs}fragment TreeFactFields on TreeFact{at tag type value date{text words phrase year}place latitude longitude age cause notes restrictions citations{...TreeCitationFields}}" as OperationText<TreePersonSourcesQuery, TreePersonSourcesQueryVariables>;

export const TreePicturesDocument =
  "query TreePictures($ids:[ID!]!){treePictures(ids:$ids){...TreePictureParts}}fragment TreePictureParts on TreePicture{individualId x y recording{...TimelineItem}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<TreePicturesQuery, TreePicturesQueryVariables>;

export const TreePersonPicturesDocument =
  "query TreePersonPictures($id:ID!){treePictures(ids:[$id]){...TreePictureParts}treeVoices(recordId:$id){mayAdd voices{mayRemove recording{...TimelineItem}}}treeIndividual(id:$id){id links{kind subjectId}}}fragment TreePictureParts on TreePicture{individualId x y recording{...TimelineItem}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<TreePersonPicturesQuery, TreePersonPicturesQueryVariables>;

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

export const TreeBulkPreviewDocument =
  "query TreeBulkPreview($input:TreeBulkInput!){treeBulkPreview(input:$input){changed isMore refused{id words}}}" as OperationText<TreeBulkPreviewQuery, TreeBulkPreviewQueryVariables>;

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
  "mutation CiteTreeSource($recordId:ID!$version:Int!$at:Int$path:[Int!]$input:TreeCitationInput!){citeTreeSource(recordId:$recordId version:$version at:$at path:$path input:$input)}" as OperationText<CiteTreeSourceMutation, CiteTreeSourceMutationVariables>;

export const RemoveTreeCitationDocument =
  "mutation RemoveTreeCitation($recordId:ID!$version:Int!$path:[Int!]!){removeTreeCitation(recordId:$recordId version:$version path:$path)}" as OperationText<RemoveTreeCitationMutation, RemoveTreeCitationMutationVariables>;

export const TreeDaysDocument =
  "query TreeDays($days:Int){treeAnniversaries(days:$days){...TreeAnniversaryParts}treeCalendars{...TreeCalendarParts}}fragment TreeAnniversaryParts on TreeAnniversary{id kind on year title people{id name}}fragment TreeCalendarParts on TreeCalendar{id name kinds createdAt lastReadAt}" as OperationText<TreeDaysQuery, TreeDaysQueryVariables>;

export const AddTreeCalendarDocument =
  "mutation AddTreeCalendar($input:TreeCalendarInput!){addTreeCalendar(input:$input){calendar{...TreeCalendarParts}path}}fragment TreeCalendarParts on TreeCalendar{id name kinds createdAt lastReadAt}" as OperationText<AddTreeCalendarMutation, AddTreeCalendarMutationVariables>;

export const RemoveTreeCalendarDocument =
  "mutation RemoveTreeCalendar($id:ID!){removeTreeCalendar(id:$id)}" as OperationText<RemoveTreeCalendarMutation, RemoveTreeCalendarMutationVariables>;

export const TreeFilePersonDocument =
  "query TreeFilePerson($id:ID!){treeIndividual(id:$id){id name}}" as OperationText<TreeFilePersonQuery, TreeFilePersonQueryVariables>;

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

export const TreeVoicesDocument =
  "query TreeVoices($recordId:ID!){treeVoices(recordId:$recordId){...TreeVoicesParts}}fragment TreeVoicesParts on TreeVoices{subject{...TreeSubjectParts}voices{teller mayRemove recording{...LibraryRecording}}mayAdd}fragment TreeSubjectParts on VoicedSubject{id kind name birthYear deathYear}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}spokenBeginning forms{middleUrl}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<TreeVoicesQuery, TreeVoicesQueryVariables>;

export const TreeBranchVoicesDocument =
  "query TreeBranchVoices($individualId:ID!$direction:TreeBranchDirection!){treeBranchVoices(individualId:$individualId direction:$direction){subject{...TreeSubjectParts}recording{...LibraryRecording}}}fragment TreeSubjectParts on VoicedSubject{id kind name birthYear deathYear}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}spokenBeginning forms{middleUrl}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<TreeBranchVoicesQuery, TreeBranchVoicesQueryVariables>;

export const TreeFactVoicesDocument =
  "query TreeFactVoices($recordId:ID!){treeFactVoices(recordId:$recordId){...TreeSubjectFactsParts}}fragment TreeSubjectFactsParts on TreeSubjectFacts{subject{...TreeSubjectParts}version mayAddFacts facts{...TreeFactSummaryParts}citations{fact index quality quote fromMs toMs missing teller recording{id kind title url}}}fragment TreeSubjectParts on VoicedSubject{id kind name birthYear deathYear}fragment TreeFactSummaryParts on TreeFactSummary{fact tag type value date place}" as OperationText<TreeFactVoicesQuery, TreeFactVoicesQueryVariables>;

export const RecordingInTreeDocument =
  "query RecordingInTree($recordingId:ID!){recordingInTree(recordingId:$recordingId){...RecordingInTreeParts}}fragment RecordingInTreeParts on RecordingInTree{about{subject{...TreeSubjectParts}mayRemove}proofs{subject{...TreeSubjectParts}fact{...TreeFactSummaryParts}fromMs toMs}hiddenProofs mayAdd mayCite}fragment TreeSubjectParts on VoicedSubject{id kind name birthYear deathYear}fragment TreeFactSummaryParts on TreeFactSummary{fact tag type value date place}" as OperationText<RecordingInTreeQuery, RecordingInTreeQueryVariables>;

export const TreeProposalsDocument =
  "query TreeProposals($recordingId:ID!){treeProposals(recordingId:$recordingId){...TreeProposalParts}}fragment TreeProposalParts on TreeProposal{key kind text fromMs toMs people{...TreeSubjectParts}partners{...TreeSubjectParts}places date datePhrase tag value}fragment TreeSubjectParts on VoicedSubject{id kind name birthYear deathYear}" as OperationText<TreeProposalsQuery, TreeProposalsQueryVariables>;

export const AttachVoiceDocument =
  "mutation AttachVoice($recordingId:ID!$recordId:ID!){attachVoice(recordingId:$recordingId recordId:$recordId){...TreeVoicesParts}}fragment TreeVoicesParts on TreeVoices{subject{...TreeSubjectParts}voices{teller mayRemove recording{...LibraryRecording}}mayAdd}fragment TreeSubjectParts on VoicedSubject{id kind name birthYear deathYear}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}spokenBeginning forms{middleUrl}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<AttachVoiceMutation, AttachVoiceMutationVariables>;

export const DetachVoiceDocument =
  "mutation DetachVoice($recordingId:ID!$recordId:ID!){detachVoice(recordingId:$recordingId recordId:$recordId){...TreeVoicesParts}}fragment TreeVoicesParts on TreeVoices{subject{...TreeSubjectParts}voices{teller mayRemove recording{...LibraryRecording}}mayAdd}fragment TreeSubjectParts on VoicedSubject{id kind name birthYear deathYear}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}spokenBeginning forms{middleUrl}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<DetachVoiceMutation, DetachVoiceMutationVariables>;

export const CiteRecordingDocument =
  "mutation CiteRecording($input:VoiceCitationInput!){citeRecording(input:$input){...TreeSubjectFactsParts}}fragment TreeSubjectFactsParts on TreeSubjectFacts{subject{...TreeSubjectParts}version mayAddFacts facts{...TreeFactSummaryParts}citations{fact index quality quote fromMs toMs missing teller recording{id kind title url}}}fragment TreeSubjectParts on VoicedSubject{id kind name birthYear deathYear}fragment TreeFactSummaryParts on TreeFactSummary{fact tag type value date place}" as OperationText<CiteRecordingMutation, CiteRecordingMutationVariables>;

export const RemoveVoiceCitationDocument =
  "mutation RemoveVoiceCitation($recordId:ID!$version:Int!$fact:Int!$index:Int!){removeVoiceCitation(recordId:$recordId version:$version fact:$fact index:$index){...TreeSubjectFactsParts}}fragment TreeSubjectFactsParts on TreeSubjectFacts{subject{...TreeSubjectParts}version mayAddFacts facts{...TreeFactSummaryParts}citations{fact index quality quote fromMs toMs missing teller recording{id kind title url}}}fragment TreeSubjectParts on VoicedSubject{id kind name birthYear deathYear}fragment TreeFactSummaryParts on TreeFactSummary{fact tag type value date place}" as OperationText<RemoveVoiceCitationMutation, RemoveVoiceCitationMutationVariables>;

export const AskAboutInTreeDocument =
  "mutation AskAboutInTree($recordId:ID!$input:AskAboutInput!){askAboutInTree(recordId:$recordId input:$input)}" as OperationText<AskAboutInTreeMutation, AskAboutInTreeMutationVariables>;

export const AcceptTreeProposalDocument =
  "mutation AcceptTreeProposal($recordingId:ID!$key:ID!$choice:ProposalChoiceInput){acceptTreeProposal(recordingId:$recordingId key:$key choice:$choice){...TreeProposalParts}}fragment TreeProposalParts on TreeProposal{key kind text fromMs toMs people{...TreeSubjectParts}partners{...TreeSubjectParts}places date datePhrase tag value}fragment TreeSubjectParts on VoicedSubject{id kind name birthYear deathYear}" as OperationText<AcceptTreeProposalMutation, AcceptTreeProposalMutationVariables>;

export const RejectTreeProposalDocument =
  "mutation RejectTreeProposal($recordingId:ID!$key:ID!){rejectTreeProposal(recordingId:$recordingId key:$key){...TreeProposalParts}}fragment TreeProposalParts on TreeProposal{key kind text fromMs toMs people{...TreeSubjectParts}partners{...TreeSubjectParts}places date datePhrase tag value}fragment TreeSubjectParts on VoicedSubject{id kind name birthYear deathYear}" as OperationText<RejectTreeProposalMutation, RejectTreeProposalMutationVariables>;

export const TreePersonDocument =
  "query TreePerson($id:ID!){treeIndividual(id:$id){...TreePersonLine version mayChange notes restrictions citations{...TreeCitationFields}names{at display prefix given nickname surnamePrefix surname suffix type language}facts{...TreeFactFields}parents{pedigree union{...TreeUnionFields}}unions{...TreeUnionFields}}}fragment TreePersonLine on TreeIndividual{id name given surname sex isLiving isWithheld birth{date{words year}place}death{date{words year}place}}fragment TreeCitationFields on TreeCitation{path sourceId title page quality texts recordingId fromMs toMs}fragment TreeFactFields on TreeFact{at tag type value date{text words phrase year}place latitude longitude age cause notes restrictions citations{...TreeCitationFields}}fragment TreeUnionFields on TreeUnion{id version kind mayChange marriage{date{words year}place}partners{...TreePersonLine}children{pedigree individual{...TreePersonLine}}}" as OperationText<TreePersonQuery, TreePersonQueryVariables>;

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

