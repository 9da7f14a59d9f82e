import { guardRecordings, verifyBeforeNeeded } from '#features/memories/index.ts';
import { guardAttachedRecording } from '#features/messages/attached-recordings.ts';
import { sealBodies } from '#features/messages/jobs/seal-bodies.sweep.ts';
import { MessageAttachmentEntity } from '#features/messages/message-attachment.entity.ts';
import { MessageConnectionResolver } from '#features/messages/message-connection.resolver.ts';
import { MessageFieldsResolver } from '#features/messages/message-fields.resolver.ts';
import { MessageRecipientEntity } from '#features/messages/message-recipient.entity.ts';
import { MessageEntity } from '#features/messages/message.entity.ts';
import { MessageResolver } from '#features/messages/message.resolver.ts';
import { recordingsDueSoon } from '#features/messages/recordings-due-soon.ts';
import { defineFeature } from '#platform/feature.ts';

export { MessageEntity, type Message } from '#features/messages/message.entity.ts';
export {
  MessageRecipientEntity,
  type MessageRecipient,
} from '#features/messages/message-recipient.entity.ts';
export {
  MessageAttachmentEntity,
  type MessageAttachment,
} from '#features/messages/message-attachment.entity.ts';
export {
  messageFromRow,
  messageTables,
  type MessageTables,
} from '#features/messages/message-tables.ts';
export { readTrigger, triggerColumns } from '#features/messages/read-trigger.ts';
export { triggerOnClocks } from '#features/messages/trigger-on-clocks.ts';
export { forgetUnsentMessages } from '#features/messages/forget-unsent-messages.ts';
export { findMessage, lockMessage } from '#features/messages/find-message.ts';
export { canEditMessage, canReadMessage } from '#features/messages/message.policy.ts';
export { requireReadyToSchedule } from '#features/messages/check-ready.ts';
export { readBody } from '#features/messages/message-body.ts';
export { sealedBodies } from '#features/messages/sealed-columns.ts';
export { staleVersion } from '#features/messages/edit-message.ts';
export { recipientOf } from '#features/messages/find-recipient.ts';
export { attachmentsOf, recipientsOf } from '#features/messages/message.loaders.ts';
export {
  onArmedMessageEdited,
  type EditListener,
  type MessageEdit,
} from '#features/messages/message-listeners.ts';
export { createDraft } from '#features/messages/create-draft.ts';
export { saveDraft } from '#features/messages/save-draft.ts';
export { duplicateMessage } from '#features/messages/duplicate-message.ts';
export {
  MessageState,
  MessageType,
  RecipientType,
  TriggerType,
} from '#features/messages/message.types.ts';
export { TriggerInput } from '#features/messages/message-inputs.types.ts';

export {
  PlannedDeliveryType,
  plannedDeliveryType,
} from '#features/messages/planned-delivery.types.ts';

guardRecordings(guardAttachedRecording);
verifyBeforeNeeded(recordingsDueSoon);

export const messagesFeature = defineFeature({
  name: 'messages',
  entities: [MessageEntity, MessageRecipientEntity, MessageAttachmentEntity],
  sweeps: [sealBodies],
  resolvers: [MessageConnectionResolver, MessageResolver, MessageFieldsResolver],
});
