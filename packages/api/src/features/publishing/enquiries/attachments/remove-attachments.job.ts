import { z } from 'zod';
import { EnquiryAttachmentEntity } from '#features/publishing/enquiries/attachments/attachment.entity.ts';
import { attachmentKey } from '#features/publishing/enquiries/attachments/attachment-vault.ts';
import { tables } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Removes stored files that no row names: their enquiry is gone, or their email was not taken. */
export const removeAttachments = defineJob({
  name: 'remove-enquiry-attachments',
  payload: z.object({ ids: z.array(z.uuid()) }),
  retryLimit: 10,
  handle: async (ctx, { ids }) => {
    const named = await tables(ctx.em, EnquiryAttachmentEntity)
      .selectFrom('enquiry_attachments')
      .select('id')
      .where('id', 'in', ids)
      .execute();
    const kept = new Set(named.map(({ id }) => id));
    for (const id of ids) if (!kept.has(id)) await ctx.app.blobs.remove(attachmentKey(id));
  },
});
