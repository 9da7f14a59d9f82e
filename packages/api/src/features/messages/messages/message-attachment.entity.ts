import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

export const MessageAttachmentEntity = defineEntity({
  name: 'MessageAttachment',
  tableName: 'message_attachments',
  properties: {
    familyId: p.uuid().primary(),
    messageId: p.uuid().primary(),
    recordingId: p.uuid().primary(),
    position: p.integer(),
  },
});

export type MessageAttachment = InferEntity<typeof MessageAttachmentEntity>;
