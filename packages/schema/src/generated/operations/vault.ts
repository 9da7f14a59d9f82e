/* eslint-disable */

import type {
  ChangeTranscriptMutation,
  ChangeTranscriptMutationVariables,
  ExcludeFromTranscriptsMutation,
  ExcludeFromTranscriptsMutationVariables,
  KeepArchiveFactsMutation,
  KeepArchiveFactsMutationVariables,
  KeptOriginalsQuery,
  KeptOriginalsQueryVariables,
  TimelineQuery,
  TimelineQueryVariables,
  TranscribeAgainMutation,
  TranscribeAgainMutationVariables,
  TranscriptQuery,
  TranscriptQueryVariables,
  TurnTranscriptsMutation,
  TurnTranscriptsMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const KeptOriginalsDocument =
  "query KeptOriginals($sha256:[String!]!){keptOriginals(sha256:$sha256){sha256 recordingId title}}" as OperationText<KeptOriginalsQuery, KeptOriginalsQueryVariables>;

export const KeepArchiveFactsDocument =
  "mutation KeepArchiveFacts($recordingId:ID!$input:ArchiveFactsInput!){keepArchiveFacts(recordingId:$recordingId input:$input)}" as OperationText<KeepArchiveFactsMutation, KeepArchiveFactsMutationVariables>;

export const TimelineDocument =
  "query Timeline($from:String$first:Int$after:String){timeline(from:$from first:$first after:$after){nodes{...TimelineItem}pageInfo{hasNextPage endCursor}}timelineMonths{month count}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<TimelineQuery, TimelineQueryVariables>;

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

