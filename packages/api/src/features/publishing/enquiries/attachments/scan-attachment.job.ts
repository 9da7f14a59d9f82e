import { z } from 'zod';
import { EnquiryAttachmentEntity } from '#features/publishing/enquiries/attachments/attachment.entity.ts';
import {
  attachmentKey,
  attachmentVault,
} from '#features/publishing/enquiries/attachments/attachment-vault.ts';
import { tables } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Has a file scanned; nobody gets it before. One that could not be scanned stays in quarantine. */
export const scanAttachment = defineJob({
  name: 'scan-enquiry-attachment',
  payload: z.object({ attachmentId: z.uuid() }),
  retryLimit: 10,
  expireInSeconds: 300,
  handle: async (ctx, { attachmentId: id }) => {
    const db = tables(ctx.em, EnquiryAttachmentEntity);
    const waiting = await db
      .selectFrom('enquiry_attachments')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'WAITING')
      .executeTakeFirst();
    // Deleted in the meantime, or scanned by an earlier run.
    if (!waiting) return;
    const { virusScanner, log } = ctx.app;
    const infectedBy = virusScanner
      ? await virusScanner.scan(attachmentVault(ctx.app).read(attachmentKey(id)))
      : null;
    if (infectedBy !== null) log.warn({ attachmentId: id, infectedBy }, 'malware in an email');
    await db
      .updateTable('enquiry_attachments')
      .set({ state: infectedBy === null ? 'CLEAN' : 'INFECTED', infectedBy })
      .where('id', '=', id)
      .execute();
  },
});
