import { recordingGuards, recordingsNeededSoon } from '#features/recordings/recordings/index.ts';
import { guardAttachedRecording } from '#features/messages/messages/attached-recordings.ts';
import { sealBodies } from '#features/messages/messages/jobs/seal-bodies.sweep.ts';
import { MessageAttachmentEntity } from '#features/messages/messages/message-attachment.entity.ts';
import { MessageConnectionResolver } from '#features/messages/messages/message-connection.resolver.ts';
import { MessageFieldsResolver } from '#features/messages/messages/message-fields.resolver.ts';
import { MessageRecipientEntity } from '#features/messages/messages/message-recipient.entity.ts';
import { MessageEntity } from '#features/messages/messages/message.entity.ts';
import { MessageResolver } from '#features/messages/messages/message.resolver.ts';
import { recordingsDueSoon } from '#features/messages/messages/recordings-due-soon.ts';
import { eventFilters } from '#features/integrations/webhooks/index.ts';
import { comingMessages } from '#features/messages/messages/coming-messages.ts';
import { countedLegacy } from '#features/messages/messages/counted-legacy.ts';
import { foundMessages } from '#features/messages/messages/found-messages.ts';
import { foundRecipients } from '#features/messages/messages/found-recipients.ts';
import { comingDates, legacyAreaCounts } from '#features/insight/home/index.ts';
import { searchable } from '#features/insight/search/index.ts';
import { webhooksOfAuthors } from '#features/messages/messages/webhook-filter.ts';
import { defineFeature } from '#platform/feature.ts';

export type { ShownMessage } from '#features/messages/messages/list-messages.ts';
export { MessageEntity, type Message } from '#features/messages/messages/message.entity.ts';
export {
  MessageRecipientEntity,
  type MessageRecipient,
} from '#features/messages/messages/message-recipient.entity.ts';
export {
  MessageAttachmentEntity,
  type MessageAttachment,
} from '#features/messages/messages/message-attachment.entity.ts';
export { readTrigger, triggerColumns } from '#features/messages/messages/read-trigger.ts';
export { triggerOnClocks } from '#features/messages/messages/trigger-on-clocks.ts';
export { forgetUnsentMessages } from '#features/messages/messages/forget-unsent-messages.ts';
export { findMessage, lockMessage } from '#features/messages/messages/find-message.ts';
export { canEditMessage, canReadMessage } from '#features/messages/messages/message.policy.ts';
export { requireReadyToSchedule } from '#features/messages/messages/check-ready.ts';
export { readBody } from '#features/messages/messages/message-body.ts';
export { sealedBodies } from '#features/messages/messages/sealed-columns.ts';
export { staleVersion } from '#features/messages/messages/edit-message.ts';
export { recipientOf } from '#features/messages/messages/find-recipient.ts';
export { attachmentsOf, recipientsOf } from '#features/messages/messages/message.loaders.ts';
export {
  armedMessageEdited,
  type EditListener,
  type MessageEdit,
} from '#features/messages/messages/message-listeners.ts';
export { lockMessages } from '#features/messages/messages/lock-messages.ts';
export {
  clearNextSteps,
  wakeInOrder,
  wakeMessages,
  wakeThose,
} from '#features/messages/messages/wake-messages.ts';
export {
  armedMessagesCount,
  dueMessagesCount,
  lockMessagesDue,
  messagesDue,
  plannedRow,
  type PlannedRow,
} from '#features/messages/messages/due-messages.ts';
export {
  changeState,
  resumeMessages,
  storeBounce,
  storeSteps,
} from '#features/messages/messages/store-steps.ts';
export {
  authorOfMessage,
  currentRecipients,
  localeOfRecipient,
  messageAuthors,
  messageContents,
  recipientCount,
  stateOfMessage,
} from '#features/messages/messages/message-fragments.ts';
export { findReminded, type RemindedMessage } from '#features/messages/messages/find-reminded.ts';
export { requireAuthorOf } from '#features/messages/messages/author-of.ts';
export { readLocales, storeOwnLocale } from '#features/messages/messages/recipient-locales.ts';
export { addressesOf, storeAddress } from '#features/messages/messages/recipient-addresses.ts';
export {
  countUnsentTo,
  readdressUnsent,
  type Readdressed,
} from '#features/messages/messages/readdress-unsent.ts';
export { deleteSampleMessages } from '#features/messages/messages/delete-sample-messages.ts';
export { exportedMessages } from '#features/messages/messages/exported-messages.ts';
export { createDraft } from '#features/messages/messages/create-draft.ts';
export { saveDraft } from '#features/messages/messages/save-draft.ts';
export { duplicateMessage } from '#features/messages/messages/duplicate-message.ts';
export {
  MessageState,
  MessageType,
  RecipientType,
  TriggerType,
} from '#features/messages/messages/message.types.ts';
export { TriggerInput } from '#features/messages/messages/message-inputs.types.ts';

export {
  PlannedDeliveryType,
  plannedDeliveryType,
} from '#features/messages/messages/planned-delivery.types.ts';

export const messagesFeature = defineFeature({
  name: 'messages',
  entities: [MessageEntity, MessageRecipientEntity, MessageAttachmentEntity],
  sweeps: [sealBodies],
  extensions: [
    recordingGuards.with(guardAttachedRecording),
    recordingsNeededSoon.with(recordingsDueSoon),
    eventFilters.with(webhooksOfAuthors),
    comingDates.with(comingMessages),
    legacyAreaCounts.with(countedLegacy),
    searchable.with(foundMessages),
    searchable.with(foundRecipients),
  ],
  resolvers: [MessageConnectionResolver, MessageResolver, MessageFieldsResolver],
});
