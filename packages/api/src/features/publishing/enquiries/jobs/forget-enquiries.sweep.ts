import { enquiryLimits } from '@infinite/schema/catalogue/enquiries';
import { sql } from 'kysely';
import { removeAttachments } from '#features/publishing/enquiries/attachments/remove-attachments.job.ts';
import { EnquiryEntity } from '#features/publishing/enquiries/enquiry.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Enquiries have a retention period: they hold names and addresses. Their files go with them. */
export const forgetEnquiries = defineSweep({
  name: 'forget-enquiries',
  everySeconds: 6 * 3600,
  run: async (ctx) => {
    const before = ctx.clock.now().subtract({ hours: enquiryLimits.keepDays * 24 });
    await inTransaction(ctx, async (ctx) => {
      const files = await rowsOf(
        ctx.em,
        sql<{ ids: string[] }>`
          select array_agg(a.id) as ids
          from enquiry_attachments a join enquiry_messages m on m.id = a.message_id
          join enquiries e on e.id = m.enquiry_id
          where e.received_at < ${before} group by m.id`,
      );
      await tables(ctx.em, EnquiryEntity)
        .deleteFrom('enquiries')
        .where('receivedAt', '<', before)
        .execute();
      await ctx.jobs.enqueueMany(ctx, removeAttachments, files);
    });
  },
});
