/* eslint-disable */

import type {
  DeadLettersQuery,
  DeadLettersQueryVariables,
  DeliveryHealthQuery,
  DeliveryHealthQueryVariables,
  DiscardDeadLetterMutation,
  DiscardDeadLetterMutationVariables,
  HoldDeliveriesMutation,
  HoldDeliveriesMutationVariables,
  InstallationCheckupQuery,
  InstallationCheckupQueryVariables,
  InstallationVersionsQuery,
  InstallationVersionsQueryVariables,
  JobQueuesQuery,
  JobQueuesQueryVariables,
  LeaveUnresolvedDeliveryMutation,
  LeaveUnresolvedDeliveryMutationVariables,
  OpenAlarmsQuery,
  OpenAlarmsQueryVariables,
  OperatorDeliveriesQuery,
  OperatorDeliveriesQueryVariables,
  OperatorDeliveryQuery,
  OperatorDeliveryQueryVariables,
  PartsHealthQuery,
  PartsHealthQueryVariables,
  ReleaseDeliveriesMutation,
  ReleaseDeliveriesMutationVariables,
  RetryDeadLetterMutation,
  RetryDeadLetterMutationVariables,
  RetryFailedDeliveryMutation,
  RetryFailedDeliveryMutationVariables,
  StandingQuery,
  StandingQueryVariables,
  StorageByFamilyQuery,
  StorageByFamilyQueryVariables,
  StorageUseQuery,
  StorageUseQueryVariables,
  TryRelayNowMutation,
  TryRelayNowMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const OpenAlarmsDocument =
  "query OpenAlarms{openAlarms{id kind subject summary whatToDo critical notified openedAt}}" as OperationText<OpenAlarmsQuery, OpenAlarmsQueryVariables>;

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

export const StorageByFamilyDocument =
  "query StorageByFamily($first:Int$after:String){storageByFamily(first:$first after:$after){nodes{id name files bytes}pageInfo{hasNextPage endCursor}}}" as OperationText<StorageByFamilyQuery, StorageByFamilyQueryVariables>;

export const InstallationCheckupDocument =
  "query InstallationCheckup{installationCheckup{state says checkedAt checks{name state says whatToDo place}}}" as OperationText<InstallationCheckupQuery, InstallationCheckupQueryVariables>;

export const InstallationVersionsDocument =
  "query InstallationVersions{installationVersions{product node postgres schema migrations}}" as OperationText<InstallationVersionsQuery, InstallationVersionsQueryVariables>;

export const PartsHealthDocument =
  "query PartsHealth{partsHealth{part state says}}" as OperationText<PartsHealthQuery, PartsHealthQueryVariables>;

export const DeliveryHealthDocument =
  "query DeliveryHealth{deliveryHealth{...DeliveryFigures}}fragment DeliveryFigures on DeliveryHealth{held reason since dueMessages dueDeliveries armed late sending failed unresolved setAside relayDownSince relaySays deliveredLastDay}" as OperationText<DeliveryHealthQuery, DeliveryHealthQueryVariables>;

export const OperatorDeliveriesDocument =
  "query OperatorDeliveries($place:DeliveryPlace!$first:Int$after:String){operatorDeliveries(place:$place first:$first after:$after){nodes{...OperatorDeliveryRow}pageInfo{hasNextPage endCursor}}}fragment OperatorDeliveryRow on OperatorDelivery{id state dueAt attempts nextAttemptAt problem setAsideReason leftAsIs maskedAddress}" as OperationText<OperatorDeliveriesQuery, OperatorDeliveriesQueryVariables>;

export const OperatorDeliveryDocument =
  "query OperatorDelivery($id:ID!){operatorDelivery(id:$id){...OperatorDeliveryRow}}fragment OperatorDeliveryRow on OperatorDelivery{id state dueAt attempts nextAttemptAt problem setAsideReason leftAsIs maskedAddress}" as OperationText<OperatorDeliveryQuery, OperatorDeliveryQueryVariables>;

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

export const StandingDocument =
  "query Standing{standing{maintenanceMode deliveries{held reason dueDeliveries late failed}alarms{id kind critical}deadJobs lastBackupFailed openEnquiries waitingReviews}}" as OperationText<StandingQuery, StandingQueryVariables>;

