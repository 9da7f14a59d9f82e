import { EnquiryEntity } from '#features/publishing/enquiries/enquiry.entity.ts';
import { enquiryMail } from '#features/publishing/enquiries/mail/enquiry.mail.tsx';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { MailRefused } from '#adapters/mailer/port.ts';
import { tables } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { z } from 'zod';

/** Tells support of an enquiry; answering the mail writes to who wrote it. */
export const mailEnquiry = defineJob({
  name: 'mail-enquiry',
  payload: z.object({ enquiryId: z.uuid() }),
  handle: async (ctx, { enquiryId }) => {
    const enquiry = await tables(ctx.em, EnquiryEntity)
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', enquiryId)
      .executeTakeFirst();
    if (!enquiry) return;
    const { publicOrigin } = ctx.app.config;
    const { supportEmail } = await readSiteSettings(ctx);
    const link = `${publicOrigin}/admin-cms?view=enquiries&enquiry=${enquiryId}`;
    try {
      await ctx.app.mailer.send({
        ...enquiryMail({ enquiry, link }),
        purpose: 'notice',
        // The same mail however often this job runs.
        messageId: `enquiry.${enquiryId}@${new URL(publicOrigin).hostname}`,
        to: { address: supportEmail },
        // Parsed as a bare address when it came in: there is no line break it could hold.
        headers: { 'Reply-To': enquiry.email },
      });
    } catch (error) {
      // The console still shows the enquiry.
      if (!(error instanceof MailRefused && error.permanent)) throw error;
    }
  },
});
