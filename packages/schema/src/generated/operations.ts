/* eslint-disable */

import type {
  AcceptInvitationMutation,
  AcceptInvitationMutationVariables,
  AccountLinkQuery,
  AccountLinkQueryVariables,
  AccountLossesQuery,
  AccountLossesQueryVariables,
  AddCommentMutation,
  AddCommentMutationVariables,
  AddNoticeMuteMutation,
  AddNoticeMuteMutationVariables,
  AddPushDeviceMutation,
  AddPushDeviceMutationVariables,
  AnalyticsQuery,
  AnalyticsQueryVariables,
  AnswerByRecordingMutation,
  AnswerByRecordingMutationVariables,
  AnswerFamilyOfferMutation,
  AnswerFamilyOfferMutationVariables,
  AnswerPageQuery,
  AnswerPageQueryVariables,
  AnswerQuestionMutation,
  AnswerQuestionMutationVariables,
  ApiKeysQuery,
  ApiKeysQueryVariables,
  ArticleAddressesQuery,
  ArticleAddressesQueryVariables,
  ArticleAuthorQuery,
  ArticleAuthorQueryVariables,
  ArticleQuery,
  ArticleQueryVariables,
  ArticleTagQuery,
  ArticleTagQueryVariables,
  ArticlesQuery,
  ArticlesQueryVariables,
  AskQuestionMutation,
  AskQuestionMutationVariables,
  AuditEventsQuery,
  AuditEventsQueryVariables,
  AuthorMailsQuery,
  AuthorMailsQueryVariables,
  AutosaveBlogPostMutation,
  AutosaveBlogPostMutationVariables,
  BackupsQuery,
  BackupsQueryVariables,
  BeginAuthenticatorMutation,
  BeginAuthenticatorMutationVariables,
  BlogImagesQuery,
  BlogImagesQueryVariables,
  BlogOverviewQuery,
  BlogOverviewQueryVariables,
  BlogPostQuery,
  BlogPostQueryVariables,
  BlogPostsQuery,
  BlogPostsQueryVariables,
  BlogRevisionQuery,
  BlogRevisionQueryVariables,
  BlogRevisionsQuery,
  BlogRevisionsQueryVariables,
  CancelMessageMutation,
  CancelMessageMutationVariables,
  ChangeMemberRoleMutation,
  ChangeMemberRoleMutationVariables,
  ChangePasswordMutation,
  ChangePasswordMutationVariables,
  ChangeUserRoleMutation,
  ChangeUserRoleMutationVariables,
  CheckBlogLinksQuery,
  CheckBlogLinksQueryVariables,
  ChooseExperimentWinnerMutation,
  ChooseExperimentWinnerMutationVariables,
  ChooseRecordingsQuery,
  ChooseRecordingsQueryVariables,
  CloseOnboardingMutation,
  CloseOnboardingMutationVariables,
  CloseRecipientLinkMutation,
  CloseRecipientLinkMutationVariables,
  CommentsQuery,
  CommentsQueryVariables,
  ConfirmAuthenticatorMutation,
  ConfirmAuthenticatorMutationVariables,
  ConfirmMessageMutation,
  ConfirmMessageMutationVariables,
  ConfirmPasswordMutation,
  ConfirmPasswordMutationVariables,
  ConnectionsQuery,
  ConnectionsQueryVariables,
  CorrectRecipientAddressMutation,
  CorrectRecipientAddressMutationVariables,
  CreateApiKeyMutation,
  CreateApiKeyMutationVariables,
  CreateBlogPostMutation,
  CreateBlogPostMutationVariables,
  CreateDraftMutation,
  CreateDraftMutationVariables,
  CreateExperimentMutation,
  CreateExperimentMutationVariables,
  CreateNewsletterIssueMutation,
  CreateNewsletterIssueMutationVariables,
  CreateProductWebhookMutation,
  CreateProductWebhookMutationVariables,
  CreateServiceKeyMutation,
  CreateServiceKeyMutationVariables,
  CreateWebhookMutation,
  CreateWebhookMutationVariables,
  DashboardQuery,
  DashboardQueryVariables,
  DeadLettersQuery,
  DeadLettersQueryVariables,
  DeclineQuestionMutation,
  DeclineQuestionMutationVariables,
  DeleteBlogDraftMutation,
  DeleteBlogDraftMutationVariables,
  DeleteBlogImageMutation,
  DeleteBlogImageMutationVariables,
  DeleteCommentMutation,
  DeleteCommentMutationVariables,
  DeleteDraftMutation,
  DeleteDraftMutationVariables,
  DeleteExperimentMutation,
  DeleteExperimentMutationVariables,
  DeleteMyAccountMutation,
  DeleteMyAccountMutationVariables,
  DeleteRecordingMutation,
  DeleteRecordingMutationVariables,
  DeleteUserMutation,
  DeleteUserMutationVariables,
  DeleteWebhookMutation,
  DeleteWebhookMutationVariables,
  DeliveryHealthQuery,
  DeliveryHealthQueryVariables,
  DesktopHealthQuery,
  DesktopHealthQueryVariables,
  DiscardBlogChangesMutation,
  DiscardBlogChangesMutationVariables,
  DiscardDeadLetterMutation,
  DiscardDeadLetterMutationVariables,
  DuplicateMessageMutation,
  DuplicateMessageMutationVariables,
  EditCommentMutation,
  EditCommentMutationVariables,
  EmailChangeLinkQuery,
  EmailChangeLinkQueryVariables,
  EnquiriesQuery,
  EnquiriesQueryVariables,
  EnquiryQuery,
  EnquiryQueryVariables,
  EnterSampleFamilyMutation,
  EnterSampleFamilyMutationVariables,
  ExperimentsQuery,
  ExperimentsQueryVariables,
  FamiliesQuery,
  FamiliesQueryVariables,
  FamilyActivityQuery,
  FamilyActivityQueryVariables,
  FamilyInvitationsQuery,
  FamilyInvitationsQueryVariables,
  FamilyPeopleQuery,
  FamilyPeopleQueryVariables,
  FeatureBlogPostMutation,
  FeatureBlogPostMutationVariables,
  FirstStepsQuery,
  FirstStepsQueryVariables,
  GrowthFunnelQuery,
  GrowthFunnelQueryVariables,
  HideCommentMutation,
  HideCommentMutationVariables,
  HoldDeliveriesMutation,
  HoldDeliveriesMutationVariables,
  InvitationQuery,
  InvitationQueryVariables,
  InviteByLinkMutation,
  InviteByLinkMutationVariables,
  InviteByMailMutation,
  InviteByMailMutationVariables,
  JobQueuesQuery,
  JobQueuesQueryVariables,
  KeepMyAccountMutation,
  KeepMyAccountMutationVariables,
  KeepThanksVoiceMutation,
  KeepThanksVoiceMutationVariables,
  KeepUnfinishedTakeMutation,
  KeepUnfinishedTakeMutationVariables,
  LeaveDeliveryMutation,
  LeaveDeliveryMutationVariables,
  LeaveFamilyMutation,
  LeaveFamilyMutationVariables,
  LeaveSampleFamilyMutation,
  LeaveSampleFamilyMutationVariables,
  LeaveUnresolvedDeliveryMutation,
  LeaveUnresolvedDeliveryMutationVariables,
  MakeRecoveryCodesMutation,
  MakeRecoveryCodesMutationVariables,
  MarkEnquiryAnsweredMutation,
  MarkEnquiryAnsweredMutationVariables,
  MeQuery,
  MeQueryVariables,
  MessageDetailQuery,
  MessageDetailQueryVariables,
  MessageListQuery,
  MessageListQueryVariables,
  ModerateReviewMutation,
  ModerateReviewMutationVariables,
  MoveNewsletterIssueMutation,
  MoveNewsletterIssueMutationVariables,
  MyReviewQuery,
  MyReviewQueryVariables,
  NewsletterAudienceQuery,
  NewsletterAudienceQueryVariables,
  NewsletterChoicesQuery,
  NewsletterChoicesQueryVariables,
  NewsletterConfirmationQuery,
  NewsletterConfirmationQueryVariables,
  NewsletterIssueQuery,
  NewsletterIssueQueryVariables,
  NewsletterIssuesQuery,
  NewsletterIssuesQueryVariables,
  NewsletterPreviewQuery,
  NewsletterPreviewQueryVariables,
  NewsletterSettingsQuery,
  NewsletterSettingsQueryVariables,
  NewsletterSubscribersQuery,
  NewsletterSubscribersQueryVariables,
  NewsletterSuppressionsQuery,
  NewsletterSuppressionsQueryVariables,
  NoticeMutesQuery,
  NoticeMutesQueryVariables,
  NoticeSettingsQuery,
  NoticeSettingsQueryVariables,
  NoticesQuery,
  NoticesQueryVariables,
  OfferFamilyMutation,
  OfferFamilyMutationVariables,
  OpenAlarmsQuery,
  OpenAlarmsQueryVariables,
  OperatorDeliveriesQuery,
  OperatorDeliveriesQueryVariables,
  PartsHealthQuery,
  PartsHealthQueryVariables,
  PassOnboardingStepMutation,
  PassOnboardingStepMutationVariables,
  PingWebhookMutation,
  PingWebhookMutationVariables,
  PostponeMessageMutation,
  PostponeMessageMutationVariables,
  PreviewArticleQuery,
  PreviewArticleQueryVariables,
  PreviewTriggerQuery,
  PreviewTriggerQueryVariables,
  ProductWebhooksQuery,
  ProductWebhooksQueryVariables,
  ProgressQuery,
  ProgressQueryVariables,
  PublishBlogPostMutation,
  PublishBlogPostMutationVariables,
  PublishedReviewsQuery,
  PublishedReviewsQueryVariables,
  QuestionQuery,
  QuestionQueryVariables,
  QuestionsQuery,
  QuestionsQueryVariables,
  QuizCountsQuery,
  QuizCountsQueryVariables,
  ReactMutation,
  ReactMutationVariables,
  ReadAllNoticesMutation,
  ReadAllNoticesMutationVariables,
  ReadNoticeMutation,
  ReadNoticeMutationVariables,
  RecentActivityQuery,
  RecentActivityQueryVariables,
  RecordingByIdQuery,
  RecordingByIdQueryVariables,
  RecordingDigestQuery,
  RecordingDigestQueryVariables,
  RecordingsQuery,
  RecordingsQueryVariables,
  ReleaseDeliveriesMutation,
  ReleaseDeliveriesMutationVariables,
  RemoveFamilyPictureMutation,
  RemoveFamilyPictureMutationVariables,
  RemoveMemberMutation,
  RemoveMemberMutationVariables,
  RemoveNoticeMuteMutation,
  RemoveNoticeMuteMutationVariables,
  RemovePasskeyMutation,
  RemovePasskeyMutationVariables,
  RemovePushDeviceMutation,
  RemovePushDeviceMutationVariables,
  RenameFamilyMutation,
  RenameFamilyMutationVariables,
  RenewRecipientLinkMutation,
  RenewRecipientLinkMutationVariables,
  ReplayFailedWebhookDeliveriesMutation,
  ReplayFailedWebhookDeliveriesMutationVariables,
  ReplayWebhookDeliveryMutation,
  ReplayWebhookDeliveryMutationVariables,
  ReplyToReviewMutation,
  ReplyToReviewMutationVariables,
  RequestBackupMutation,
  RequestBackupMutationVariables,
  RequestEmailChangeMutation,
  RequestEmailChangeMutationVariables,
  RequestPasswordResetMutation,
  RequestPasswordResetMutationVariables,
  RequestSeoAuditMutation,
  RequestSeoAuditMutationVariables,
  ResendInvitationMutation,
  ResendInvitationMutationVariables,
  ResendUserVerificationMutation,
  ResendUserVerificationMutationVariables,
  ResendVerificationMutation,
  ResendVerificationMutationVariables,
  ResetPasswordMutation,
  ResetPasswordMutationVariables,
  RestoreBlogRevisionMutation,
  RestoreBlogRevisionMutationVariables,
  RetryDeadLetterMutation,
  RetryDeadLetterMutationVariables,
  RetryDeliveryMutation,
  RetryDeliveryMutationVariables,
  RetryFailedDeliveryMutation,
  RetryFailedDeliveryMutationVariables,
  ReviewsForModerationQuery,
  ReviewsForModerationQueryVariables,
  RevokeApiKeyMutation,
  RevokeApiKeyMutationVariables,
  RevokeInvitationMutation,
  RevokeInvitationMutationVariables,
  RevokeServiceKeyMutation,
  RevokeServiceKeyMutationVariables,
  RevokeSessionMutation,
  RevokeSessionMutationVariables,
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables,
  SaveBlogPostMutation,
  SaveBlogPostMutationVariables,
  SaveDraftMutation,
  SaveDraftMutationVariables,
  SaveExperimentMutation,
  SaveExperimentMutationVariables,
  SaveNewsletterIssueMutation,
  SaveNewsletterIssueMutationVariables,
  ScheduleBlogPostMutation,
  ScheduleBlogPostMutationVariables,
  ScheduleMessageMutation,
  ScheduleMessageMutationVariables,
  ScheduleNewsletterIssueMutation,
  ScheduleNewsletterIssueMutationVariables,
  SearchQuery,
  SearchQueryVariables,
  SecondFactorQuery,
  SecondFactorQueryVariables,
  SecurityEventsQuery,
  SecurityEventsQueryVariables,
  SendEnquiryMutation,
  SendEnquiryMutationVariables,
  SenderNameQuery,
  SenderNameQueryVariables,
  SeoRunQuery,
  SeoRunQueryVariables,
  SeoRunsQuery,
  SeoRunsQueryVariables,
  ServiceKeysQuery,
  ServiceKeysQueryVariables,
  SessionsQuery,
  SessionsQueryVariables,
  SetOccasionDateMutation,
  SetOccasionDateMutationVariables,
  SettingsPageQuery,
  SettingsPageQueryVariables,
  SharedPageQuery,
  SharedPageQueryVariables,
  ShownRecordingQuery,
  ShownRecordingQueryVariables,
  SignOutEverywhereMutation,
  SignOutEverywhereMutationVariables,
  SignOutUserMutation,
  SignOutUserMutationVariables,
  SiteSettingsQuery,
  SiteSettingsQueryVariables,
  StandingNoticesQuery,
  StandingNoticesQueryVariables,
  StartExperimentMutation,
  StartExperimentMutationVariables,
  StartFamilyMutation,
  StartFamilyMutationVariables,
  StopExperimentMutation,
  StopExperimentMutationVariables,
  StopForRecipientMutation,
  StopForRecipientMutationVariables,
  StorageUseQuery,
  StorageUseQueryVariables,
  SubjectTalkQuery,
  SubjectTalkQueryVariables,
  SuspendUserMutation,
  SuspendUserMutationVariables,
  SwitchFamilyMutation,
  SwitchFamilyMutationVariables,
  SwitchOffWebhookMutation,
  SwitchOffWebhookMutationVariables,
  SwitchOnWebhookMutation,
  SwitchOnWebhookMutationVariables,
  SystemSettingsQuery,
  SystemSettingsQueryVariables,
  TestNewsletterIssueMutation,
  TestNewsletterIssueMutationVariables,
  TryRelayNowMutation,
  TryRelayNowMutationVariables,
  TurnOffAuthenticatorMutation,
  TurnOffAuthenticatorMutationVariables,
  UnfinishedTakesQuery,
  UnfinishedTakesQueryVariables,
  UnpublishBlogPostMutation,
  UnpublishBlogPostMutationVariables,
  UnreadNoticesQuery,
  UnreadNoticesQueryVariables,
  UnsuspendUserMutation,
  UnsuspendUserMutationVariables,
  UpcomingMessagesQuery,
  UpcomingMessagesQueryVariables,
  UpdateAuthorMailsMutation,
  UpdateAuthorMailsMutationVariables,
  UpdateNewsletterSettingsMutation,
  UpdateNewsletterSettingsMutationVariables,
  UpdateNoticeSettingsMutation,
  UpdateNoticeSettingsMutationVariables,
  UpdatePreferencesMutation,
  UpdatePreferencesMutationVariables,
  UpdateRecipientAddressMutation,
  UpdateRecipientAddressMutationVariables,
  UpdateRecordingMutation,
  UpdateRecordingMutationVariables,
  UpdateSenderNameMutation,
  UpdateSenderNameMutationVariables,
  UpdateSiteSettingsMutation,
  UpdateSiteSettingsMutationVariables,
  UpdateSystemSettingsMutation,
  UpdateSystemSettingsMutationVariables,
  UpdateTimeZoneMutation,
  UpdateTimeZoneMutationVariables,
  UpdateUsernameMutation,
  UpdateUsernameMutationVariables,
  UpdateWebhookMutation,
  UpdateWebhookMutationVariables,
  UploadLimitQuery,
  UploadLimitQueryVariables,
  UserDetailsQuery,
  UserDetailsQueryVariables,
  UsersQuery,
  UsersQueryVariables,
  VerifyEmailMutation,
  VerifyEmailMutationVariables,
  WebhookDeliveriesQuery,
  WebhookDeliveriesQueryVariables,
  WebhooksQuery,
  WebhooksQueryVariables,
  WithdrawEmailChangeMutation,
  WithdrawEmailChangeMutationVariables,
  WithdrawFamilyOfferMutation,
  WithdrawFamilyOfferMutationVariables,
  WithdrawQuestionMutation,
  WithdrawQuestionMutationVariables,
  WithdrawReviewMutation,
  WithdrawReviewMutationVariables,
  WriteReviewMutation,
  WriteReviewMutationVariables,
  WrittenMessageQuery,
  WrittenMessageQueryVariables,
} from './graphql.ts';

