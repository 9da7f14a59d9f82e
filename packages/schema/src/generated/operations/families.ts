/* eslint-disable */

import type {
  AcceptInvitationMutation,
  AcceptInvitationMutationVariables,
  AnswerFamilyOfferMutation,
  AnswerFamilyOfferMutationVariables,
  ChangeMemberRoleMutation,
  ChangeMemberRoleMutationVariables,
  FamiliesQuery,
  FamiliesQueryVariables,
  FamilyInvitationsQuery,
  FamilyInvitationsQueryVariables,
  FamilyPeopleQuery,
  FamilyPeopleQueryVariables,
  InvitationQuery,
  InvitationQueryVariables,
  InviteByLinkMutation,
  InviteByLinkMutationVariables,
  InviteByMailMutation,
  InviteByMailMutationVariables,
  LeaveFamilyMutation,
  LeaveFamilyMutationVariables,
  OfferFamilyMutation,
  OfferFamilyMutationVariables,
  RemoveFamilyPictureMutation,
  RemoveFamilyPictureMutationVariables,
  RemoveMemberMutation,
  RemoveMemberMutationVariables,
  RenameFamilyMutation,
  RenameFamilyMutationVariables,
  ResendInvitationMutation,
  ResendInvitationMutationVariables,
  RevokeInvitationMutation,
  RevokeInvitationMutationVariables,
  StartFamilyMutation,
  StartFamilyMutationVariables,
  SwitchFamilyMutation,
  SwitchFamilyMutationVariables,
  WithdrawFamilyOfferMutation,
  WithdrawFamilyOfferMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const FamiliesDocument =
  "query Families{families{id name role members inView picture}}" as OperationText<FamiliesQuery, FamiliesQueryVariables>;

export const FamilyPeopleDocument =
  "query FamilyPeople{families{id picture}familyMembers{id name email role joinedAt you}ownershipOffer{toId toName fromName forYou expiresAt}}" as OperationText<FamilyPeopleQuery, FamilyPeopleQueryVariables>;

export const FamilyInvitationsDocument =
  "query FamilyInvitations($after:String){familyInvitations(after:$after){nodes{...InvitationParts}pageInfo{hasNextPage endCursor}}}fragment InvitationParts on FamilyInvitation{id role name email child state invitedBy acceptedBy createdAt expiresAt acceptedAt}" as OperationText<FamilyInvitationsQuery, FamilyInvitationsQueryVariables>;

export const InvitationDocument =
  "query Invitation($token:String!){invitation(token:$token){familyName invitedBy role words address child{name recordings}otherAddress alreadyIn expiresAt}}" as OperationText<InvitationQuery, InvitationQueryVariables>;

export const StartFamilyDocument =
  "mutation StartFamily($name:String!){startFamily(name:$name)}" as OperationText<StartFamilyMutation, StartFamilyMutationVariables>;

export const RenameFamilyDocument =
  "mutation RenameFamily($name:String!){renameFamily(name:$name)}" as OperationText<RenameFamilyMutation, RenameFamilyMutationVariables>;

export const RemoveFamilyPictureDocument =
  "mutation RemoveFamilyPicture{removeFamilyPicture}" as OperationText<RemoveFamilyPictureMutation, RemoveFamilyPictureMutationVariables>;

export const SwitchFamilyDocument =
  "mutation SwitchFamily($id:ID!){switchFamily(id:$id)}" as OperationText<SwitchFamilyMutation, SwitchFamilyMutationVariables>;

export const ChangeMemberRoleDocument =
  "mutation ChangeMemberRole($id:ID!$role:FamilyRole!){changeMemberRole(id:$id role:$role)}" as OperationText<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables>;

export const RemoveMemberDocument =
  "mutation RemoveMember($id:ID!){removeMember(id:$id)}" as OperationText<RemoveMemberMutation, RemoveMemberMutationVariables>;

export const LeaveFamilyDocument =
  "mutation LeaveFamily{leaveFamily}" as OperationText<LeaveFamilyMutation, LeaveFamilyMutationVariables>;

export const OfferFamilyDocument =
  "mutation OfferFamily($id:ID!){offerFamily(id:$id)}" as OperationText<OfferFamilyMutation, OfferFamilyMutationVariables>;

export const WithdrawFamilyOfferDocument =
  "mutation WithdrawFamilyOffer{withdrawFamilyOffer}" as OperationText<WithdrawFamilyOfferMutation, WithdrawFamilyOfferMutationVariables>;

export const AnswerFamilyOfferDocument =
  "mutation AnswerFamilyOffer($accepted:Boolean!){answerFamilyOffer(accepted:$accepted)}" as OperationText<AnswerFamilyOfferMutation, AnswerFamilyOfferMutationVariables>;

export const InviteByMailDocument =
  "mutation InviteByMail($input:InviteByMailInput!){inviteByMail(input:$input){invited{...InvitationParts}left{text why}}}fragment InvitationParts on FamilyInvitation{id role name email child state invitedBy acceptedBy createdAt expiresAt acceptedAt}" as OperationText<InviteByMailMutation, InviteByMailMutationVariables>;

export const InviteByLinkDocument =
  "mutation InviteByLink($input:InviteByLinkInput!){inviteByLink(input:$input){invitation{...InvitationParts}url}}fragment InvitationParts on FamilyInvitation{id role name email child state invitedBy acceptedBy createdAt expiresAt acceptedAt}" as OperationText<InviteByLinkMutation, InviteByLinkMutationVariables>;

export const ResendInvitationDocument =
  "mutation ResendInvitation($id:ID!){resendInvitation(id:$id)}" as OperationText<ResendInvitationMutation, ResendInvitationMutationVariables>;

export const RevokeInvitationDocument =
  "mutation RevokeInvitation($id:ID!){revokeInvitation(id:$id)}" as OperationText<RevokeInvitationMutation, RevokeInvitationMutationVariables>;

export const AcceptInvitationDocument =
  "mutation AcceptInvitation($token:String!){acceptInvitation(token:$token)}" as OperationText<AcceptInvitationMutation, AcceptInvitationMutationVariables>;

