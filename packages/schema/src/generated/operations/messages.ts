/* eslint-disable */

import type {
  AnswerPageQuery,
  AnswerPageQueryVariables,
  AuthorMailsQuery,
  AuthorMailsQueryVariables,
  CancelMessageMutation,
  CancelMessageMutationVariables,
  ChooseRecordingsQuery,
  ChooseRecordingsQueryVariables,
  CloseRecipientLinkMutation,
  CloseRecipientLinkMutationVariables,
  ConfirmMessageMutation,
  ConfirmMessageMutationVariables,
  CorrectRecipientAddressMutation,
  CorrectRecipientAddressMutationVariables,
  CreateDraftMutation,
  CreateDraftMutationVariables,
  DashboardQuery,
  DashboardQueryVariables,
  DeleteDraftMutation,
  DeleteDraftMutationVariables,
  DuplicateMessageMutation,
  DuplicateMessageMutationVariables,
  KeepThanksVoiceMutation,
  KeepThanksVoiceMutationVariables,
  LeaveDeliveryMutation,
  LeaveDeliveryMutationVariables,
  LinkLanguageQuery,
  LinkLanguageQueryVariables,
  MessageDetailQuery,
  MessageDetailQueryVariables,
  MessageListQuery,
  MessageListQueryVariables,
  PostponeMessageMutation,
  PostponeMessageMutationVariables,
  PreviewTriggerQuery,
  PreviewTriggerQueryVariables,
  RenewRecipientLinkMutation,
  RenewRecipientLinkMutationVariables,
  RetryDeliveryMutation,
  RetryDeliveryMutationVariables,
  SaveDraftMutation,
  SaveDraftMutationVariables,
  ScheduleMessageMutation,
  ScheduleMessageMutationVariables,
  SenderNameQuery,
  SenderNameQueryVariables,
  SetOccasionDateMutation,
  SetOccasionDateMutationVariables,
  SharedPageQuery,
  SharedPageQueryVariables,
  ShownRecordingQuery,
  ShownRecordingQueryVariables,
  StopForRecipientMutation,
  StopForRecipientMutationVariables,
  UpcomingMessagesQuery,
  UpcomingMessagesQueryVariables,
  UpdateAuthorMailsMutation,
  UpdateAuthorMailsMutationVariables,
  UpdateRecipientAddressMutation,
  UpdateRecipientAddressMutationVariables,
  UpdateSenderNameMutation,
  UpdateSenderNameMutationVariables,
  WrittenMessageQuery,
  WrittenMessageQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const MessageListDocument =
  "query MessageList($states:[MessageState!]$first:Int$after:String$order:MessageOrder){messages(states:$states first:$first after:$after order:$order){nodes{...MessageSummary}pageInfo{hasNextPage endCursor}}}fragment MessageSummary on Message{id title state postponed version updatedAt awaitingAnswer editable stoppable trigger{...TriggerFields}nextDelivery{...PlannedDates}recipients{id name}deliveries{...DeliveryFields}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}fragment DeliveryFields on Delivery{id recipient{id name email}dueAt state attempts deliveredAt openedAt problem leftAsIs late closedBy}" as OperationText<MessageListQuery, MessageListQueryVariables>;

export const UpcomingMessagesDocument =
  "query UpcomingMessages($attention:[MessageState!]!$waiting:[MessageState!]!$first:Int$after:String){attention:messages(states:$attention first:$first order:DUE){nodes{...MessageSummary}pageInfo{hasNextPage endCursor}}messages(states:$waiting first:$first after:$after order:DUE){nodes{...MessageSummary}pageInfo{hasNextPage endCursor}}}fragment MessageSummary on Message{id title state postponed version updatedAt awaitingAnswer editable stoppable trigger{...TriggerFields}nextDelivery{...PlannedDates}recipients{id name}deliveries{...DeliveryFields}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}fragment DeliveryFields on Delivery{id recipient{id name email}dueAt state attempts deliveredAt openedAt problem leftAsIs late closedBy}" as OperationText<UpcomingMessagesQuery, UpcomingMessagesQueryVariables>;

export const MessageDetailDocument =
  "query MessageDetail($id:ID!){message(id:$id){...MessageSummary ...WrittenMessage createdAt scheduledAt waitingPeople{recipient{id name email}dueAt timeZone begun}thanks{id from words byVoice voice{id kind title durationMs peaks url problem kept}at}history{id at what}}}fragment MessageSummary on Message{id title state postponed version updatedAt awaitingAnswer editable stoppable trigger{...TriggerFields}nextDelivery{...PlannedDates}recipients{id name}deliveries{...DeliveryFields}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}fragment DeliveryFields on Delivery{id recipient{id name email}dueAt state attempts deliveredAt openedAt problem leftAsIs late closedBy}fragment WrittenMessage on Message{id title body state version updatedAt editable trigger{...TriggerFields}recipients{id name email relation timeZone locale}attachments{position recording{...ShownRecording}}nextDelivery{...PlannedDates}}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}" as OperationText<MessageDetailQuery, MessageDetailQueryVariables>;

export const WrittenMessageDocument =
  "query WrittenMessage($id:ID!){message(id:$id){...WrittenMessage}}fragment WrittenMessage on Message{id title body state version updatedAt editable trigger{...TriggerFields}recipients{id name email relation timeZone locale}attachments{position recording{...ShownRecording}}nextDelivery{...PlannedDates}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}" as OperationText<WrittenMessageQuery, WrittenMessageQueryVariables>;

export const PreviewTriggerDocument =
  "query PreviewTrigger($trigger:TriggerInput!$clocks:[String!]){previewTrigger(trigger:$trigger clocks:$clocks){nextDelivery{...PlannedDates}following{...PlannedDates}warnings}}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}" as OperationText<PreviewTriggerQuery, PreviewTriggerQueryVariables>;

export const ChooseRecordingsDocument =
  "query ChooseRecordings($first:Int$after:String){recordings(first:$first after:$after){nodes{...ShownRecording}pageInfo{hasNextPage endCursor}}}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}" as OperationText<ChooseRecordingsQuery, ChooseRecordingsQueryVariables>;

export const ShownRecordingDocument =
  "query ShownRecording($id:ID!){recording(id:$id){...ShownRecording}}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}" as OperationText<ShownRecordingQuery, ShownRecordingQueryVariables>;

export const DashboardDocument =
  "query Dashboard($attention:[MessageState!]!$next:[MessageState!]!$count:Int!$shown:Int!){attention:messages(states:$attention first:$count order:DUE){nodes{...MessageSummary}}next:messages(states:$next first:$count order:DUE){nodes{...MessageSummary}pageInfo{hasNextPage}}drafts:messages(states:[DRAFT]first:3){nodes{...MessageSummary}}delivered:messages(states:[DELIVERED]first:3){nodes{...MessageSummary}}recordings(kinds:[VOICE VIDEO]first:$shown){nodes{...ShownRecording}}photos:recordings(kinds:[PHOTO]first:6){nodes{...TimelineItem}}onThisDay(limit:6){onThisDay{...RememberedItems}}home{answers{...NeededAnswerFields}dates{recurrence on title messageId contactId treePersonId}space{bytes limitBytes}areas{name count}onboarding{passed closed}}}fragment MessageSummary on Message{id title state postponed version updatedAt awaitingAnswer editable stoppable trigger{...TriggerFields}nextDelivery{...PlannedDates}recipients{id name}deliveries{...DeliveryFields}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}fragment DeliveryFields on Delivery{id recipient{id name email}dueAt state attempts deliveredAt openedAt problem leftAsIs late closedBy}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}fragment RememberedItems on RememberedItem{year recording{...TimelineItem}}fragment NeededAnswerFields on NeededAnswer{kind name until}" as OperationText<DashboardQuery, DashboardQueryVariables>;

export const CreateDraftDocument =
  "mutation CreateDraft($input:MessageDraftInput!$clientId:ID!){createDraft(input:$input clientId:$clientId){...WrittenMessage}}fragment WrittenMessage on Message{id title body state version updatedAt editable trigger{...TriggerFields}recipients{id name email relation timeZone locale}attachments{position recording{...ShownRecording}}nextDelivery{...PlannedDates}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}" as OperationText<CreateDraftMutation, CreateDraftMutationVariables>;

export const SaveDraftDocument =
  "mutation SaveDraft($id:ID!$version:Int!$input:MessageDraftInput!){saveDraft(id:$id version:$version input:$input){...WrittenMessage}}fragment WrittenMessage on Message{id title body state version updatedAt editable trigger{...TriggerFields}recipients{id name email relation timeZone locale}attachments{position recording{...ShownRecording}}nextDelivery{...PlannedDates}}fragment TriggerFields on Trigger{kind localDate localTime timeZone recurrence untilYear leapDayRule occasion}fragment ShownRecording on Recording{id kind state problem title note mimeType bytes durationMs peaks trimStartMs trimEndMs createdAt url downloadUrl silent version{...ShownVersion}}fragment ShownVersion on RecordingVersion{id state problem durationMs peaks url posterUrl copies{form url bytes fileName}}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}" as OperationText<SaveDraftMutation, SaveDraftMutationVariables>;

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

export const LinkLanguageDocument =
  "query LinkLanguage($token:String!){linkLanguage(token:$token){chosen given}}" as OperationText<LinkLanguageQuery, LinkLanguageQueryVariables>;

export const SharedPageDocument =
  "query SharedPage($token:String!){sharedPage(token:$token){state from to title body deliveredAt dueAt timeZone openedAt late lateReason items{id kind state title note mimeType bytes durationMs peaks problem url downloadUrl recordedAt posterUrl copies{form url bytes fileName}}choices{isCompanion expiresAt declined remindAt canBeReminded companions{id link address expiresAt openedAt}canInvite thanks{id words byVoice at}canThank askedToStop saidNotForMe}}}" as OperationText<SharedPageQuery, SharedPageQueryVariables>;

export const AnswerPageDocument =
  "query AnswerPage($token:String!){answerPage(token:$token){title recipients nextDelivery{...PlannedDates}step answered expired canAct canPostpone}}fragment PlannedDates on PlannedDelivery{dueAt localDate localTime timeZone reminderAt secondReminderAt skippedReminders shiftedFromGap readings{timeZone dueAt}}" as OperationText<AnswerPageQuery, AnswerPageQueryVariables>;

