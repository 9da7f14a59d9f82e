/* eslint-disable */

import type {
  BackupsQuery,
  BackupsQueryVariables,
  ChangeBackupRuleMutation,
  ChangeBackupRuleMutationVariables,
  RequestBackupMutation,
  RequestBackupMutationVariables,
  RetentionPreviewQuery,
  RetentionPreviewQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const BackupsDocument =
  "query Backups($first:Int$after:String){backups(first:$first after:$after){nodes{...BackupRow}pageInfo{hasNextPage endCursor}}lastProvenBackup{id verifiedAt verifiedBy bytes rows objects sampleKind}backupPlan{place sameDisk nextAt rhythm at weekday daily weekly monthly version}}fragment BackupRow on Backup{id state requestedAt requestedBy finishedAt progress bytes tables rows verifiedAt verifiedBy objects mediaBytes keyId sampleKind problem fileName url}" as OperationText<BackupsQuery, BackupsQueryVariables>;

export const RetentionPreviewDocument =
  "query RetentionPreview($daily:Int!$weekly:Int!$monthly:Int!){backupRetentionPreview(daily:$daily weekly:$weekly monthly:$monthly){kept removed{id takenAt}}}" as OperationText<RetentionPreviewQuery, RetentionPreviewQueryVariables>;

export const ChangeBackupRuleDocument =
  "mutation ChangeBackupRule($input:BackupRuleInput!){changeBackupRule(input:$input){version}}" as OperationText<ChangeBackupRuleMutation, ChangeBackupRuleMutationVariables>;

export const RequestBackupDocument =
  "mutation RequestBackup{requestBackup{...BackupRow}}fragment BackupRow on Backup{id state requestedAt requestedBy finishedAt progress bytes tables rows verifiedAt verifiedBy objects mediaBytes keyId sampleKind problem fileName url}" as OperationText<RequestBackupMutation, RequestBackupMutationVariables>;

