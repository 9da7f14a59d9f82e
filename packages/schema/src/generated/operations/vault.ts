/* eslint-disable */

import type {
  ChangeItemFactsMutation,
  ChangeItemFactsMutationVariables,
  ChangeTranscriptMutation,
  ChangeTranscriptMutationVariables,
  DateItemsMutation,
  DateItemsMutationVariables,
  ExcludeFromTranscriptsMutation,
  ExcludeFromTranscriptsMutationVariables,
  ItemFactVersionsQuery,
  ItemFactVersionsQueryVariables,
  RestoreItemFactsMutation,
  RestoreItemFactsMutationVariables,
  TimelineQuery,
  TimelineQueryVariables,
  TranscribeAgainMutation,
  TranscribeAgainMutationVariables,
  TranscriptQuery,
  TranscriptQueryVariables,
  TurnTranscriptsMutation,
  TurnTranscriptsMutationVariables,
  VaultBlockQuery,
  VaultBlockQueryVariables,
  VaultGridQuery,
  VaultGridQueryVariables,
  VaultItemQuery,
  VaultItemQueryVariables,
  VaultMarksQuery,
  VaultMarksQueryVariables,
  VaultMonthsQuery,
  VaultMonthsQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const VaultItemDocument =
  "query VaultItem($recordingId:ID!$kinds:[RecordingKind!]){vaultItem(recordingId:$recordingId kinds:$kinds){...ViewedItem}}fragment ViewedItem on VaultItem{recording{...LibraryRecording mimeType facts{...ItemFactsParts}forms{width height placeholder smallUrl middleUrl}}fileName addedBy{id name}mayDescribe mayDelete before{...BesideItem}after{...BesideItem}}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent voiceOf{id name isYou}createdAt url downloadUrl}fragment ItemFactsParts on ItemFacts{version taken{precision local offset}takenBy placeName place{latitude longitude}credit file{camera}}fragment BesideItem on Recording{id kind title url forms{placeholder smallUrl middleUrl}}" as OperationText<VaultItemQuery, VaultItemQueryVariables>;

export const ItemFactVersionsDocument =
  "query ItemFactVersions($recordingId:ID!){itemFactVersions(recordingId:$recordingId){version taken{precision local}placeName place{latitude longitude}credit editedAt editedBy}}" as OperationText<ItemFactVersionsQuery, ItemFactVersionsQueryVariables>;

export const ChangeItemFactsDocument =
  "mutation ChangeItemFacts($recordingId:ID!$version:Int!$input:ItemFactsInput!){changeItemFacts(recordingId:$recordingId version:$version input:$input){...ItemFactsParts}}fragment ItemFactsParts on ItemFacts{version taken{precision local offset}takenBy placeName place{latitude longitude}credit file{camera}}" as OperationText<ChangeItemFactsMutation, ChangeItemFactsMutationVariables>;

export const RestoreItemFactsDocument =
  "mutation RestoreItemFacts($recordingId:ID!$version:Int!$to:Int!){restoreItemFacts(recordingId:$recordingId version:$version to:$to){...ItemFactsParts}}fragment ItemFactsParts on ItemFacts{version taken{precision local offset}takenBy placeName place{latitude longitude}credit file{camera}}" as OperationText<RestoreItemFactsMutation, RestoreItemFactsMutationVariables>;

export const DateItemsDocument =
  "mutation DateItems($recordingIds:[ID!]!$taken:TakenInput){dateItems(recordingIds:$recordingIds taken:$taken){changed refused}}" as OperationText<DateItemsMutation, DateItemsMutationVariables>;

export const TimelineDocument =
  "query Timeline($from:String$first:Int$after:String){timeline(from:$from first:$first after:$after){nodes{...TimelineItem}pageInfo{hasNextPage endCursor}}timelineMonths{month count}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<TimelineQuery, TimelineQueryVariables>;

export const VaultGridDocument =
  "query VaultGrid($kinds:[RecordingKind!]$month:String$from:String$after:String){timeline(kinds:$kinds month:$month from:$from after:$after first:60){nodes{...GridItem}pageInfo{hasNextPage endCursor}}timelineMonths(kinds:$kinds){month count}}fragment GridItem on Recording{id kind title durationMs facts{taken{local}}forms{placeholder smallUrl}}" as OperationText<VaultGridQuery, VaultGridQueryVariables>;

export const VaultMonthsDocument =
  "query VaultMonths($kinds:[RecordingKind!]){timelineMonths(kinds:$kinds){month count}}" as OperationText<VaultMonthsQuery, VaultMonthsQueryVariables>;

export const VaultBlockDocument =
  "query VaultBlock($month:String!$kinds:[RecordingKind!]$after:String){timeline(month:$month kinds:$kinds after:$after first:100){nodes{...GridItem}}}fragment GridItem on Recording{id kind title durationMs facts{taken{local}}forms{placeholder smallUrl}}" as OperationText<VaultBlockQuery, VaultBlockQueryVariables>;

export const VaultMarksDocument =
  "query VaultMarks($month:String!$kinds:[RecordingKind!]){timelineMarks(month:$month kinds:$kinds)}" as OperationText<VaultMarksQuery, VaultMarksQueryVariables>;

export const TranscriptDocument =
  "query Transcript($recordingId:ID!){transcript(recordingId:$recordingId){...TranscriptParts}}fragment TranscriptParts on Transcript{recordingId state problem problemWords version language engine place heardMs madeAt editedBy{id name}editedAt segments{id startMs endMs text words{startMs endMs text}speaker edited heard}mayEdit mayTurnOn decision{on by{id name}at}captionsUrl vttUrl textUrl}" as OperationText<TranscriptQuery, TranscriptQueryVariables>;

export const TurnTranscriptsDocument =
  "mutation TurnTranscripts($on:Boolean!){turnTranscripts(on:$on)}" as OperationText<TurnTranscriptsMutation, TurnTranscriptsMutationVariables>;

export const ExcludeFromTranscriptsDocument =
  "mutation ExcludeFromTranscripts($recordingId:ID!$excluded:Boolean!){excludeFromTranscripts(recordingId:$recordingId excluded:$excluded){...TranscriptParts}}fragment TranscriptParts on Transcript{recordingId state problem problemWords version language engine place heardMs madeAt editedBy{id name}editedAt segments{id startMs endMs text words{startMs endMs text}speaker edited heard}mayEdit mayTurnOn decision{on by{id name}at}captionsUrl vttUrl textUrl}" as OperationText<ExcludeFromTranscriptsMutation, ExcludeFromTranscriptsMutationVariables>;

export const TranscribeAgainDocument =
  "mutation TranscribeAgain($recordingId:ID!){transcribeAgain(recordingId:$recordingId){...TranscriptParts}}fragment TranscriptParts on Transcript{recordingId state problem problemWords version language engine place heardMs madeAt editedBy{id name}editedAt segments{id startMs endMs text words{startMs endMs text}speaker edited heard}mayEdit mayTurnOn decision{on by{id name}at}captionsUrl vttUrl textUrl}" as OperationText<TranscribeAgainMutation, TranscribeAgainMutationVariables>;

export const ChangeTranscriptDocument =
  "mutation ChangeTranscript($recordingId:ID!$version:Int!$change:TranscriptChangeInput!){changeTranscript(recordingId:$recordingId version:$version change:$change){...TranscriptParts}}fragment TranscriptParts on Transcript{recordingId state problem problemWords version language engine place heardMs madeAt editedBy{id name}editedAt segments{id startMs endMs text words{startMs endMs text}speaker edited heard}mayEdit mayTurnOn decision{on by{id name}at}captionsUrl vttUrl textUrl}" as OperationText<ChangeTranscriptMutation, ChangeTranscriptMutationVariables>;

