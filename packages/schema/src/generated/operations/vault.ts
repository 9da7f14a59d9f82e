/* eslint-disable */

import type {
  AddCaptureQuestionsMutation,
  AddCaptureQuestionsMutationVariables,
  AskForStoriesMutation,
  AskForStoriesMutationVariables,
  CapturesQuery,
  CapturesQueryVariables,
  ChangeCaptureMutation,
  ChangeCaptureMutationVariables,
  ChangeTranscriptMutation,
  ChangeTranscriptMutationVariables,
  ExcludeFromTranscriptsMutation,
  ExcludeFromTranscriptsMutationVariables,
  OrderCaptureQuestionsMutation,
  OrderCaptureQuestionsMutationVariables,
  RemoveCaptureQuestionMutation,
  RemoveCaptureQuestionMutationVariables,
  RenewCaptureLinkMutation,
  RenewCaptureLinkMutationVariables,
  TellLanguageQuery,
  TellLanguageQueryVariables,
  TellPageQuery,
  TellPageQueryVariables,
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

export const CapturesDocument =
  "query Captures($first:Int$after:String){captures(first:$first after:$after){nodes{...CaptureParts}pageInfo{hasNextPage endCursor}}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<CapturesQuery, CapturesQueryVariables>;

export const AskForStoriesDocument =
  "mutation AskForStories($input:AskForStoriesInput!){askForStories(input:$input){...CaptureParts}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<AskForStoriesMutation, AskForStoriesMutationVariables>;

export const ChangeCaptureDocument =
  "mutation ChangeCapture($id:ID!$act:CaptureAct!){changeCapture(id:$id act:$act){...CaptureParts}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<ChangeCaptureMutation, ChangeCaptureMutationVariables>;

export const RenewCaptureLinkDocument =
  "mutation RenewCaptureLink($id:ID!){renewCaptureLink(id:$id){...CaptureParts}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<RenewCaptureLinkMutation, RenewCaptureLinkMutationVariables>;

export const AddCaptureQuestionsDocument =
  "mutation AddCaptureQuestions($id:ID!$questions:[String!]!){addCaptureQuestions(id:$id questions:$questions){...CaptureParts}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<AddCaptureQuestionsMutation, AddCaptureQuestionsMutationVariables>;

export const OrderCaptureQuestionsDocument =
  "mutation OrderCaptureQuestions($id:ID!$questionIds:[ID!]!){orderCaptureQuestions(id:$id questionIds:$questionIds){...CaptureParts}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<OrderCaptureQuestionsMutation, OrderCaptureQuestionsMutationVariables>;

export const RemoveCaptureQuestionDocument =
  "mutation RemoveCaptureQuestion($id:ID!$questionId:ID!){removeCaptureQuestion(id:$id questionId:$questionId){...CaptureParts}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<RemoveCaptureQuestionMutation, RemoveCaptureQuestionMutationVariables>;

export const TellPageDocument =
  "query TellPage($token:String!){tellPage(token:$token){state personName askedBy familyName questions{id body}aside{id body}answers{id body words voice{id state url durationMs peaks}}mailed}}" as OperationText<TellPageQuery, TellPageQueryVariables>;

export const TellLanguageDocument =
  "query TellLanguage($token:String!){tellLanguage(token:$token)}" as OperationText<TellLanguageQuery, TellLanguageQueryVariables>;

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