/** The text of an operation, with the types of its result and its variables. */
export type OperationText<Result, Variables> = string & {
  readonly __types?: (variables: Variables) => Result;
};

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
  "mutation ConfirmPassword($password:String!){confirmPassword(password:$password)}" as OperationText<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>;

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

export const UpdateUsernameDocument =
  "mutation UpdateUsername($username:String!){updateUsername(username:$username){id username displayName}}" as OperationText<UpdateUsernameMutation, UpdateUsernameMutationVariables>;

export const UpdatePreferencesDocument =
  "mutation UpdatePreferences($input:PreferencesInput!){updatePreferences(input:$input){id preferences}}" as OperationText<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;

export const SettingsPageDocument =
  "query SettingsPage{recentActivity(first:10){nodes{...SecurityLine}pageInfo{hasNextPage endCursor}}senderName secondFactor{...SecondFactorParts}accountDeletion{...AccountDeletionParts}emailChange{...EmailChangeParts}authorMails{onDelivery onOpening onThanks}sessions{id device timeZone createdAt lastUsedAt current}apiKeys{edges{node{...ApiKeyParts}}pageInfo{hasNextPage endCursor}}}fragment SecurityLine on SecurityEvent{id kind at lastAt count network device detail account{id name}}fragment SecondFactorParts on SecondFactor{authenticator recoveryCodesLeft due passkeys{id name createdAt lastUsedAt}}fragment AccountDeletionParts on AccountDeletion{dueAt}fragment EmailChangeParts on EmailChange{email currentConfirmed newConfirmed expiresAt}fragment ApiKeyParts on ApiKey{id name hint scopes state createdAt expiresAt lastUsedAt madeBy}" as OperationText<SettingsPageQuery, SettingsPageQueryVariables>;

export const AnalyticsDocument =
  "query Analytics($range:AnalyticsRange!$unit:AnalyticsUnit!){analytics(range:$range unit:$unit){from to months{usersThisMonth usersLastMonth revenueThisMonth revenueLastMonth}series{kind money total points{from value}}}}" as OperationText<AnalyticsQuery, AnalyticsQueryVariables>;

export const ApiKeysDocument =
  "query ApiKeys($first:Int$after:String){apiKeys(first:$first after:$after){edges{node{...ApiKeyParts}}pageInfo{hasNextPage endCursor}}}fragment ApiKeyParts on ApiKey{id name hint scopes state createdAt expiresAt lastUsedAt madeBy}" as OperationText<ApiKeysQuery, ApiKeysQueryVariables>;

export const CreateApiKeyDocument =
  "mutation CreateApiKey($input:CreateApiKeyInput!){createApiKey(input:$input){secret apiKey{...ApiKeyParts}}}fragment ApiKeyParts on ApiKey{id name hint scopes state createdAt expiresAt lastUsedAt madeBy}" as OperationText<CreateApiKeyMutation, CreateApiKeyMutationVariables>;

export const RevokeApiKeyDocument =
  "mutation RevokeApiKey($id:ID!){revokeApiKey(id:$id)}" as OperationText<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;

export const ServiceKeysDocument =
  "query ServiceKeys($first:Int$after:String){serviceKeys(first:$first after:$after){edges{node{...ApiKeyParts}}pageInfo{hasNextPage endCursor}}}fragment ApiKeyParts on ApiKey{id name hint scopes state createdAt expiresAt lastUsedAt madeBy}" as OperationText<ServiceKeysQuery, ServiceKeysQueryVariables>;

export const CreateServiceKeyDocument =
  "mutation CreateServiceKey($input:CreateApiKeyInput!){createServiceKey(input:$input){secret apiKey{...ApiKeyParts}}}fragment ApiKeyParts on ApiKey{id name hint scopes state createdAt expiresAt lastUsedAt madeBy}" as OperationText<CreateServiceKeyMutation, CreateServiceKeyMutationVariables>;

export const RevokeServiceKeyDocument =
  "mutation RevokeServiceKey($id:ID!){revokeServiceKey(id:$id)}" as OperationText<RevokeServiceKeyMutation, RevokeServiceKeyMutationVariables>;

export const AuditEventsDocument =
  "query AuditEvents($filter:AuditFilter$first:Int$after:String){auditEvents(filter:$filter first:$first after:$after){nodes{...AuditLine}pageInfo{hasNextPage endCursor}}}fragment AuditLine on AuditEvent{id at actor{id name}action subject{kind id name}changes{field before after}reason}" as OperationText<AuditEventsQuery, AuditEventsQueryVariables>;

