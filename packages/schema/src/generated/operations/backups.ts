/* eslint-disable */

import type {
  BackupsQuery,
  BackupsQueryVariables,
  RequestBackupMutation,
  RequestBackupMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const BackupsDocument =
  "query Backups($first:Int$after:String){backups(first:$first after:$after){nodes{...BackupRow}pageInfo{hasNextPage endCursor}}lastProvenBackup{id verifiedAt verifiedBy bytes rows objects sampleKind}backupPlan{place sameDisk nextAt}}fragment BackupRow on Backup{id state requestedAt requestedBy finishedAt progress bytes tables rows verifiedAt verifiedBy objects mediaBytes keyId sampleKind problem fileName url}" as OperationText<BackupsQuery, BackupsQueryVariables>;

export const RequestBackupDocument =
  "mutation RequestBackup{requestBackup{...BackupRow}}fragment BackupRow on Backup{id state requestedAt requestedBy finishedAt progress bytes tables rows verifiedAt verifiedBy objects mediaBytes keyId sampleKind problem fileName url}" as OperationText<RequestBackupMutation, RequestBackupMutationVariables>;

