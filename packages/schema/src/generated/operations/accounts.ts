/* eslint-disable */

import type {
  AccountLinkQuery,
  AccountLinkQueryVariables,
  BeginAuthenticatorMutation,
  BeginAuthenticatorMutationVariables,
  ChangePasswordMutation,
  ChangePasswordMutationVariables,
  ConfirmAuthenticatorMutation,
  ConfirmAuthenticatorMutationVariables,
  ConfirmPasswordMutation,
  ConfirmPasswordMutationVariables,
  EmailChangeLinkQuery,
  EmailChangeLinkQueryVariables,
  MakeRecoveryCodesMutation,
  MakeRecoveryCodesMutationVariables,
  MeQuery,
  MeQueryVariables,
  RemovePasskeyMutation,
  RemovePasskeyMutationVariables,
  RenamePasskeyMutation,
  RenamePasskeyMutationVariables,
  RequestEmailChangeMutation,
  RequestEmailChangeMutationVariables,
  RequestPasswordResetMutation,
  RequestPasswordResetMutationVariables,
  ResendVerificationMutation,
  ResendVerificationMutationVariables,
  ResetPasswordMutation,
  ResetPasswordMutationVariables,
  RevokeSessionMutation,
  RevokeSessionMutationVariables,
  SecondFactorQuery,
  SecondFactorQueryVariables,
  SessionsQuery,
  SessionsQueryVariables,
  SettingsPageQuery,
  SettingsPageQueryVariables,
  SignOutEverywhereMutation,
  SignOutEverywhereMutationVariables,
  TurnOffAuthenticatorMutation,
  TurnOffAuthenticatorMutationVariables,
  UpdatePreferencesMutation,
  UpdatePreferencesMutationVariables,
  UpdateTimeZoneMutation,
  UpdateTimeZoneMutationVariables,
  UpdateUsernameMutation,
  UpdateUsernameMutationVariables,
  VerifyEmailMutation,
  VerifyEmailMutationVariables,
  WithdrawEmailChangeMutation,
  WithdrawEmailChangeMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const AccountLinkDocument =
  "query AccountLink($token:String!){accountLink(token:$token)}" as OperationText<AccountLinkQuery, AccountLinkQueryVariables>;

export const RequestPasswordResetDocument =
  "mutation RequestPasswordReset($email:String!){requestPasswordReset(email:$email)}" as OperationText<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;

export const ResetPasswordDocument =
  "mutation ResetPassword($token:String!$password:String!){resetPassword(token:$token password:$password)}" as OperationText<ResetPasswordMutation, ResetPasswordMutationVariables>;

export const VerifyEmailDocument =
  "mutation VerifyEmail($token:String!){verifyEmail(token:$token)}" as OperationText<VerifyEmailMutation, VerifyEmailMutationVariables>;

export const ResendVerificationDocument =
  "mutation ResendVerification{resendVerification}" as OperationText<ResendVerificationMutation, ResendVerificationMutationVariables>;

export const UpdateTimeZoneDocument =
  "mutation UpdateTimeZone($timeZone:String!){updateTimeZone(timeZone:$timeZone){id timeZone}}" as OperationText<UpdateTimeZoneMutation, UpdateTimeZoneMutationVariables>;

export const ConfirmPasswordDocument =
  "mutation ConfirmPassword($password:String!$code:String){confirmPassword(password:$password code:$code)}" as OperationText<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>;

export const ChangePasswordDocument =
  "mutation ChangePassword($currentPassword:String!$newPassword:String!$keepAccess:Boolean!){changePassword(currentPassword:$currentPassword newPassword:$newPassword keepAccess:$keepAccess)}" as OperationText<ChangePasswordMutation, ChangePasswordMutationVariables>;

export const SessionsDocument =
  "query Sessions{sessions{id device timeZone createdAt lastUsedAt current}}" as OperationText<SessionsQuery, SessionsQueryVariables>;

export const RevokeSessionDocument =
  "mutation RevokeSession($id:ID!){revokeSession(id:$id)}" as OperationText<RevokeSessionMutation, RevokeSessionMutationVariables>;

export const SignOutEverywhereDocument =
  "mutation SignOutEverywhere($keepAccess:Boolean!){signOutEverywhere(keepAccess:$keepAccess)}" as OperationText<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;

export const RequestEmailChangeDocument =
  "mutation RequestEmailChange($email:String!){requestEmailChange(email:$email){...EmailChangeParts}}fragment EmailChangeParts on EmailChange{email currentConfirmed newConfirmed expiresAt}" as OperationText<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;

export const WithdrawEmailChangeDocument =
  "mutation WithdrawEmailChange{withdrawEmailChange}" as OperationText<WithdrawEmailChangeMutation, WithdrawEmailChangeMutationVariables>;

export const EmailChangeLinkDocument =
  "query EmailChangeLink($token:String!){accountLink(token:$token)emailChangeLink(token:$token){side email}}" as OperationText<EmailChangeLinkQuery, EmailChangeLinkQueryVariables>;

export const MeDocument =
  "query Me{me{id username displayName email emailVerified role timeZone preferences sampleUntil family{id name}familyRole}}" as OperationText<MeQuery, MeQueryVariables>;

export const SecondFactorDocument =
  "query SecondFactor{secondFactor{...SecondFactorParts}}fragment SecondFactorParts on SecondFactor{authenticator recoveryCodesLeft due passkeys{id name createdAt lastUsedAt}}" as OperationText<SecondFactorQuery, SecondFactorQueryVariables>;

export const BeginAuthenticatorDocument =
  "mutation BeginAuthenticator{beginAuthenticator{secret uri}}" as OperationText<BeginAuthenticatorMutation, BeginAuthenticatorMutationVariables>;

export const ConfirmAuthenticatorDocument =
  "mutation ConfirmAuthenticator($code:String!){confirmAuthenticator(code:$code)}" as OperationText<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;

export const TurnOffAuthenticatorDocument =
  "mutation TurnOffAuthenticator{turnOffAuthenticator}" as OperationText<TurnOffAuthenticatorMutation, TurnOffAuthenticatorMutationVariables>;

export const MakeRecoveryCodesDocument =
  "mutation MakeRecoveryCodes{makeRecoveryCodes}" as OperationText<MakeRecoveryCodesMutation, MakeRecoveryCodesMutationVariables>;

export const RemovePasskeyDocument =
  "mutation RemovePasskey($id:ID!){removePasskey(id:$id)}" as OperationText<RemovePasskeyMutation, RemovePasskeyMutationVariables>;

export const RenamePasskeyDocument =
  "mutation RenamePasskey($id:ID!$name:String!){renamePasskey(id:$id name:$name)}" as OperationText<RenamePasskeyMutation, RenamePasskeyMutationVariables>;

export const UpdateUsernameDocument =
  "mutation UpdateUsername($username:String!){updateUsername(username:$username){id username displayName}}" as OperationText<UpdateUsernameMutation, UpdateUsernameMutationVariables>;

export const UpdatePreferencesDocument =
  "mutation UpdatePreferences($input:PreferencesInput!){updatePreferences(input:$input){id preferences}}" as OperationText<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;

export const SettingsPageDocument =
  "query SettingsPage{presenceShown recentActivity(first:10){nodes{...SecurityLine}pageInfo{hasNextPage endCursor}}senderName secondFactor{...SecondFactorParts}accountDeletion{...AccountDeletionParts}emailChange{...EmailChangeParts}authorMails{onDelivery onOpening onThanks}sessions{id device timeZone createdAt lastUsedAt current}apiKeys{edges{node{...ApiKeyParts}}pageInfo{hasNextPage endCursor}}}fragment SecurityLine on SecurityEvent{id kind at lastAt count network device detail account{id name}}fragment SecondFactorParts on SecondFactor{authenticator recoveryCodesLeft due passkeys{id name createdAt lastUsedAt}}fragment AccountDeletionParts on AccountDeletion{dueAt}fragment EmailChangeParts on EmailChange{email currentConfirmed newConfirmed expiresAt}fragment ApiKeyParts on ApiKey{id name hint scopes state createdAt expiresAt lastUsedAt madeBy}" as OperationText<SettingsPageQuery, SettingsPageQueryVariables>;