export const BackupsDocument =
  "query Backups($first:Int$after:String){backups(first:$first after:$after){nodes{...BackupRow}pageInfo{hasNextPage endCursor}}lastProvenBackup{id verifiedAt verifiedBy bytes rows objects sampleKind}backupPlan{place sameDisk nextAt}}fragment BackupRow on Backup{id state requestedAt requestedBy finishedAt progress bytes tables rows verifiedAt verifiedBy objects mediaBytes keyId sampleKind problem fileName url}" as OperationText<BackupsQuery, BackupsQueryVariables>;

export const RequestBackupDocument =
  "mutation RequestBackup{requestBackup{...BackupRow}}fragment BackupRow on Backup{id state requestedAt requestedBy finishedAt progress bytes tables rows verifiedAt verifiedBy objects mediaBytes keyId sampleKind problem fileName url}" as OperationText<RequestBackupMutation, RequestBackupMutationVariables>;

export const ArticlesDocument =
  "query Articles($search:String$categories:[BlogCategory!]$tag:String$author:String$exceptFeatured:Boolean$after:String){articles(search:$search categories:$categories tag:$tag author:$author exceptFeatured:$exceptFeatured after:$after){nodes{...ArticleCard marked{title{text match}passage{text match}}}correctedSearch pageInfo{hasNextPage endCursor}}}fragment ArticleCard on ArticleSummary{slug title excerpt author category emoji tags publishedAt readMinutes}" as OperationText<ArticlesQuery, ArticlesQueryVariables>;

export const BlogOverviewDocument =
  "query BlogOverview{blogOverview{featured{...ArticleCard}categories{category count}popularTags{name slug count}}}fragment ArticleCard on ArticleSummary{slug title excerpt author category emoji tags publishedAt readMinutes}" as OperationText<BlogOverviewQuery, BlogOverviewQueryVariables>;

export const ArticleTagDocument =
  "query ArticleTag($slug:String!){articleTag(slug:$slug){name slug count}}" as OperationText<ArticleTagQuery, ArticleTagQueryVariables>;

export const ArticleAuthorDocument =
  "query ArticleAuthor($slug:String!){articleAuthor(slug:$slug){name slug count}}" as OperationText<ArticleAuthorQuery, ArticleAuthorQueryVariables>;

export const ArticleAddressesDocument =
  "query ArticleAddresses{articleAddresses{slug modifiedAt pictures}}" as OperationText<ArticleAddressesQuery, ArticleAddressesQueryVariables>;

export const ArticleDocument =
  "query Article($slug:String!){article(slug:$slug){match article{slug title excerpt author category emoji tags publishedAt readMinutes modifiedAt seoTitle seoDescription cover{src alt width height srcset}html text headings{id text level}related{...ArticleCard}}}}fragment ArticleCard on ArticleSummary{slug title excerpt author category emoji tags publishedAt readMinutes}" as OperationText<ArticleQuery, ArticleQueryVariables>;

export const BlogImagesDocument =
  "query BlogImages($search:String$first:Int$after:String){blogImages(search:$search first:$first after:$after){nodes{...BlogImageTile}pageInfo{hasNextPage endCursor}}}fragment BlogImageTile on BlogImage{id src name alt width height thumbnail}" as OperationText<BlogImagesQuery, BlogImagesQueryVariables>;

export const DeleteBlogImageDocument =
  "mutation DeleteBlogImage($id:ID!){deleteBlogImage(id:$id)}" as OperationText<DeleteBlogImageMutation, DeleteBlogImageMutationVariables>;

export const BlogPostsDocument =
  "query BlogPosts($states:[BlogPostState!]$category:BlogCategory$search:String$first:Int$after:String){blogPosts(states:$states category:$category search:$search first:$first after:$after){nodes{...BlogPostRow}totalCount pageInfo{hasNextPage endCursor}}}fragment BlogPostRow on BlogPostSummary{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges linkProblems}" as OperationText<BlogPostsQuery, BlogPostsQueryVariables>;

export const BlogPostDocument =
  "query BlogPost($id:ID!){blogPost(id:$id){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<BlogPostQuery, BlogPostQueryVariables>;

export const PreviewArticleDocument =
  "query PreviewArticle($body:String!){previewArticle(body:$body){html readMinutes}}" as OperationText<PreviewArticleQuery, PreviewArticleQueryVariables>;

export const CreateBlogPostDocument =
  "mutation CreateBlogPost($input:BlogPostInput!$clientId:ID){createBlogPost(input:$input clientId:$clientId){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<CreateBlogPostMutation, CreateBlogPostMutationVariables>;

export const SaveBlogPostDocument =
  "mutation SaveBlogPost($id:ID!$version:Int!$input:BlogPostInput!){saveBlogPost(id:$id version:$version input:$input){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<SaveBlogPostMutation, SaveBlogPostMutationVariables>;

export const AutosaveBlogPostDocument =
  "mutation AutosaveBlogPost($id:ID!$version:Int!$input:BlogPostInput!){autosaveBlogPost(id:$id version:$version input:$input){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<AutosaveBlogPostMutation, AutosaveBlogPostMutationVariables>;

export const DeleteBlogDraftDocument =
  "mutation DeleteBlogDraft($id:ID!$version:Int!){deleteBlogDraft(id:$id version:$version)}" as OperationText<DeleteBlogDraftMutation, DeleteBlogDraftMutationVariables>;

export const DiscardBlogChangesDocument =
  "mutation DiscardBlogChanges($id:ID!$version:Int!){discardBlogChanges(id:$id version:$version){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<DiscardBlogChangesMutation, DiscardBlogChangesMutationVariables>;

export const PublishBlogPostDocument =
  "mutation PublishBlogPost($id:ID!$version:Int!){publishBlogPost(id:$id version:$version){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<PublishBlogPostMutation, PublishBlogPostMutationVariables>;

export const ScheduleBlogPostDocument =
  "mutation ScheduleBlogPost($id:ID!$version:Int!$at:BlogScheduleInput!){scheduleBlogPost(id:$id version:$version at:$at){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<ScheduleBlogPostMutation, ScheduleBlogPostMutationVariables>;

export const UnpublishBlogPostDocument =
  "mutation UnpublishBlogPost($id:ID!$version:Int!){unpublishBlogPost(id:$id version:$version){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<UnpublishBlogPostMutation, UnpublishBlogPostMutationVariables>;

export const BlogRevisionsDocument =
  "query BlogRevisions($postId:ID!$first:Int$after:String){blogRevisions(postId:$postId first:$first after:$after){nodes{...BlogRevisionRow}pageInfo{hasNextPage endCursor}}}fragment BlogRevisionRow on BlogRevision{version origin savedAt savedBy publishedAt title}" as OperationText<BlogRevisionsQuery, BlogRevisionsQueryVariables>;

export const BlogRevisionDocument =
  "query BlogRevision($postId:ID!$version:Int!){blogRevision(postId:$postId version:$version){...BlogRevisionRow excerpt body author category tags emoji address seoTitle seoDescription keyword coverAlt}}fragment BlogRevisionRow on BlogRevision{version origin savedAt savedBy publishedAt title}" as OperationText<BlogRevisionQuery, BlogRevisionQueryVariables>;

export const RestoreBlogRevisionDocument =
  "mutation RestoreBlogRevision($id:ID!$version:Int!$revision:Int!){restoreBlogRevision(id:$id version:$version revision:$revision){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<RestoreBlogRevisionMutation, RestoreBlogRevisionMutationVariables>;

export const FeatureBlogPostDocument =
  "mutation FeatureBlogPost($id:ID!$version:Int!){featureBlogPost(id:$id version:$version){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<FeatureBlogPostMutation, FeatureBlogPostMutationVariables>;

export const CheckBlogLinksDocument =
  "query CheckBlogLinks($body:String!){checkBlogLinks(body:$body){address words line fault}}" as OperationText<CheckBlogLinksQuery, CheckBlogLinksQueryVariables>;

export const FamilyActivityDocument =
  "query FamilyActivity($after:String){familyActivity(after:$after){nodes{...FamilyEventParts}pageInfo{hasNextPage endCursor}}}fragment FamilyEventParts on FamilyEvent{id kind at actor{id name isMember}role title path}" as OperationText<FamilyActivityQuery, FamilyActivityQueryVariables>;

export const CommentsDocument =
  "query Comments($kind:SubjectKind!$subjectId:ID!$parentId:ID$first:Int$after:String){comments(kind:$kind subjectId:$subjectId parentId:$parentId first:$first after:$after){nodes{...CommentThread}pageInfo{hasNextPage endCursor}}}fragment CommentThread on Comment{...CommentParts replies{...CommentParts}}fragment CommentParts on Comment{id parentId author{id name isMember}parts{text memberId isMention}createdAt edited deleted hidden mayEdit mayDelete mayHide replyCount reactions{...ReactionParts}}fragment ReactionParts on ReactionCount{kind count mine names}" as OperationText<CommentsQuery, CommentsQueryVariables>;

export const SubjectTalkDocument =
  "query SubjectTalk($kind:SubjectKind!$ids:[ID!]!){subjectTalk(kind:$kind ids:$ids){id comments reactions{...ReactionParts}}}fragment ReactionParts on ReactionCount{kind count mine names}" as OperationText<SubjectTalkQuery, SubjectTalkQueryVariables>;

export const AddCommentDocument =
  "mutation AddComment($input:AddCommentInput!){addComment(input:$input){...CommentThread}}fragment CommentThread on Comment{...CommentParts replies{...CommentParts}}fragment CommentParts on Comment{id parentId author{id name isMember}parts{text memberId isMention}createdAt edited deleted hidden mayEdit mayDelete mayHide replyCount reactions{...ReactionParts}}fragment ReactionParts on ReactionCount{kind count mine names}" as OperationText<AddCommentMutation, AddCommentMutationVariables>;

export const EditCommentDocument =
  "mutation EditComment($id:ID!$body:String!){editComment(id:$id body:$body){...CommentThread}}fragment CommentThread on Comment{...CommentParts replies{...CommentParts}}fragment CommentParts on Comment{id parentId author{id name isMember}parts{text memberId isMention}createdAt edited deleted hidden mayEdit mayDelete mayHide replyCount reactions{...ReactionParts}}fragment ReactionParts on ReactionCount{kind count mine names}" as OperationText<EditCommentMutation, EditCommentMutationVariables>;

export const DeleteCommentDocument =
  "mutation DeleteComment($id:ID!){deleteComment(id:$id)}" as OperationText<DeleteCommentMutation, DeleteCommentMutationVariables>;

export const HideCommentDocument =
  "mutation HideComment($id:ID!$hidden:Boolean!){hideComment(id:$id hidden:$hidden){...CommentThread}}fragment CommentThread on Comment{...CommentParts replies{...CommentParts}}fragment CommentParts on Comment{id parentId author{id name isMember}parts{text memberId isMention}createdAt edited deleted hidden mayEdit mayDelete mayHide replyCount reactions{...ReactionParts}}fragment ReactionParts on ReactionCount{kind count mine names}" as OperationText<HideCommentMutation, HideCommentMutationVariables>;

