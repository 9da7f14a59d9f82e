import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '#platform/database/tables.ts';

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

export type MessageAttachment = RowOf<typeof MessageAttachmentEntity>;
