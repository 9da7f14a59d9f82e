/* eslint-disable */

import type {
  AddChildMutation,
  AddChildMutationVariables,
  ChildVoicesQuery,
  ChildVoicesQueryVariables,
  ChildrenQuery,
  ChildrenQueryVariables,
  InviteChildMutation,
  InviteChildMutationVariables,
  KeepToMyselfMutation,
  KeepToMyselfMutationVariables,
  LabelVoiceMutation,
  LabelVoiceMutationVariables,
  RestoreConsentMutation,
  RestoreConsentMutationVariables,
  UpdateChildMutation,
  UpdateChildMutationVariables,
  WithdrawConsentMutation,
  WithdrawConsentMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const ChildrenDocument =
  "query Children{children{...ChildParts}}fragment ChildParts on Child{id name birthday age parentName isYou handedOverAt eraseAt consentedAt consentVersion invitation{id email expiresAt}recordings mayKeep mayRestore mayHandOver mayLabel}" as OperationText<ChildrenQuery, ChildrenQueryVariables>;

export const ChildVoicesDocument =
  "query ChildVoices($id:ID!$after:String){childVoices(id:$id after:$after){nodes{...LibraryRecording onlyYou}pageInfo{hasNextPage endCursor}}}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}spokenBeginning forms{middleUrl}toldBy voiceOf{id name isYou}createdAt url downloadUrl}" as OperationText<ChildVoicesQuery, ChildVoicesQueryVariables>;

export const AddChildDocument =
  "mutation AddChild($input:AddChildInput!){addChild(input:$input)}" as OperationText<AddChildMutation, AddChildMutationVariables>;

export const UpdateChildDocument =
  "mutation UpdateChild($id:ID!$input:UpdateChildInput!){updateChild(id:$id input:$input)}" as OperationText<UpdateChildMutation, UpdateChildMutationVariables>;

export const WithdrawConsentDocument =
  "mutation WithdrawConsent($id:ID!){withdrawConsent(id:$id)}" as OperationText<WithdrawConsentMutation, WithdrawConsentMutationVariables>;

export const RestoreConsentDocument =
  "mutation RestoreConsent($id:ID!$consentVersion:Int!){restoreConsent(id:$id consentVersion:$consentVersion)}" as OperationText<RestoreConsentMutation, RestoreConsentMutationVariables>;

export const LabelVoiceDocument =
  "mutation LabelVoice($recordingId:ID!$childId:ID){labelVoice(recordingId:$recordingId childId:$childId)}" as OperationText<LabelVoiceMutation, LabelVoiceMutationVariables>;

export const InviteChildDocument =
  "mutation InviteChild($id:ID!$email:String!$words:String!){inviteChild(id:$id email:$email words:$words)}" as OperationText<InviteChildMutation, InviteChildMutationVariables>;

export const KeepToMyselfDocument =
  "mutation KeepToMyself($recordingId:ID!$on:Boolean!){keepToMyself(recordingId:$recordingId on:$on)}" as OperationText<KeepToMyselfMutation, KeepToMyselfMutationVariables>;

