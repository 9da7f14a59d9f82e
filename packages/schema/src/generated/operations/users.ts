/* eslint-disable */

import type {
  AccountLossesQuery,
  AccountLossesQueryVariables,
  ActOnUsersMutation,
  ActOnUsersMutationVariables,
  ChangeUserRoleMutation,
  ChangeUserRoleMutationVariables,
  DeleteMyAccountMutation,
  DeleteMyAccountMutationVariables,
  DeleteUserMutation,
  DeleteUserMutationVariables,
  FindInConsoleQuery,
  FindInConsoleQueryVariables,
  KeepMyAccountMutation,
  KeepMyAccountMutationVariables,
  ResendUserVerificationMutation,
  ResendUserVerificationMutationVariables,
  SelectUsersToExportMutation,
  SelectUsersToExportMutationVariables,
  SignOutUserMutation,
  SignOutUserMutationVariables,
  SuspendUserMutation,
  SuspendUserMutationVariables,
  UnsuspendUserMutation,
  UnsuspendUserMutationVariables,
  UserCountQuery,
  UserCountQueryVariables,
  UserDetailsQuery,
  UserDetailsQueryVariables,
  UserIdsQuery,
  UserIdsQueryVariables,
  UsersLossesQuery,
  UsersLossesQueryVariables,
  UsersQuery,
  UsersQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const AccountLossesDocument =
  "query AccountLosses{accountLosses{drafts armed kept recordings familiesLeft}}" as OperationText<AccountLossesQuery, AccountLossesQueryVariables>;

export const DeleteMyAccountDocument =
  "mutation DeleteMyAccount($cancelMessages:Boolean!){deleteMyAccount(cancelMessages:$cancelMessages){...AccountDeletionParts}}fragment AccountDeletionParts on AccountDeletion{dueAt}" as OperationText<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>;

export const KeepMyAccountDocument =
  "mutation KeepMyAccount{keepMyAccount}" as OperationText<KeepMyAccountMutation, KeepMyAccountMutationVariables>;

export const FindInConsoleDocument =
  "query FindInConsole($text:String!$users:Boolean!$articles:Boolean!){users(filter:{search:$text}first:6)@include(if:$users){nodes{id username email}}blogPosts(search:$text first:6)@include(if:$articles){nodes{id title author}}}" as OperationText<FindInConsoleQuery, FindInConsoleQueryVariables>;

export const UsersDocument =
  "query Users($filter:UserFilter$order:UserOrder$first:Int$after:String$counted:Boolean=true){users(filter:$filter order:$order first:$first after:$after){nodes{...UserRow}pageInfo{hasNextPage endCursor}totalCount@include(if:$counted)}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}" as OperationText<UsersQuery, UsersQueryVariables>;

export const UserDetailsDocument =
  "query UserDetails($id:ID!){user(id:$id){...UserPage}}fragment UserPage on User{...UserRow displayName timeZone suspensionReason families{id name role members storageBytes}storage{recordings bytes unfinishedBytes}sessions{id device createdAt lastUsedAt}deliveryHealth{drafts armed delivering delivered cancelled failed deliveriesWaiting deliveriesDelivered deliveriesOpened deliveriesFailed}billing{subscriptions{id plan period status startedAt paidUntil endedAt}payments{id cents refundedCents currency paidAt}}failedDeliveries{...OperatorDeliveryRow}apiKeys losses{drafts armed delivering kept recordings bytes familiesEnded familiesLeft}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}fragment OperatorDeliveryRow on OperatorDelivery{id state dueAt attempts nextAttemptAt problem setAsideReason leftAsIs maskedAddress}" as OperationText<UserDetailsQuery, UserDetailsQueryVariables>;

export const SuspendUserDocument =
  "mutation SuspendUser($id:ID!$reason:String!){suspendUser(id:$id reason:$reason){...UserPage}}fragment UserPage on User{...UserRow displayName timeZone suspensionReason families{id name role members storageBytes}storage{recordings bytes unfinishedBytes}sessions{id device createdAt lastUsedAt}deliveryHealth{drafts armed delivering delivered cancelled failed deliveriesWaiting deliveriesDelivered deliveriesOpened deliveriesFailed}billing{subscriptions{id plan period status startedAt paidUntil endedAt}payments{id cents refundedCents currency paidAt}}failedDeliveries{...OperatorDeliveryRow}apiKeys losses{drafts armed delivering kept recordings bytes familiesEnded familiesLeft}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}fragment OperatorDeliveryRow on OperatorDelivery{id state dueAt attempts nextAttemptAt problem setAsideReason leftAsIs maskedAddress}" as OperationText<SuspendUserMutation, SuspendUserMutationVariables>;

export const UnsuspendUserDocument =
  "mutation UnsuspendUser($id:ID!){unsuspendUser(id:$id){...UserPage}}fragment UserPage on User{...UserRow displayName timeZone suspensionReason families{id name role members storageBytes}storage{recordings bytes unfinishedBytes}sessions{id device createdAt lastUsedAt}deliveryHealth{drafts armed delivering delivered cancelled failed deliveriesWaiting deliveriesDelivered deliveriesOpened deliveriesFailed}billing{subscriptions{id plan period status startedAt paidUntil endedAt}payments{id cents refundedCents currency paidAt}}failedDeliveries{...OperatorDeliveryRow}apiKeys losses{drafts armed delivering kept recordings bytes familiesEnded familiesLeft}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}fragment OperatorDeliveryRow on OperatorDelivery{id state dueAt attempts nextAttemptAt problem setAsideReason leftAsIs maskedAddress}" as OperationText<UnsuspendUserMutation, UnsuspendUserMutationVariables>;

export const SignOutUserDocument =
  "mutation SignOutUser($id:ID!){signOutUser(id:$id){...UserPage}}fragment UserPage on User{...UserRow displayName timeZone suspensionReason families{id name role members storageBytes}storage{recordings bytes unfinishedBytes}sessions{id device createdAt lastUsedAt}deliveryHealth{drafts armed delivering delivered cancelled failed deliveriesWaiting deliveriesDelivered deliveriesOpened deliveriesFailed}billing{subscriptions{id plan period status startedAt paidUntil endedAt}payments{id cents refundedCents currency paidAt}}failedDeliveries{...OperatorDeliveryRow}apiKeys losses{drafts armed delivering kept recordings bytes familiesEnded familiesLeft}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}fragment OperatorDeliveryRow on OperatorDelivery{id state dueAt attempts nextAttemptAt problem setAsideReason leftAsIs maskedAddress}" as OperationText<SignOutUserMutation, SignOutUserMutationVariables>;

export const ResendUserVerificationDocument =
  "mutation ResendUserVerification($id:ID!){resendUserVerification(id:$id){...UserPage}}fragment UserPage on User{...UserRow displayName timeZone suspensionReason families{id name role members storageBytes}storage{recordings bytes unfinishedBytes}sessions{id device createdAt lastUsedAt}deliveryHealth{drafts armed delivering delivered cancelled failed deliveriesWaiting deliveriesDelivered deliveriesOpened deliveriesFailed}billing{subscriptions{id plan period status startedAt paidUntil endedAt}payments{id cents refundedCents currency paidAt}}failedDeliveries{...OperatorDeliveryRow}apiKeys losses{drafts armed delivering kept recordings bytes familiesEnded familiesLeft}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}fragment OperatorDeliveryRow on OperatorDelivery{id state dueAt attempts nextAttemptAt problem setAsideReason leftAsIs maskedAddress}" as OperationText<ResendUserVerificationMutation, ResendUserVerificationMutationVariables>;

export const ChangeUserRoleDocument =
  "mutation ChangeUserRole($id:ID!$role:Role!){changeUserRole(id:$id role:$role){...UserPage}}fragment UserPage on User{...UserRow displayName timeZone suspensionReason families{id name role members storageBytes}storage{recordings bytes unfinishedBytes}sessions{id device createdAt lastUsedAt}deliveryHealth{drafts armed delivering delivered cancelled failed deliveriesWaiting deliveriesDelivered deliveriesOpened deliveriesFailed}billing{subscriptions{id plan period status startedAt paidUntil endedAt}payments{id cents refundedCents currency paidAt}}failedDeliveries{...OperatorDeliveryRow}apiKeys losses{drafts armed delivering kept recordings bytes familiesEnded familiesLeft}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}fragment OperatorDeliveryRow on OperatorDelivery{id state dueAt attempts nextAttemptAt problem setAsideReason leftAsIs maskedAddress}" as OperationText<ChangeUserRoleMutation, ChangeUserRoleMutationVariables>;

export const DeleteUserDocument =
  "mutation DeleteUser($id:ID!$confirmation:String!$ownerAsked:Boolean!$reason:String!){deleteUser(id:$id confirmation:$confirmation ownerAsked:$ownerAsked reason:$reason)}" as OperationText<DeleteUserMutation, DeleteUserMutationVariables>;

export const UserIdsDocument =
  "query UserIds($filter:UserFilter){userIds(filter:$filter)}" as OperationText<UserIdsQuery, UserIdsQueryVariables>;

export const SelectUsersToExportDocument =
  "mutation SelectUsersToExport($ids:[ID!]!){selectUsersToExport(ids:$ids)}" as OperationText<SelectUsersToExportMutation, SelectUsersToExportMutationVariables>;

export const UsersLossesDocument =
  "query UsersLosses($ids:[ID!]!){usersLosses(ids:$ids){drafts armed recordings bytes familiesEnded}}" as OperationText<UsersLossesQuery, UsersLossesQueryVariables>;

export const ActOnUsersDocument =
  "mutation ActOnUsers($act:BulkAct!$ids:[ID!]!$reason:String!){actOnUsers(act:$act ids:$ids reason:$reason){id username refusal}}" as OperationText<ActOnUsersMutation, ActOnUsersMutationVariables>;

export const UserCountDocument =
  "query UserCount($filter:UserFilter$atMost:Int){users(filter:$filter first:1){totalCount(atMost:$atMost)}}" as OperationText<UserCountQuery, UserCountQueryVariables>;