export const ReactDocument =
  "mutation React($target:ReactionTargetKind!$id:ID!$reaction:ReactionKind!$on:Boolean!){react(target:$target id:$id reaction:$reaction on:$on){...ReactionParts}}fragment ReactionParts on ReactionCount{kind count mine names}" as OperationText<ReactMutation, ReactMutationVariables>;

export const ConnectionsDocument =
  "query Connections{familyMembers{id name role joinedAt you}lastShared{memberId title path at}}" as OperationText<ConnectionsQuery, ConnectionsQueryVariables>;

export const QuestionsDocument =
  "query Questions($first:Int$after:String){questions(first:$first after:$after){nodes{...QuestionParts}pageInfo{hasNextPage endCursor}}}fragment QuestionParts on Question{id asker{id name isMember}body subject{title path}byDay createdAt answers{person{id name isMember}state words recording{title path}answeredAt}mayAnswer mayWithdraw}" as OperationText<QuestionsQuery, QuestionsQueryVariables>;

export const QuestionDocument =
  "query Question($id:ID!){question(id:$id){...QuestionParts}}fragment QuestionParts on Question{id asker{id name isMember}body subject{title path}byDay createdAt answers{person{id name isMember}state words recording{title path}answeredAt}mayAnswer mayWithdraw}" as OperationText<QuestionQuery, QuestionQueryVariables>;

export const AskQuestionDocument =
  "mutation AskQuestion($input:AskQuestionInput!){askQuestion(input:$input){...QuestionParts}}fragment QuestionParts on Question{id asker{id name isMember}body subject{title path}byDay createdAt answers{person{id name isMember}state words recording{title path}answeredAt}mayAnswer mayWithdraw}" as OperationText<AskQuestionMutation, AskQuestionMutationVariables>;

export const AnswerQuestionDocument =
  "mutation AnswerQuestion($id:ID!$words:String!){answerQuestion(id:$id words:$words){...QuestionParts}}fragment QuestionParts on Question{id asker{id name isMember}body subject{title path}byDay createdAt answers{person{id name isMember}state words recording{title path}answeredAt}mayAnswer mayWithdraw}" as OperationText<AnswerQuestionMutation, AnswerQuestionMutationVariables>;

export const AnswerByRecordingDocument =
  "mutation AnswerByRecording($id:ID!$recordingId:ID!){answerByRecording(id:$id recordingId:$recordingId){...QuestionParts}}fragment QuestionParts on Question{id asker{id name isMember}body subject{title path}byDay createdAt answers{person{id name isMember}state words recording{title path}answeredAt}mayAnswer mayWithdraw}" as OperationText<AnswerByRecordingMutation, AnswerByRecordingMutationVariables>;

export const DeclineQuestionDocument =
  "mutation DeclineQuestion($id:ID!){declineQuestion(id:$id){...QuestionParts}}fragment QuestionParts on Question{id asker{id name isMember}body subject{title path}byDay createdAt answers{person{id name isMember}state words recording{title path}answeredAt}mayAnswer mayWithdraw}" as OperationText<DeclineQuestionMutation, DeclineQuestionMutationVariables>;

export const WithdrawQuestionDocument =
  "mutation WithdrawQuestion($id:ID!){withdrawQuestion(id:$id)}" as OperationText<WithdrawQuestionMutation, WithdrawQuestionMutationVariables>;

export const SendEnquiryDocument =
  "mutation SendEnquiry($input:EnquiryInput!){sendEnquiry(input:$input){reference}}" as OperationText<SendEnquiryMutation, SendEnquiryMutationVariables>;

export const EnquiriesDocument =
  "query Enquiries($kind:EnquiryKind$answered:Boolean$search:String$after:String){enquiries(kind:$kind answered:$answered search:$search after:$after){totalCount pageInfo{hasNextPage endCursor}nodes{...EnquiryRow}}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy}" as OperationText<EnquiriesQuery, EnquiriesQueryVariables>;

export const EnquiryDocument =
  "query Enquiry($id:ID!){enquiry(id:$id){...EnquiryRow phone message byMember details{name value}}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy}" as OperationText<EnquiryQuery, EnquiryQueryVariables>;

export const MarkEnquiryAnsweredDocument =
  "mutation MarkEnquiryAnswered($id:ID!$answered:Boolean!){markEnquiryAnswered(id:$id answered:$answered){...EnquiryRow}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy}" as OperationText<MarkEnquiryAnsweredMutation, MarkEnquiryAnsweredMutationVariables>;

export const FamiliesDocument =
  "query Families{families{id name role members inView picture}}" as OperationText<FamiliesQuery, FamiliesQueryVariables>;

export const FamilyPeopleDocument =
  "query FamilyPeople{families{id picture}familyMembers{id name email role joinedAt you}ownershipOffer{toId toName fromName forYou expiresAt}}" as OperationText<FamilyPeopleQuery, FamilyPeopleQueryVariables>;

export const FamilyInvitationsDocument =
  "query FamilyInvitations($after:String){familyInvitations(after:$after){nodes{...InvitationParts}pageInfo{hasNextPage endCursor}}}fragment InvitationParts on FamilyInvitation{id role name email state invitedBy acceptedBy createdAt expiresAt acceptedAt}" as OperationText<FamilyInvitationsQuery, FamilyInvitationsQueryVariables>;

export const InvitationDocument =
  "query Invitation($token:String!){invitation(token:$token){familyName invitedBy role words address otherAddress alreadyIn expiresAt}}" as OperationText<InvitationQuery, InvitationQueryVariables>;

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
  "mutation InviteByMail($input:InviteByMailInput!){inviteByMail(input:$input){invited{...InvitationParts}left{text why}}}fragment InvitationParts on FamilyInvitation{id role name email state invitedBy acceptedBy createdAt expiresAt acceptedAt}" as OperationText<InviteByMailMutation, InviteByMailMutationVariables>;

export const InviteByLinkDocument =
  "mutation InviteByLink($input:InviteByLinkInput!){inviteByLink(input:$input){invitation{...InvitationParts}url}}fragment InvitationParts on FamilyInvitation{id role name email state invitedBy acceptedBy createdAt expiresAt acceptedAt}" as OperationText<InviteByLinkMutation, InviteByLinkMutationVariables>;

export const ResendInvitationDocument =
  "mutation ResendInvitation($id:ID!){resendInvitation(id:$id)}" as OperationText<ResendInvitationMutation, ResendInvitationMutationVariables>;

export const RevokeInvitationDocument =
  "mutation RevokeInvitation($id:ID!){revokeInvitation(id:$id)}" as OperationText<RevokeInvitationMutation, RevokeInvitationMutationVariables>;

export const AcceptInvitationDocument =
  "mutation AcceptInvitation($token:String!){acceptInvitation(token:$token)}" as OperationText<AcceptInvitationMutation, AcceptInvitationMutationVariables>;

export const ExperimentsDocument =
  "query Experiments($first:Int$after:String){experiments(first:$first after:$after){nodes{...ExperimentFields}pageInfo{hasNextPage endCursor}}}fragment ExperimentFields on Experiment{id name state version winner createdAt startedAt stoppedAt spreadSuspicious variants{position name heading lead look start visitors signUps judgement{verdict confidence ratioLow ratioHigh}}}" as OperationText<ExperimentsQuery, ExperimentsQueryVariables>;

export const CreateExperimentDocument =
  "mutation CreateExperiment($input:ExperimentInput!){createExperiment(input:$input){...ExperimentFields}}fragment ExperimentFields on Experiment{id name state version winner createdAt startedAt stoppedAt spreadSuspicious variants{position name heading lead look start visitors signUps judgement{verdict confidence ratioLow ratioHigh}}}" as OperationText<CreateExperimentMutation, CreateExperimentMutationVariables>;

export const SaveExperimentDocument =
  "mutation SaveExperiment($id:ID!$version:Int!$input:ExperimentInput!){saveExperiment(id:$id version:$version input:$input){...ExperimentFields}}fragment ExperimentFields on Experiment{id name state version winner createdAt startedAt stoppedAt spreadSuspicious variants{position name heading lead look start visitors signUps judgement{verdict confidence ratioLow ratioHigh}}}" as OperationText<SaveExperimentMutation, SaveExperimentMutationVariables>;

export const DeleteExperimentDocument =
  "mutation DeleteExperiment($id:ID!){deleteExperiment(id:$id)}" as OperationText<DeleteExperimentMutation, DeleteExperimentMutationVariables>;

export const StartExperimentDocument =
  "mutation StartExperiment($id:ID!){startExperiment(id:$id){...ExperimentFields}}fragment ExperimentFields on Experiment{id name state version winner createdAt startedAt stoppedAt spreadSuspicious variants{position name heading lead look start visitors signUps judgement{verdict confidence ratioLow ratioHigh}}}" as OperationText<StartExperimentMutation, StartExperimentMutationVariables>;

export const StopExperimentDocument =
  "mutation StopExperiment($id:ID!){stopExperiment(id:$id){...ExperimentFields}}fragment ExperimentFields on Experiment{id name state version winner createdAt startedAt stoppedAt spreadSuspicious variants{position name heading lead look start visitors signUps judgement{verdict confidence ratioLow ratioHigh}}}" as OperationText<StopExperimentMutation, StopExperimentMutationVariables>;

export const ChooseExperimentWinnerDocument =
  "mutation ChooseExperimentWinner($id:ID!$position:Int!){chooseExperimentWinner(id:$id position:$position){...ExperimentFields}}fragment ExperimentFields on Experiment{id name state version winner createdAt startedAt stoppedAt spreadSuspicious variants{position name heading lead look start visitors signUps judgement{verdict confidence ratioLow ratioHigh}}}" as OperationText<ChooseExperimentWinnerMutation, ChooseExperimentWinnerMutationVariables>;

export const GrowthFunnelDocument =
  "query GrowthFunnel($weeks:Int){growthFunnel(weeks:$weeks){weeks steps rows{week source counts}}}" as OperationText<GrowthFunnelQuery, GrowthFunnelQueryVariables>;

export const SeoRunsDocument =
  "query SeoRuns($first:Int){seoRuns(first:$first){nodes{...SeoRunFields}}}fragment SeoRunFields on SeoRun{id state requestedAt finishedAt pagesKnown pagesDone problemCount newProblems solvedProblems}" as OperationText<SeoRunsQuery, SeoRunsQueryVariables>;

export const SeoRunDocument =
  "query SeoRun($id:ID!){seoRun(id:$id){...SeoRunFields problems{path code detail isNew}pages{path status bytes title description canonical structuredData problemCount}}}fragment SeoRunFields on SeoRun{id state requestedAt finishedAt pagesKnown pagesDone problemCount newProblems solvedProblems}" as OperationText<SeoRunQuery, SeoRunQueryVariables>;

