/* eslint-disable */

import type {
  CreateNewsletterIssueMutation,
  CreateNewsletterIssueMutationVariables,
  DuplicateNewsletterIssueMutation,
  DuplicateNewsletterIssueMutationVariables,
  MoveNewsletterIssueMutation,
  MoveNewsletterIssueMutationVariables,
  NewsletterAudienceQuery,
  NewsletterAudienceQueryVariables,
  NewsletterChoicesQuery,
  NewsletterChoicesQueryVariables,
  NewsletterClicksQuery,
  NewsletterClicksQueryVariables,
  NewsletterConfirmationQuery,
  NewsletterConfirmationQueryVariables,
  NewsletterImportQuery,
  NewsletterImportQueryVariables,
  NewsletterImportRefusalsQuery,
  NewsletterImportRefusalsQueryVariables,
  NewsletterImportsQuery,
  NewsletterImportsQueryVariables,
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
  SaveNewsletterIssueMutation,
  SaveNewsletterIssueMutationVariables,
  ScheduleNewsletterIssueMutation,
  ScheduleNewsletterIssueMutationVariables,
  TestNewsletterIssueMutation,
  TestNewsletterIssueMutationVariables,
  UndoNewsletterImportMutation,
  UndoNewsletterImportMutationVariables,
  UpdateNewsletterSettingsMutation,
  UpdateNewsletterSettingsMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const NewsletterIssuesDocument =
  "query NewsletterIssues($first:Int$after:String){newsletterIssues(first:$first after:$after){nodes{id kind subject state sendAt startedAt endedAt updatedAt report{...NewsletterReportFields}}pageInfo{hasNextPage endCursor}}}fragment NewsletterReportFields on NewsletterReport{recipients waiting sent failed skipped bounced complained unsubscribed opened countedForOpening}" as OperationText<NewsletterIssuesQuery, NewsletterIssuesQueryVariables>;

export const NewsletterIssueDocument =
  "query NewsletterIssue($id:ID!){newsletterIssue(id:$id){...NewsletterIssueFields}}fragment NewsletterIssueFields on NewsletterIssue{id kind subject preview intro postIds segment{interests paces language joinedFrom engagedDays}state version sendAt sendZone startedAt endedAt updatedAt report{...NewsletterReportFields}}fragment NewsletterReportFields on NewsletterReport{recipients waiting sent failed skipped bounced complained unsubscribed opened countedForOpening}" as OperationText<NewsletterIssueQuery, NewsletterIssueQueryVariables>;

export const NewsletterAudienceDocument =
  "query NewsletterAudience($segment:NewsletterSegmentInput!){newsletterAudience(segment:$segment)}" as OperationText<NewsletterAudienceQuery, NewsletterAudienceQueryVariables>;

export const NewsletterPreviewDocument =
  "query NewsletterPreview($id:ID!){newsletterPreview(id:$id){subject preview text}}" as OperationText<NewsletterPreviewQuery, NewsletterPreviewQueryVariables>;

export const NewsletterClicksDocument =
  "query NewsletterClicks($id:ID!){newsletterClicks(id:$id){agreed clicked links{address clicked}}}" as OperationText<NewsletterClicksQuery, NewsletterClicksQueryVariables>;

export const DuplicateNewsletterIssueDocument =
  "mutation DuplicateNewsletterIssue($id:ID!$clientId:ID){duplicateNewsletterIssue(id:$id clientId:$clientId){...NewsletterIssueFields}}fragment NewsletterIssueFields on NewsletterIssue{id kind subject preview intro postIds segment{interests paces language joinedFrom engagedDays}state version sendAt sendZone startedAt endedAt updatedAt report{...NewsletterReportFields}}fragment NewsletterReportFields on NewsletterReport{recipients waiting sent failed skipped bounced complained unsubscribed opened countedForOpening}" as OperationText<DuplicateNewsletterIssueMutation, DuplicateNewsletterIssueMutationVariables>;

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
  "query NewsletterSubscribers($search:String$state:SubscriberState$pace:NewsletterPace$first:Int$after:String){newsletterSubscribers(search:$search state:$state pace:$pace first:$first after:$after){totalCount nodes{id email state interests pace countsOpens countsClicks createdAt confirmedAt leftAt}pageInfo{hasNextPage endCursor}}}" as OperationText<NewsletterSubscribersQuery, NewsletterSubscribersQueryVariables>;

export const NewsletterSuppressionsDocument =
  "query NewsletterSuppressions($first:Int$after:String){newsletterSuppressions(first:$first after:$after){nodes{id email reason detail at}pageInfo{hasNextPage endCursor}}}" as OperationText<NewsletterSuppressionsQuery, NewsletterSuppressionsQueryVariables>;

export const NewsletterSettingsDocument =
  "query NewsletterSettings{newsletterSettings{ratePerSecond digests zone version}}" as OperationText<NewsletterSettingsQuery, NewsletterSettingsQueryVariables>;

export const UpdateNewsletterSettingsDocument =
  "mutation UpdateNewsletterSettings($version:Int!$input:NewsletterSettingsInput!){updateNewsletterSettings(version:$version input:$input){ratePerSecond digests zone version}}" as OperationText<UpdateNewsletterSettingsMutation, UpdateNewsletterSettingsMutationVariables>;

export const NewsletterImportsDocument =
  "query NewsletterImports($first:Int$after:String){newsletterImports(first:$first after:$after){nodes{...NewsletterImportFields}pageInfo{hasNextPage endCursor}}}fragment NewsletterImportFields on NewsletterImport{id fileName source rows added known refused importedBy at undoneAt removed}" as OperationText<NewsletterImportsQuery, NewsletterImportsQueryVariables>;

export const NewsletterImportDocument =
  "query NewsletterImport($id:ID!){newsletterImport(id:$id){...NewsletterImportResultFields}}fragment NewsletterImportResultFields on NewsletterImportResult{id fileName source statement consentedOn rows added known refused importedBy at undoneAt removed mayUndo refusals{reason count}}" as OperationText<NewsletterImportQuery, NewsletterImportQueryVariables>;

export const NewsletterImportRefusalsDocument =
  "query NewsletterImportRefusals($importId:ID!$reason:NewsletterImportRefusalReason$first:Int$after:String){newsletterImportRefusals(importId:$importId reason:$reason first:$first after:$after){nodes{row email reason}pageInfo{hasNextPage endCursor}}}" as OperationText<NewsletterImportRefusalsQuery, NewsletterImportRefusalsQueryVariables>;

export const UndoNewsletterImportDocument =
  "mutation UndoNewsletterImport($id:ID!){undoNewsletterImport(id:$id){...NewsletterImportResultFields}}fragment NewsletterImportResultFields on NewsletterImportResult{id fileName source statement consentedOn rows added known refused importedBy at undoneAt removed mayUndo refusals{reason count}}" as OperationText<UndoNewsletterImportMutation, UndoNewsletterImportMutationVariables>;

export const NewsletterConfirmationDocument =
  "query NewsletterConfirmation($token:String!){newsletterConfirmation(token:$token){state email}}" as OperationText<NewsletterConfirmationQuery, NewsletterConfirmationQueryVariables>;

export const NewsletterChoicesDocument =
  "query NewsletterChoices($token:String!){newsletterChoices(token:$token){state email interests pace countsOpens countsClicks}}" as OperationText<NewsletterChoicesQuery, NewsletterChoicesQueryVariables>;

