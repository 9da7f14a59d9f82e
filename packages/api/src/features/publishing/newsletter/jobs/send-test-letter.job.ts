import { newsletterMailWords } from '@infinite/schema/words/newsletter-mails.en';
import { sql } from 'kysely';
import { z } from 'zod';
import { MailRefused } from '#adapters/mailer/port.ts';
import {
  campaignColumns,
  campaignFrom,
  type CampaignRow,
} from '#features/publishing/newsletter/campaign-tables.ts';
import { oneselfParts } from '#features/publishing/newsletter/mail/oneself-parts.ts';
import { fillMarks } from '#features/publishing/newsletter/mail/letter-marks.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { writeLetter } from '#features/publishing/newsletter/write-letter.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** A letter to the administrator who writes it, as its readers will see it. */
export const sendTestLetter = defineJob({
  name: 'send-test-letter',
  payload: z.object({ campaignId: z.uuid(), userId: z.uuid(), nonce: z.uuid() }),
  handle: async (ctx, { campaignId, userId, nonce }) => {
    const [campaign] = await rowsOf(
      ctx.em,
      sql<CampaignRow>`select ${campaignColumns} from newsletter_campaigns where id = ${campaignId}`,
    );
    const [user] = await rowsOf(
      ctx.em,
      sql<{ email: string }>`select email from users where id = ${userId} and role = 'admin'`,
    );
    if (!campaign || !user) return;
    const mail = await writeLetter(ctx, campaignFrom(campaign));
    const parts = oneselfParts(ctx);
    try {
      await ctx.app.mailer.send({
        purpose: 'account',
        messageId: `newsletter-test.${nonce}@${new URL(ctx.app.config.publicOrigin).hostname}`,
        to: { address: user.email },
        subject: newsletterMailWords.test(mail.subject),
        text: fillMarks(mail.text, parts),
        html: fillMarks(mail.html, parts),
      });
    } catch (error) {
      if (!(error instanceof MailRefused && error.permanent)) throw error;
    }
  },
});
