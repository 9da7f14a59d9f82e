import { EnquiryEntity } from '#features/publishing/enquiries/enquiry.entity.ts';
import { enquiryMail } from '#features/publishing/enquiries/mail/enquiry.mail.tsx';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { MailRefused } from '#adapters/mailer/port.ts';
import { tables } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { EnquiryMessageEntity } from '#features/publishing/enquiries/thread/thread.entity.ts';

/**
 * Notifies support of an enquiry, or of an email that its writer sent since; answering the mail writes
 * to its writer.
 */
export const mailEnquiry = defineJob({
  name: 'mail-enquiry',
  payload: z.object({ enquiryId: z.uuid(), messageId: z.uuid().optional() }),
  handle: async (ctx, { enquiryId, messageId }) => {
    const enquiry = await tables(ctx.em, EnquiryEntity)
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', enquiryId)
      .executeTakeFirst();
    if (!enquiry) return;
    const reply = messageId ? await findReply(ctx, messageId) : undefined;
    const { publicOrigin } = ctx.app.config;
    const { supportEmail } = await readSiteSettings(ctx);
    const link = `${publicOrigin}/admin-cms?view=enquiries&enquiry=${enquiryId}`;
    try {
      await ctx.app.mailer.send({
        ...enquiryMail({ enquiry: { ...enquiry, message: reply?.body ?? enquiry.message }, link }),
        purpose: 'notice',
        // The same mail however often this job runs.
        messageId: `enquiry.${messageId ?? enquiryId}@${new URL(publicOrigin).hostname}`,
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

function findReply(ctx: RequestContext, id: string) {
  return tables(ctx.em, EnquiryMessageEntity)
    .selectFrom('enquiry_messages')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirst();
}