export const RequestSeoAuditDocument =
  "mutation RequestSeoAudit{requestSeoAudit{...SeoRunFields}}fragment SeoRunFields on SeoRun{id state requestedAt finishedAt pagesKnown pagesDone problemCount newProblems solvedProblems}" as OperationText<RequestSeoAuditMutation, RequestSeoAuditMutationVariables>;

export const ProgressDocument =
  "query Progress{home{areas{name count}space{bytes limitBytes}}}" as OperationText<ProgressQuery, ProgressQueryVariables>;

export const FirstStepsDocument =
  "query FirstSteps{home{onboarding{passed closed}}recordings(kinds:[VOICE VIDEO]first:1){nodes{id}}}" as OperationText<FirstStepsQuery, FirstStepsQueryVariables>;

export const PassOnboardingStepDocument =
  "mutation PassOnboardingStep($step:OnboardingStep!){passOnboardingStep(step:$step)}" as OperationText<PassOnboardingStepMutation, PassOnboardingStepMutationVariables>;

export const CloseOnboardingDocument =
  "mutation CloseOnboarding{closeOnboarding}" as OperationText<CloseOnboardingMutation, CloseOnboardingMutationVariables>;

export const MessageListDocument =
  "query MessageList($states:[MessageState!]$first:Int$after:String$order:MessageOrder){messages(states:$states first:$first after:$after order:$order){nodes{...MessageSummary}pageInfo{hasNextPage endCursor}}}fragment MessageSummary on Message{id title state postponed version updatedAt awaitingAnswer editable stoppable trigger{...TriggerFields}nextDelivery{...PlannedDates}recipients{id name}deliveries{...DeliveryFields}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}fragment DeliveryFields on Delivery{id recipient{id name email}dueAt state attempts deliveredAt openedAt problem leftAsIs late closedBy}" as OperationText<MessageListQuery, MessageListQueryVariables>;

export const UpcomingMessagesDocument =
  "query UpcomingMessages($attention:[MessageState!]!$waiting:[MessageState!]!$first:Int$after:String){attention:messages(states:$attention first:$first order:DUE){nodes{...MessageSummary}pageInfo{hasNextPage endCursor}}messages(states:$waiting first:$first after:$after order:DUE){nodes{...MessageSummary}pageInfo{hasNextPage endCursor}}}fragment MessageSummary on Message{id title state postponed version updatedAt awaitingAnswer editable stoppable trigger{...TriggerFields}nextDelivery{...PlannedDates}recipients{id name}deliveries{...DeliveryFields}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}fragment DeliveryFields on Delivery{id recipient{id name email}dueAt state attempts deliveredAt openedAt problem leftAsIs late closedBy}" as OperationText<UpcomingMessagesQuery, UpcomingMessagesQueryVariables>;

export const MessageDetailDocument =
  "query MessageDetail($id:ID!){message(id:$id){...MessageSummary ...WrittenMessage createdAt scheduledAt waitingPeople{recipient{id name email}dueAt timeZone begun}thanks{id from words byVoice voice{id kind title durationMs peaks url problem kept}at}history{id at what}}}fragment MessageSummary on Message{id title state postponed version updatedAt awaitingAnswer editable stoppable trigger{...TriggerFields}nextDelivery{...PlannedDates}recipients{id name}deliveries{...DeliveryFields}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}fragment DeliveryFields on Delivery{id recipient{id name email}dueAt state attempts deliveredAt openedAt problem leftAsIs late closedBy}fragment WrittenMessage on Message{id title body state version updatedAt editable trigger{...TriggerFields}recipients{id name email relation timeZone}attachments{position recording{...ShownRecording}}nextDelivery{...PlannedDates}}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}" as OperationText<MessageDetailQuery, MessageDetailQueryVariables>;

export const WrittenMessageDocument =
  "query WrittenMessage($id:ID!){message(id:$id){...WrittenMessage}}fragment WrittenMessage on Message{id title body state version updatedAt editable trigger{...TriggerFields}recipients{id name email relation timeZone}attachments{position recording{...ShownRecording}}nextDelivery{...PlannedDates}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}" as OperationText<WrittenMessageQuery, WrittenMessageQueryVariables>;

export const PreviewTriggerDocument =
  "query PreviewTrigger($trigger:TriggerInput!$clocks:[String!]){previewTrigger(trigger:$trigger clocks:$clocks){nextDelivery{...PlannedDates}following{...PlannedDates}warnings}}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}" as OperationText<PreviewTriggerQuery, PreviewTriggerQueryVariables>;

export const ChooseRecordingsDocument =
  "query ChooseRecordings($first:Int$after:String){recordings(first:$first after:$after){nodes{...ShownRecording}pageInfo{hasNextPage endCursor}}}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}" as OperationText<ChooseRecordingsQuery, ChooseRecordingsQueryVariables>;

export const ShownRecordingDocument =
  "query ShownRecording($id:ID!){recording(id:$id){...ShownRecording}}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}" as OperationText<ShownRecordingQuery, ShownRecordingQueryVariables>;

export const DashboardDocument =
  "query Dashboard($attention:[MessageState!]!$next:[MessageState!]!$count:Int!$shown:Int!){attention:messages(states:$attention first:$count order:DUE){nodes{...MessageSummary}}next:messages(states:$next first:$count order:DUE){nodes{...MessageSummary}pageInfo{hasNextPage}}drafts:messages(states:[DRAFT]first:3){nodes{...MessageSummary}}delivered:messages(states:[DELIVERED]first:3){nodes{...MessageSummary}}recordings(kinds:[VOICE VIDEO]first:$shown){nodes{...ShownRecording}}home{answers{...NeededAnswerFields}dates{recurrence on title messageId}space{bytes limitBytes}areas{name count}onboarding{passed closed}}}fragment MessageSummary on Message{id title state postponed version updatedAt awaitingAnswer editable stoppable trigger{...TriggerFields}nextDelivery{...PlannedDates}recipients{id name}deliveries{...DeliveryFields}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}fragment DeliveryFields on Delivery{id recipient{id name email}dueAt state attempts deliveredAt openedAt problem leftAsIs late closedBy}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}fragment NeededAnswerFields on NeededAnswer{kind name until}" as OperationText<DashboardQuery, DashboardQueryVariables>;

export const CreateDraftDocument =
  "mutation CreateDraft($input:MessageDraftInput!$clientId:ID!){createDraft(input:$input clientId:$clientId){...WrittenMessage}}fragment WrittenMessage on Message{id title body state version updatedAt editable trigger{...TriggerFields}recipients{id name email relation timeZone}attachments{position recording{...ShownRecording}}nextDelivery{...PlannedDates}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}" as OperationText<CreateDraftMutation, CreateDraftMutationVariables>;

export const SaveDraftDocument =
  "mutation SaveDraft($id:ID!$version:Int!$input:MessageDraftInput!){saveDraft(id:$id version:$version input:$input){...WrittenMessage}}fragment WrittenMessage on Message{id title body state version updatedAt editable trigger{...TriggerFields}recipients{id name email relation timeZone}attachments{position recording{...ShownRecording}}nextDelivery{...PlannedDates}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}" as OperationText<SaveDraftMutation, SaveDraftMutationVariables>;

export const ScheduleMessageDocument =
  "mutation ScheduleMessage($id:ID!$version:Int!){scheduleMessage(id:$id version:$version){id state version}}" as OperationText<ScheduleMessageMutation, ScheduleMessageMutationVariables>;

export const SetOccasionDateDocument =
  "mutation SetOccasionDate($id:ID!$version:Int!$localDate:String!$localTime:String!){setOccasionDate(id:$id version:$version localDate:$localDate localTime:$localTime){id}}" as OperationText<SetOccasionDateMutation, SetOccasionDateMutationVariables>;

export const PostponeMessageDocument =
  "mutation PostponeMessage($id:ID!$version:Int!$localDate:String!$localTime:String!){postponeMessage(id:$id version:$version localDate:$localDate localTime:$localTime){id}}" as OperationText<PostponeMessageMutation, PostponeMessageMutationVariables>;

export const ConfirmMessageDocument =
  "mutation ConfirmMessage($id:ID!){confirmMessage(id:$id){id}}" as OperationText<ConfirmMessageMutation, ConfirmMessageMutationVariables>;

export const CancelMessageDocument =
  "mutation CancelMessage($id:ID!){cancelMessage(id:$id){id}}" as OperationText<CancelMessageMutation, CancelMessageMutationVariables>;

export const StopForRecipientDocument =
  "mutation StopForRecipient($messageId:ID!$recipientId:ID!){stopForRecipient(messageId:$messageId recipientId:$recipientId){id}}" as OperationText<StopForRecipientMutation, StopForRecipientMutationVariables>;

export const CorrectRecipientAddressDocument =
  "mutation CorrectRecipientAddress($messageId:ID!$recipientId:ID!$email:String!){correctRecipientAddress(messageId:$messageId recipientId:$recipientId email:$email){id}}" as OperationText<CorrectRecipientAddressMutation, CorrectRecipientAddressMutationVariables>;

export const DuplicateMessageDocument =
  "mutation DuplicateMessage($id:ID!){duplicateMessage(id:$id){id}}" as OperationText<DuplicateMessageMutation, DuplicateMessageMutationVariables>;

export const DeleteDraftDocument =
  "mutation DeleteDraft($id:ID!){deleteDraft(id:$id)}" as OperationText<DeleteDraftMutation, DeleteDraftMutationVariables>;

export const RetryDeliveryDocument =
  "mutation RetryDelivery($deliveryId:ID!){retryDelivery(deliveryId:$deliveryId){id}}" as OperationText<RetryDeliveryMutation, RetryDeliveryMutationVariables>;

export const LeaveDeliveryDocument =
  "mutation LeaveDelivery($deliveryId:ID!){leaveDelivery(deliveryId:$deliveryId){id}}" as OperationText<LeaveDeliveryMutation, LeaveDeliveryMutationVariables>;

export const UpdateRecipientAddressDocument =
  "mutation UpdateRecipientAddress($deliveryId:ID!$email:String!){updateRecipientAddress(deliveryId:$deliveryId email:$email){id}}" as OperationText<UpdateRecipientAddressMutation, UpdateRecipientAddressMutationVariables>;

export const CloseRecipientLinkDocument =
  "mutation CloseRecipientLink($deliveryId:ID!){closeRecipientLink(deliveryId:$deliveryId){id}}" as OperationText<CloseRecipientLinkMutation, CloseRecipientLinkMutationVariables>;

export const KeepThanksVoiceDocument =
  "mutation KeepThanksVoice($thanksId:ID!){keepThanksVoice(thanksId:$thanksId){id}}" as OperationText<KeepThanksVoiceMutation, KeepThanksVoiceMutationVariables>;

export const RenewRecipientLinkDocument =
  "mutation RenewRecipientLink($deliveryId:ID!){renewRecipientLink(deliveryId:$deliveryId){id}}" as OperationText<RenewRecipientLinkMutation, RenewRecipientLinkMutationVariables>;

