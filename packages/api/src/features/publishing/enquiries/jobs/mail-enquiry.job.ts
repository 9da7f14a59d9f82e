import { enquiryTables, enquiryFromRow } from '#features/publishing/enquiries/enquiry-tables.ts';
import { enquiryMail } from '#features/publishing/enquiries/mail/enquiry.mail.tsx';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { MailRefused } from '#adapters/mailer/port.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { z } from 'zod';

/** Tells support of an enquiry; answering the mail writes to who wrote it. */
export const mailEnquiry = defineJob({
  name: 'mail-enquiry',
  payload: z.object({ enquiryId: z.uuid() }),
  handle: async (ctx, { enquiryId }) => {
    const row = await enquiryTables(ctx.em)
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', enquiryId)
      .executeTakeFirst();
    if (!row) return;
    const { publicOrigin } = ctx.app.config;
    const { supportEmail } = await readSiteSettings(ctx);
    const link = `${publicOrigin}/admin-cms?view=enquiries&enquiry=${enquiryId}`;
    try {
      await ctx.app.mailer.send({
        ...enquiryMail({ enquiry: enquiryFromRow(row), link }),
        purpose: 'notice',
        // The same mail however often this job runs.
        messageId: `enquiry.${enquiryId}@${new URL(publicOrigin).hostname}`,
        to: { address: supportEmail },
        // Parsed as a bare address when it came in: there is no line break it could hold.
        headers: { 'Reply-To': row.email },
      });
    } catch (error) {
      // The console still shows the enquiry.
      if (!(error instanceof MailRefused && error.permanent)) throw error;
    }
  },
});
