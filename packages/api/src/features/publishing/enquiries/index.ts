import { EnquiryAttachmentEntity } from '#features/publishing/enquiries/attachments/attachment.entity.ts';
import { serveAttachments } from '#features/publishing/enquiries/attachments/attachments.rest.ts';
import { removeAttachments } from '#features/publishing/enquiries/attachments/remove-attachments.job.ts';
import { scanAttachment } from '#features/publishing/enquiries/attachments/scan-attachment.job.ts';
import { CannedAnswerEntity } from '#features/publishing/enquiries/canned/canned-answer.entity.ts';
import { CannedAnswerResolver } from '#features/publishing/enquiries/canned/canned-answer.resolver.ts';
import { EnquiryEntity } from '#features/publishing/enquiries/enquiry.entity.ts';
import {
  EnquiryConnectionResolver,
  EnquiryFieldsResolver,
  EnquiryResolver,
} from '#features/publishing/enquiries/enquiry.resolver.ts';
import { enquiriesRest } from '#features/publishing/enquiries/enquiries.rest.ts';
import { serveInboundMail } from '#features/publishing/enquiries/inbound/inbound.rest.ts';
import { forgetEnquiries } from '#features/publishing/enquiries/jobs/forget-enquiries.sweep.ts';
import { mailEnquiry } from '#features/publishing/enquiries/jobs/mail-enquiry.job.ts';
import { answersOutbox } from '#features/publishing/enquiries/thread/answers-outbox.ts';
import {
  EnquiryMessageEntity,
  EnquiryNoteEntity,
  EnquiryReadEntity,
} from '#features/publishing/enquiries/thread/thread.entity.ts';
import { EnquiryThreadResolver } from '#features/publishing/enquiries/thread/thread.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { countOpenEnquiries } from '#features/publishing/enquiries/list-enquiries.ts';

export const enquiriesFeature = defineFeature({
  name: 'enquiries',
  entities: [
    EnquiryEntity,
    EnquiryMessageEntity,
    EnquiryNoteEntity,
    EnquiryReadEntity,
    EnquiryAttachmentEntity,
    CannedAnswerEntity,
  ],
  resolvers: [
    EnquiryResolver,
    EnquiryConnectionResolver,
    EnquiryFieldsResolver,
    EnquiryThreadResolver,
    CannedAnswerResolver,
  ],
  jobs: [mailEnquiry, scanAttachment, removeAttachments],
  outboxes: [answersOutbox],
  sweeps: [forgetEnquiries],
  rest: async (server, app) => {
    await enquiriesRest(server);
    await serveInboundMail(server, app);
    await serveAttachments(server);
  },
});