export const SenderNameDocument =
  "query SenderName{senderName}" as OperationText<SenderNameQuery, SenderNameQueryVariables>;

export const UpdateSenderNameDocument =
  "mutation UpdateSenderName($name:String!){updateSenderName(name:$name)}" as OperationText<UpdateSenderNameMutation, UpdateSenderNameMutationVariables>;

export const AuthorMailsDocument =
  "query AuthorMails{authorMails{onDelivery onOpening onThanks}}" as OperationText<AuthorMailsQuery, AuthorMailsQueryVariables>;

export const UpdateAuthorMailsDocument =
  "mutation UpdateAuthorMails($input:AuthorMailsInput!){updateAuthorMails(input:$input){onDelivery onOpening onThanks}}" as OperationText<UpdateAuthorMailsMutation, UpdateAuthorMailsMutationVariables>;

export const SharedPageDocument =
  "query SharedPage($token:String!){sharedPage(token:$token){state from to title body deliveredAt dueAt timeZone openedAt late lateReason items{id kind state title note mimeType bytes durationMs peaks problem url downloadUrl recordedAt posterUrl copies{form url bytes fileName}}choices{isCompanion expiresAt declined remindAt canBeReminded companions{id link address expiresAt openedAt}canInvite thanks{id words byVoice at}canThank askedToStop saidNotForMe}}}" as OperationText<SharedPageQuery, SharedPageQueryVariables>;

export const AnswerPageDocument =
  "query AnswerPage($token:String!){answerPage(token:$token){title recipients nextDelivery{...PlannedDates}step answered expired canAct canPostpone}}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}" as OperationText<AnswerPageQuery, AnswerPageQueryVariables>;

export const NewsletterIssuesDocument =
  "query NewsletterIssues($first:Int$after:String){newsletterIssues(first:$first after:$after){nodes{id kind subject state sendAt startedAt endedAt updatedAt report{...NewsletterReportFields}}pageInfo{hasNextPage endCursor}}}fragment NewsletterReportFields on NewsletterReport{recipients waiting sent failed skipped bounced complained unsubscribed opened countedForOpening}" as OperationText<NewsletterIssuesQuery, NewsletterIssuesQueryVariables>;

export const NewsletterIssueDocument =
  "query NewsletterIssue($id:ID!){newsletterIssue(id:$id){...NewsletterIssueFields}}fragment NewsletterIssueFields on NewsletterIssue{id kind subject preview intro postIds segment{interests paces language joinedFrom engagedDays}state version sendAt sendZone startedAt endedAt updatedAt report{...NewsletterReportFields}}fragment NewsletterReportFields on NewsletterReport{recipients waiting sent failed skipped bounced complained unsubscribed opened countedForOpening}" as OperationText<NewsletterIssueQuery, NewsletterIssueQueryVariables>;

export const NewsletterAudienceDocument =
  "query NewsletterAudience($segment:NewsletterSegmentInput!){newsletterAudience(segment:$segment)}" as OperationText<NewsletterAudienceQuery, NewsletterAudienceQueryVariables>;

export const NewsletterPreviewDocument =
  "query NewsletterPreview($id:ID!){newsletterPreview(id:$id){subject preview text}}" as OperationText<NewsletterPreviewQuery, NewsletterPreviewQueryVariables>;

export const CreateNewsletterIssueDocument =
  "mutation CreateNewsletterIssue($input:NewsletterIssueInput!$clientId:ID){createNewsletterIssue(input:$input clientId:$clientId){...NewsletterIssueFields}}fragment NewsletterIssueFields on NewsletterIssue{id kind subject preview intro postIds segment{interests paces language joinedFrom engagedDays}state version sendAt sendZone startedAt endedAt updatedAt report{...NewsletterReportFields}}fragment NewsletterReportFields on NewsletterReport{recipients waiting sent failed skipped bounced complained unsubscribed opened countedForOpening}" as OperationText<CreateNewsletterIssueMutation, CreateNewsletterIssueMutationVariables>;

export const SaveNewsletterIssueDocument =
  "mutation SaveNewsletterIssue($id:ID!$version:Int!$input:NewsletterIssueInput!){saveNewsletterIssue(id:$id version:$version input:$input){...NewsletterIssueFields}}fragment NewsletterIssueFields on NewsletterIssue{id kind subject preview intro postIds segment{interests paces language joinedFrom engagedDays}state version sendAt sendZone startedAt endedAt updatedAt report{...NewsletterReportFields}}fragment NewsletterReportFields on NewsletterReport{recipients waiting sent failed skipped bounced complained unsubscribed opened countedForOpening}" as OperationText<SaveNewsletterIssueMutation, SaveNewsletterIssueMutationVariables>;

export const ScheduleNewsletterIssueDocument =
  "mutation ScheduleNewsletterIssue($id:ID!$version:Int!$at:BlogScheduleInput!){scheduleNewsletterIssue(id:$id version:$version at:$at){...NewsletterIssueFields}}fragment NewsletterIssueFields on NewsletterIssue{id kind subject preview intro postIds segment{interests paces language joinedFrom engagedDays}state version sendAt sendZone startedAt endedAt updatedAt report{...NewsletterReportFields}}fragment NewsletterReportFields on NewsletterReport{recipients waiting sent failed skipped bounced complained unsubscribed opened countedForOpening}" as OperationText<ScheduleNewsletterIssueMutation, ScheduleNewsletterIssueMutationVariables>;

export const MoveNewsletterIssueDocument =
  "mutation MoveNewsletterIssue($id:ID!$version:Int!$act:NewsletterIssueAct!){moveNewsletterIssue(id:$id version:$version act:$act){...NewsletterIssueFields}}fragment NewsletterIssueFields on NewsletterIssue{id kind subject preview intro postIds segment{interests paces language joinedFrom engagedDays}state version sendAt sendZone startedAt endedAt updatedAt report{...NewsletterReportFields}}fragment NewsletterReportFields on NewsletterReport{recipients waiting sent failed skipped bounced complained unsubscribed opened countedForOpening}" as OperationText<MoveNewsletterIssueMutation, MoveNewsletterIssueMutationVariables>;

export const TestNewsletterIssueDocument =
  "mutation TestNewsletterIssue($id:ID!){testNewsletterIssue(id:$id)}" as OperationText<TestNewsletterIssueMutation, TestNewsletterIssueMutationVariables>;

export const NewsletterSubscribersDocument =
  "query NewsletterSubscribers($search:String$state:SubscriberState$pace:NewsletterPace$first:Int$after:String){newsletterSubscribers(search:$search state:$state pace:$pace first:$first after:$after){totalCount nodes{id email state interests pace countsOpens createdAt confirmedAt leftAt}pageInfo{hasNextPage endCursor}}}" as OperationText<NewsletterSubscribersQuery, NewsletterSubscribersQueryVariables>;

export const NewsletterSuppressionsDocument =
  "query NewsletterSuppressions($first:Int$after:String){newsletterSuppressions(first:$first after:$after){nodes{id email reason detail at}pageInfo{hasNextPage endCursor}}}" as OperationText<NewsletterSuppressionsQuery, NewsletterSuppressionsQueryVariables>;

export const NewsletterSettingsDocument =
  "query NewsletterSettings{newsletterSettings{ratePerSecond digests zone version}}" as OperationText<NewsletterSettingsQuery, NewsletterSettingsQueryVariables>;

export const UpdateNewsletterSettingsDocument =
  "mutation UpdateNewsletterSettings($version:Int!$input:NewsletterSettingsInput!){updateNewsletterSettings(version:$version input:$input){ratePerSecond digests zone version}}" as OperationText<UpdateNewsletterSettingsMutation, UpdateNewsletterSettingsMutationVariables>;

export const NewsletterConfirmationDocument =
  "query NewsletterConfirmation($token:String!){newsletterConfirmation(token:$token){state email}}" as OperationText<NewsletterConfirmationQuery, NewsletterConfirmationQueryVariables>;

export const NewsletterChoicesDocument =
  "query NewsletterChoices($token:String!){newsletterChoices(token:$token){state email interests pace countsOpens}}" as OperationText<NewsletterChoicesQuery, NewsletterChoicesQueryVariables>;

export const NoticesDocument =
  "query Notices($after:String$muted:Boolean){notices(after:$after muted:$muted){nodes{...NoticeParts}pageInfo{hasNextPage endCursor}}}fragment NoticeParts on Notice{id kind words{actor family role name title}path createdAt read}" as OperationText<NoticesQuery, NoticesQueryVariables>;

export const UnreadNoticesDocument =
  "query UnreadNotices{unreadNotices{count more}}" as OperationText<UnreadNoticesQuery, UnreadNoticesQueryVariables>;

export const NoticeMutesDocument =
  "query NoticeMutes{noticeMutes{...NoticeMuteParts}}fragment NoticeMuteParts on NoticeMute{id name fromDay untilDay}" as OperationText<NoticeMutesQuery, NoticeMutesQueryVariables>;

export const ReadNoticeDocument =
  "mutation ReadNotice($id:ID!){readNotice(id:$id)}" as OperationText<ReadNoticeMutation, ReadNoticeMutationVariables>;

export const ReadAllNoticesDocument =
  "mutation ReadAllNotices{readAllNotices}" as OperationText<ReadAllNoticesMutation, ReadAllNoticesMutationVariables>;

export const AddNoticeMuteDocument =
  "mutation AddNoticeMute($input:NoticeMuteInput!){addNoticeMute(input:$input){...NoticeMuteParts}}fragment NoticeMuteParts on NoticeMute{id name fromDay untilDay}" as OperationText<AddNoticeMuteMutation, AddNoticeMuteMutationVariables>;

export const RemoveNoticeMuteDocument =
  "mutation RemoveNoticeMute($id:ID!){removeNoticeMute(id:$id){...NoticeMuteParts}}fragment NoticeMuteParts on NoticeMute{id name fromDay untilDay}" as OperationText<RemoveNoticeMuteMutation, RemoveNoticeMuteMutationVariables>;

export const NoticeSettingsDocument =
  "query NoticeSettings{noticeSettings{...NoticeSettingsParts}}fragment NoticeSettingsParts on NoticeSettings{choices{kind mail push}quiet{from until}devices{id device createdAt thisSession}pushKey}" as OperationText<NoticeSettingsQuery, NoticeSettingsQueryVariables>;

export const UpdateNoticeSettingsDocument =
  "mutation UpdateNoticeSettings($input:NoticeSettingsInput!){updateNoticeSettings(input:$input){...NoticeSettingsParts}}fragment NoticeSettingsParts on NoticeSettings{choices{kind mail push}quiet{from until}devices{id device createdAt thisSession}pushKey}" as OperationText<UpdateNoticeSettingsMutation, UpdateNoticeSettingsMutationVariables>;

export const AddPushDeviceDocument =
  "mutation AddPushDevice($input:PushSubscriptionInput!){addPushDevice(input:$input){...NoticeSettingsParts}}fragment NoticeSettingsParts on NoticeSettings{choices{kind mail push}quiet{from until}devices{id device createdAt thisSession}pushKey}" as OperationText<AddPushDeviceMutation, AddPushDeviceMutationVariables>;

