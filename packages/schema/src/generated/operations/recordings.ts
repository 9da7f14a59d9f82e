/* eslint-disable */

import type {
  DeleteRecordingMutation,
  DeleteRecordingMutationVariables,
  EraseRecordingMutation,
  EraseRecordingMutationVariables,
  KeepUnfinishedTakeMutation,
  KeepUnfinishedTakeMutationVariables,
  RecordingByIdQuery,
  RecordingByIdQueryVariables,
  RecordingDigestQuery,
  RecordingDigestQueryVariables,
  RecordingsQuery,
  RecordingsQueryVariables,
  RestoreRecordingMutation,
  RestoreRecordingMutationVariables,
  TrashQuery,
  TrashQueryVariables,
  UnfinishedTakesQuery,
  UnfinishedTakesQueryVariables,
  UpdateRecordingMutation,
  UpdateRecordingMutationVariables,
  UploadLimitQuery,
  UploadLimitQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const RecordingsDocument =
  "query Recordings($kinds:[RecordingKind!]$first:Int$after:String){recordings(kinds:$kinds first:$first after:$after){nodes{...LibraryRecording}pageInfo{hasNextPage endCursor}}}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}spokenBeginning forms{middleUrl}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<RecordingsQuery, RecordingsQueryVariables>;

export const RecordingByIdDocument =
  "query RecordingById($id:ID!){recording(id:$id){...LibraryRecording}}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}spokenBeginning forms{middleUrl}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<RecordingByIdQuery, RecordingByIdQueryVariables>;

export const RecordingDigestDocument =
  "query RecordingDigest($id:ID!){recording(id:$id){id sha256}}" as OperationText<RecordingDigestQuery, RecordingDigestQueryVariables>;

export const UpdateRecordingDocument =
  "mutation UpdateRecording($id:ID!$input:UpdateRecordingInput!){updateRecording(id:$id input:$input){...LibraryRecording}}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}spokenBeginning forms{middleUrl}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<UpdateRecordingMutation, UpdateRecordingMutationVariables>;

export const DeleteRecordingDocument =
  "mutation DeleteRecording($id:ID!){deleteRecording(id:$id)}" as OperationText<DeleteRecordingMutation, DeleteRecordingMutationVariables>;

export const TrashDocument =
  "query Trash($first:Int$after:String){trash(first:$first after:$after){nodes{recording{id kind title bytes durationMs forms{width height placeholder smallUrl}}daysLeft}pageInfo{hasNextPage endCursor}}}" as OperationText<TrashQuery, TrashQueryVariables>;

export const RestoreRecordingDocument =
  "mutation RestoreRecording($id:ID!){restoreRecording(id:$id){id}}" as OperationText<RestoreRecordingMutation, RestoreRecordingMutationVariables>;

export const EraseRecordingDocument =
  "mutation EraseRecording($id:ID!){eraseRecording(id:$id)}" as OperationText<EraseRecordingMutation, EraseRecordingMutationVariables>;

export const UnfinishedTakesDocument =
  "query UnfinishedTakes{unfinishedTakes{id takeId title receivedBytes totalBytes startedAt quiet keptUntil}}" as OperationText<UnfinishedTakesQuery, UnfinishedTakesQueryVariables>;

export const KeepUnfinishedTakeDocument =
  "mutation KeepUnfinishedTake($id:ID!){keepUnfinishedTake(id:$id){...LibraryRecording}}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}spokenBeginning forms{middleUrl}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<KeepUnfinishedTakeMutation, KeepUnfinishedTakeMutationVariables>;

export const UploadLimitDocument =
  "query UploadLimit{uploadLimitMb}" as OperationText<UploadLimitQuery, UploadLimitQueryVariables>;

