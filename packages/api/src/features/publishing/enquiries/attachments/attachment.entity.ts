import type { AttachmentStateName } from '@infinite/schema/catalogue/enquiries';
import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '#platform/database/tables.ts';

/** A file of an email that came in. */
export const EnquiryAttachmentEntity = defineEntity({
  name: 'EnquiryAttachment',
  tableName: 'enquiry_attachments',
  properties: {
    id: p.uuid().primary(),
    messageId: p.uuid(),
    /** From 0, in the order of the email. */
    position: p.integer(),
    name: p.text(),
    /** A media type, by the content; never what the email claims. */
    type: p.text(),
    /** Null where only the name is known. */
    bytes: p.bigint('number').nullable(),
    state: p.text().$type<AttachmentStateName>(),
    infectedBy: p.text().nullable(),
  },
});

export type EnquiryAttachment = RowOf<typeof EnquiryAttachmentEntity>;