export const RemovePushDeviceDocument =
  "mutation RemovePushDevice($id:ID!){removePushDevice(id:$id){...NoticeSettingsParts}}fragment NoticeSettingsParts on NoticeSettings{choices{kind mail push}quiet{from until}devices{id device createdAt thisSession}pushKey}" as OperationText<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;

export const OpenAlarmsDocument =
  "query OpenAlarms{openAlarms{id kind subject summary whatToDo critical notified openedAt}}" as OperationText<OpenAlarmsQuery, OpenAlarmsQueryVariables>;

export const StandingNoticesDocument =
  "query StandingNotices{systemSettings{maintenanceMode}deliveryHealth{held reason}openAlarms{id kind critical}}" as OperationText<StandingNoticesQuery, StandingNoticesQueryVariables>;

export const DesktopHealthDocument =
  "query DesktopHealth{deliveryHealth{dueDeliveries late failed held}backups(first:1){nodes{state}}}" as OperationText<DesktopHealthQuery, DesktopHealthQueryVariables>;

export const JobQueuesDocument =
  "query JobQueues{jobQueues{name waiting active retrying dead}}" as OperationText<JobQueuesQuery, JobQueuesQueryVariables>;

export const DeadLettersDocument =
  "query DeadLetters($first:Int$after:String){deadLetters(first:$first after:$after){nodes{...DeadLetterRow}pageInfo{hasNextPage endCursor}}}fragment DeadLetterRow on DeadLetter{id queue diedAt attempts problem}" as OperationText<DeadLettersQuery, DeadLettersQueryVariables>;

export const RetryDeadLetterDocument =
  "mutation RetryDeadLetter($id:ID!){retryDeadLetter(id:$id)}" as OperationText<RetryDeadLetterMutation, RetryDeadLetterMutationVariables>;

export const DiscardDeadLetterDocument =
  "mutation DiscardDeadLetter($id:ID!){discardDeadLetter(id:$id)}" as OperationText<DiscardDeadLetterMutation, DiscardDeadLetterMutationVariables>;

export const StorageUseDocument =
  "query StorageUse{storageUse{kinds{kind files bytes}families backupBytes databaseBytes freeBytes totalBytes}migrations{name appliedAt}}" as OperationText<StorageUseQuery, StorageUseQueryVariables>;

export const PartsHealthDocument =
  "query PartsHealth{partsHealth{part state says}}" as OperationText<PartsHealthQuery, PartsHealthQueryVariables>;

export const DeliveryHealthDocument =
  "query DeliveryHealth{deliveryHealth{...DeliveryFigures}}fragment DeliveryFigures on DeliveryHealth{held reason since dueMessages dueDeliveries armed late sending failed unresolved setAside relayDownSince relaySays deliveredLastDay}" as OperationText<DeliveryHealthQuery, DeliveryHealthQueryVariables>;

export const OperatorDeliveriesDocument =
  "query OperatorDeliveries($place:DeliveryPlace!$first:Int$after:String){operatorDeliveries(place:$place first:$first after:$after){nodes{...OperatorDeliveryRow}pageInfo{hasNextPage endCursor}}}fragment OperatorDeliveryRow on OperatorDelivery{id state dueAt attempts nextAttemptAt problem setAsideReason leftAsIs maskedAddress}" as OperationText<OperatorDeliveriesQuery, OperatorDeliveriesQueryVariables>;

export const RetryFailedDeliveryDocument =
  "mutation RetryFailedDelivery($id:ID!){retryFailedDelivery(id:$id){...OperatorDeliveryRow}}fragment OperatorDeliveryRow on OperatorDelivery{id state dueAt attempts nextAttemptAt problem setAsideReason leftAsIs maskedAddress}" as OperationText<RetryFailedDeliveryMutation, RetryFailedDeliveryMutationVariables>;

export const LeaveUnresolvedDeliveryDocument =
  "mutation LeaveUnresolvedDelivery($id:ID!){leaveUnresolvedDelivery(id:$id){...OperatorDeliveryRow}}fragment OperatorDeliveryRow on OperatorDelivery{id state dueAt attempts nextAttemptAt problem setAsideReason leftAsIs maskedAddress}" as OperationText<LeaveUnresolvedDeliveryMutation, LeaveUnresolvedDeliveryMutationVariables>;

export const TryRelayNowDocument =
  "mutation TryRelayNow{tryRelayNow{...DeliveryFigures}}fragment DeliveryFigures on DeliveryHealth{held reason since dueMessages dueDeliveries armed late sending failed unresolved setAside relayDownSince relaySays deliveredLastDay}" as OperationText<TryRelayNowMutation, TryRelayNowMutationVariables>;

export const HoldDeliveriesDocument =
  "mutation HoldDeliveries($reason:String!){holdDeliveries(reason:$reason){...DeliveryFigures}}fragment DeliveryFigures on DeliveryHealth{held reason since dueMessages dueDeliveries armed late sending failed unresolved setAside relayDownSince relaySays deliveredLastDay}" as OperationText<HoldDeliveriesMutation, HoldDeliveriesMutationVariables>;

export const ReleaseDeliveriesDocument =
  "mutation ReleaseDeliveries{releaseDeliveries{...DeliveryFigures}}fragment DeliveryFigures on DeliveryHealth{held reason since dueMessages dueDeliveries armed late sending failed unresolved setAside relayDownSince relaySays deliveredLastDay}" as OperationText<ReleaseDeliveriesMutation, ReleaseDeliveriesMutationVariables>;

export const QuizCountsDocument =
  "query QuizCounts($range:AnalyticsRange!){quizCounts(range:$range){quiz begun finished results{result count}}}" as OperationText<QuizCountsQuery, QuizCountsQueryVariables>;

export const RecordingsDocument =
  "query Recordings($kinds:[RecordingKind!]$first:Int$after:String){recordings(kinds:$kinds first:$first after:$after){nodes{...LibraryRecording}pageInfo{hasNextPage endCursor}}}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent createdAt url downloadUrl}" as OperationText<RecordingsQuery, RecordingsQueryVariables>;

export const RecordingByIdDocument =
  "query RecordingById($id:ID!){recording(id:$id){...LibraryRecording}}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent createdAt url downloadUrl}" as OperationText<RecordingByIdQuery, RecordingByIdQueryVariables>;

export const RecordingDigestDocument =
  "query RecordingDigest($id:ID!){recording(id:$id){id sha256}}" as OperationText<RecordingDigestQuery, RecordingDigestQueryVariables>;

export const UpdateRecordingDocument =
  "mutation UpdateRecording($id:ID!$input:UpdateRecordingInput!){updateRecording(id:$id input:$input){...LibraryRecording}}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent createdAt url downloadUrl}" as OperationText<UpdateRecordingMutation, UpdateRecordingMutationVariables>;

export const DeleteRecordingDocument =
  "mutation DeleteRecording($id:ID!){deleteRecording(id:$id)}" as OperationText<DeleteRecordingMutation, DeleteRecordingMutationVariables>;

export const UnfinishedTakesDocument =
  "query UnfinishedTakes{unfinishedTakes{id takeId title receivedBytes totalBytes startedAt quiet keptUntil}}" as OperationText<UnfinishedTakesQuery, UnfinishedTakesQueryVariables>;

export const KeepUnfinishedTakeDocument =
  "mutation KeepUnfinishedTake($id:ID!){keepUnfinishedTake(id:$id){...LibraryRecording}}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent createdAt url downloadUrl}" as OperationText<KeepUnfinishedTakeMutation, KeepUnfinishedTakeMutationVariables>;

export const UploadLimitDocument =
  "query UploadLimit{uploadLimitMb}" as OperationText<UploadLimitQuery, UploadLimitQueryVariables>;

export const PublishedReviewsDocument =
  "query PublishedReviews($after:String){reviews(after:$after){nodes{...PublishedReview}pageInfo{hasNextPage endCursor}count average}}fragment PublishedReview on Review{id rating body displayName place reply publishedAt}" as OperationText<PublishedReviewsQuery, PublishedReviewsQueryVariables>;

export const MyReviewDocument =
  "query MyReview{myReview{...PublishedReview state}}fragment PublishedReview on Review{id rating body displayName place reply publishedAt}" as OperationText<MyReviewQuery, MyReviewQueryVariables>;

export const WriteReviewDocument =
  "mutation WriteReview($input:ReviewInput!){writeReview(input:$input){id state}}" as OperationText<WriteReviewMutation, WriteReviewMutationVariables>;

export const WithdrawReviewDocument =
  "mutation WithdrawReview{withdrawReview}" as OperationText<WithdrawReviewMutation, WithdrawReviewMutationVariables>;

export const ReviewsForModerationDocument =
  "query ReviewsForModeration($state:ReviewState$after:String){reviewsForModeration(state:$state after:$after){nodes{...ModeratedReview}pageInfo{hasNextPage endCursor}}}fragment ModeratedReview on Review{...PublishedReview state writtenAt}fragment PublishedReview on Review{id rating body displayName place reply publishedAt}" as OperationText<ReviewsForModerationQuery, ReviewsForModerationQueryVariables>;

export const ModerateReviewDocument =
  "mutation ModerateReview($id:ID!$publish:Boolean!){moderateReview(id:$id publish:$publish){...ModeratedReview}}fragment ModeratedReview on Review{...PublishedReview state writtenAt}fragment PublishedReview on Review{id rating body displayName place reply publishedAt}" as OperationText<ModerateReviewMutation, ModerateReviewMutationVariables>;

export const ReplyToReviewDocument =
  "mutation ReplyToReview($id:ID!$reply:String!){replyToReview(id:$id reply:$reply){...ModeratedReview}}fragment ModeratedReview on Review{...PublishedReview state writtenAt}fragment PublishedReview on Review{id rating body displayName place reply publishedAt}" as OperationText<ReplyToReviewMutation, ReplyToReviewMutationVariables>;

export const EnterSampleFamilyDocument =
  "mutation EnterSampleFamily{enterSampleFamily{until}}" as OperationText<EnterSampleFamilyMutation, EnterSampleFamilyMutationVariables>;

export const LeaveSampleFamilyDocument =
  "mutation LeaveSampleFamily{signOut}" as OperationText<LeaveSampleFamilyMutation, LeaveSampleFamilyMutationVariables>;

export const SearchDocument =
  "query Search($text:String!$group:SearchGroup$first:Int$after:String){search(text:$text group:$group first:$first after:$after){group hits{id title detail at}endCursor}}" as OperationText<SearchQuery, SearchQueryVariables>;

export const RecentActivityDocument =
  "query RecentActivity($first:Int$after:String){recentActivity(first:$first after:$after){nodes{...SecurityLine}pageInfo{hasNextPage endCursor}}}fragment SecurityLine on SecurityEvent{id kind at lastAt count network device detail account{id name}}" as OperationText<RecentActivityQuery, RecentActivityQueryVariables>;

