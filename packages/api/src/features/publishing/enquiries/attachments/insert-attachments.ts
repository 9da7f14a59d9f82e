import { EnquiryAttachmentEntity } from '#features/publishing/enquiries/attachments/attachment.entity.ts';
import { scanAttachment } from '#features/publishing/enquiries/attachments/scan-attachment.job.ts';
import type { StoredAttachment } from '#features/publishing/enquiries/attachments/store-attachments.ts';
import type { RequestContext } from '#platform/context.ts';
import { tables } from '#platform/database/tables.ts';

/** Adds what was stored to its message, in the caller's transaction. */
export async function insertAttachments(
  ctx: RequestContext,
  messageId: string,
  stored: readonly StoredAttachment[],
): Promise<void> {
  if (stored.length === 0) return;
  await tables(ctx.em, EnquiryAttachmentEntity)
    .insertInto('enquiry_attachments')
    .values(stored.map((row) => ({ ...row, messageId })))
    .execute();
  await ctx.jobs.enqueueMany(
    ctx,
    scanAttachment,
    stored.filter(({ state }) => state === 'WAITING').map(({ id }) => ({ attachmentId: id })),
  );
}