export const SecurityEventsDocument =
  "query SecurityEvents($kind:SecurityEventKind$userId:ID$first:Int$after:String){securityEvents(kind:$kind userId:$userId first:$first after:$after){nodes{...SecurityLine}pageInfo{hasNextPage endCursor}}}fragment SecurityLine on SecurityEvent{id kind at lastAt count network device detail account{id name}}" as OperationText<SecurityEventsQuery, SecurityEventsQueryVariables>;

export const SystemSettingsDocument =
  "query SystemSettings{systemSettings{...SystemSettingsFields}}fragment SystemSettingsFields on SystemSettings{maintenanceMode registrationEnabled maxFileSize emailNotifications version changes{name version at by}}" as OperationText<SystemSettingsQuery, SystemSettingsQueryVariables>;

export const UpdateSystemSettingsDocument =
  "mutation UpdateSystemSettings($input:SystemSettingsInput!$version:Int!){updateSystemSettings(input:$input version:$version){...SystemSettingsFields}}fragment SystemSettingsFields on SystemSettings{maintenanceMode registrationEnabled maxFileSize emailNotifications version changes{name version at by}}" as OperationText<UpdateSystemSettingsMutation, UpdateSystemSettingsMutationVariables>;

export const SiteSettingsDocument =
  "query SiteSettings{siteSettings{...SiteSettingsFields}}fragment SiteSettingsFields on SiteSettings{visitorBadge notificationPopup supportEmail supportPhone blogUrl heroHeading heroLead heroLook heroStart version configuredSupportEmail configuredSupportPhone}" as OperationText<SiteSettingsQuery, SiteSettingsQueryVariables>;

export const UpdateSiteSettingsDocument =
  "mutation UpdateSiteSettings($version:Int!$input:SiteSettingsInput!){updateSiteSettings(version:$version input:$input){...SiteSettingsFields}}fragment SiteSettingsFields on SiteSettings{visitorBadge notificationPopup supportEmail supportPhone blogUrl heroHeading heroLead heroLook heroStart version configuredSupportEmail configuredSupportPhone}" as OperationText<UpdateSiteSettingsMutation, UpdateSiteSettingsMutationVariables>;

export const AccountLossesDocument =
  "query AccountLosses{accountLosses{drafts armed kept recordings familiesLeft}}" as OperationText<AccountLossesQuery, AccountLossesQueryVariables>;

export const DeleteMyAccountDocument =
  "mutation DeleteMyAccount($cancelMessages:Boolean!){deleteMyAccount(cancelMessages:$cancelMessages){...AccountDeletionParts}}fragment AccountDeletionParts on AccountDeletion{dueAt}" as OperationText<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>;

export const KeepMyAccountDocument =
  "mutation KeepMyAccount{keepMyAccount}" as OperationText<KeepMyAccountMutation, KeepMyAccountMutationVariables>;

export const UsersDocument =
  "query Users($filter:UserFilter$order:UserOrder$first:Int$after:String){users(filter:$filter order:$order first:$first after:$after){nodes{...UserRow}pageInfo{hasNextPage endCursor}totalCount}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}" as OperationText<UsersQuery, UsersQueryVariables>;

export const UserDetailsDocument =
  "query UserDetails($id:ID!){user(id:$id){...UserPage}}fragment UserPage on User{...UserRow displayName timeZone suspensionReason families{id name role members storageBytes}storage{recordings bytes unfinishedBytes}sessions{id device createdAt lastUsedAt}deliveryHealth{drafts armed delivering delivered cancelled failed deliveriesWaiting deliveriesDelivered deliveriesOpened deliveriesFailed}losses{drafts armed delivering kept recordings bytes familiesEnded familiesLeft}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}" as OperationText<UserDetailsQuery, UserDetailsQueryVariables>;

export const SuspendUserDocument =
  "mutation SuspendUser($id:ID!$reason:String!){suspendUser(id:$id reason:$reason){...UserPage}}fragment UserPage on User{...UserRow displayName timeZone suspensionReason families{id name role members storageBytes}storage{recordings bytes unfinishedBytes}sessions{id device createdAt lastUsedAt}deliveryHealth{drafts armed delivering delivered cancelled failed deliveriesWaiting deliveriesDelivered deliveriesOpened deliveriesFailed}losses{drafts armed delivering kept recordings bytes familiesEnded familiesLeft}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}" as OperationText<SuspendUserMutation, SuspendUserMutationVariables>;

export const UnsuspendUserDocument =
  "mutation UnsuspendUser($id:ID!){unsuspendUser(id:$id){...UserPage}}fragment UserPage on User{...UserRow displayName timeZone suspensionReason families{id name role members storageBytes}storage{recordings bytes unfinishedBytes}sessions{id device createdAt lastUsedAt}deliveryHealth{drafts armed delivering delivered cancelled failed deliveriesWaiting deliveriesDelivered deliveriesOpened deliveriesFailed}losses{drafts armed delivering kept recordings bytes familiesEnded familiesLeft}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}" as OperationText<UnsuspendUserMutation, UnsuspendUserMutationVariables>;

export const SignOutUserDocument =
  "mutation SignOutUser($id:ID!){signOutUser(id:$id){...UserPage}}fragment UserPage on User{...UserRow displayName timeZone suspensionReason families{id name role members storageBytes}storage{recordings bytes unfinishedBytes}sessions{id device createdAt lastUsedAt}deliveryHealth{drafts armed delivering delivered cancelled failed deliveriesWaiting deliveriesDelivered deliveriesOpened deliveriesFailed}losses{drafts armed delivering kept recordings bytes familiesEnded familiesLeft}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}" as OperationText<SignOutUserMutation, SignOutUserMutationVariables>;

export const ResendUserVerificationDocument =
  "mutation ResendUserVerification($id:ID!){resendUserVerification(id:$id){...UserPage}}fragment UserPage on User{...UserRow displayName timeZone suspensionReason families{id name role members storageBytes}storage{recordings bytes unfinishedBytes}sessions{id device createdAt lastUsedAt}deliveryHealth{drafts armed delivering delivered cancelled failed deliveriesWaiting deliveriesDelivered deliveriesOpened deliveriesFailed}losses{drafts armed delivering kept recordings bytes familiesEnded familiesLeft}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}" as OperationText<ResendUserVerificationMutation, ResendUserVerificationMutationVariables>;

export const ChangeUserRoleDocument =
  "mutation ChangeUserRole($id:ID!$role:Role!){changeUserRole(id:$id role:$role){...UserPage}}fragment UserPage on User{...UserRow displayName timeZone suspensionReason families{id name role members storageBytes}storage{recordings bytes unfinishedBytes}sessions{id device createdAt lastUsedAt}deliveryHealth{drafts armed delivering delivered cancelled failed deliveriesWaiting deliveriesDelivered deliveriesOpened deliveriesFailed}losses{drafts armed delivering kept recordings bytes familiesEnded familiesLeft}}fragment UserRow on User{id username email subscriptionPlan role emailVerified createdAt lastSeenAt suspendedAt}" as OperationText<ChangeUserRoleMutation, ChangeUserRoleMutationVariables>;

export const DeleteUserDocument =
  "mutation DeleteUser($id:ID!$confirmation:String!$ownerAsked:Boolean!$reason:String!){deleteUser(id:$id confirmation:$confirmation ownerAsked:$ownerAsked reason:$reason)}" as OperationText<DeleteUserMutation, DeleteUserMutationVariables>;

export const WebhooksDocument =
  "query Webhooks{webhooks{...WebhookFields}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<WebhooksQuery, WebhooksQueryVariables>;

export const ProductWebhooksDocument =
  "query ProductWebhooks{productWebhooks{...WebhookFields}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<ProductWebhooksQuery, ProductWebhooksQueryVariables>;

export const WebhookDeliveriesDocument =
  "query WebhookDeliveries($endpointId:ID!$state:WebhookDeliveryState$first:Int$after:String){webhookDeliveries(endpointId:$endpointId state:$state first:$first after:$after){nodes{...WebhookDeliveryFields}pageInfo{hasNextPage endCursor}}}fragment WebhookDeliveryFields on WebhookDelivery{id eventId type state attempts createdAt nextAttemptAt deliveredAt lastStatus problem data log{id at durationMs status problem answer}}" as OperationText<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;

export const CreateWebhookDocument =
  "mutation CreateWebhook($input:WebhookInput!){createWebhook(input:$input){secret endpoint{...WebhookFields}}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<CreateWebhookMutation, CreateWebhookMutationVariables>;

export const CreateProductWebhookDocument =
  "mutation CreateProductWebhook($input:WebhookInput!){createProductWebhook(input:$input){secret endpoint{...WebhookFields}}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<CreateProductWebhookMutation, CreateProductWebhookMutationVariables>;

export const UpdateWebhookDocument =
  "mutation UpdateWebhook($id:ID!$input:WebhookInput!){updateWebhook(id:$id input:$input){...WebhookFields}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<UpdateWebhookMutation, UpdateWebhookMutationVariables>;

export const SwitchOnWebhookDocument =
  "mutation SwitchOnWebhook($id:ID!){switchOnWebhook(id:$id){...WebhookFields}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<SwitchOnWebhookMutation, SwitchOnWebhookMutationVariables>;

export const SwitchOffWebhookDocument =
  "mutation SwitchOffWebhook($id:ID!){switchOffWebhook(id:$id){...WebhookFields}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<SwitchOffWebhookMutation, SwitchOffWebhookMutationVariables>;

export const RotateWebhookSecretDocument =
  "mutation RotateWebhookSecret($id:ID!){rotateWebhookSecret(id:$id){secret endpoint{...WebhookFields}}}fragment WebhookFields on WebhookEndpoint{id url description events enabled switchedOff oldSecretUntil failingSince lastSuccessAt createdAt}" as OperationText<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;

export const DeleteWebhookDocument =
  "mutation DeleteWebhook($id:ID!){deleteWebhook(id:$id)}" as OperationText<DeleteWebhookMutation, DeleteWebhookMutationVariables>;

export const PingWebhookDocument =
  "mutation PingWebhook($id:ID!){pingWebhook(id:$id){...WebhookDeliveryFields}}fragment WebhookDeliveryFields on WebhookDelivery{id eventId type state attempts createdAt nextAttemptAt deliveredAt lastStatus problem data log{id at durationMs status problem answer}}" as OperationText<PingWebhookMutation, PingWebhookMutationVariables>;

export const ReplayWebhookDeliveryDocument =
  "mutation ReplayWebhookDelivery($id:ID!){replayWebhookDelivery(id:$id){...WebhookDeliveryFields}}fragment WebhookDeliveryFields on WebhookDelivery{id eventId type state attempts createdAt nextAttemptAt deliveredAt lastStatus problem data log{id at durationMs status problem answer}}" as OperationText<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;

export const ReplayFailedWebhookDeliveriesDocument =
  "mutation ReplayFailedWebhookDeliveries($endpointId:ID!$from:Instant!$to:Instant!){replayFailedWebhookDeliveries(endpointId:$endpointId from:$from to:$to)}" as OperationText<ReplayFailedWebhookDeliveriesMutation, ReplayFailedWebhookDeliveriesMutationVariables>;

