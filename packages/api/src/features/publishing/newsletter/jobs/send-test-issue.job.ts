import { newsletterMailWords } from '#features/publishing/newsletter/mail/newsletter-mails.en.ts';
import { hasRight } from '@infinite/schema/catalogue/staff';
import { z } from 'zod';
import { findUser } from '#features/people/identity/index.ts';
import { MailRefused } from '#adapters/mailer/port.ts';
import { issueColumns } from '#features/publishing/newsletter/issue-columns.ts';
import { NewsletterIssueEntity } from '#features/publishing/newsletter/issue.entity.ts';
import { oneselfParts } from '#features/publishing/newsletter/mail/oneself-parts.ts';
import { fillPlaceholders } from '#features/publishing/newsletter/mail/placeholders.ts';
import { renderIssue } from '#features/publishing/newsletter/render-issue.ts';
import { tables } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Sends an issue to the person who edits it, as its readers will see it. */
export const sendTestIssue = defineJob({
  name: 'send-test-issue',
  payload: z.object({ issueId: z.uuid(), userId: z.uuid(), nonce: z.uuid() }),
  handle: async (ctx, { issueId, userId, nonce }) => {
    const issue = await tables(ctx.em, NewsletterIssueEntity)
      .selectFrom('newsletter_issues')
      .select(issueColumns)
      .where('id', '=', issueId)
      .executeTakeFirst();
    const user = await findUser(ctx.em, userId);
    if (!issue || !user || !hasRight(user.role, 'newsletter.write')) return;
    const mail = await renderIssue(ctx, issue);
    const parts = oneselfParts(ctx);
    try {
      await ctx.app.mailer.send({
        purpose: 'account',
        messageId: `newsletter-test.${nonce}@${new URL(ctx.app.config.publicOrigin).hostname}`,
        to: { address: user.email },
        subject: newsletterMailWords.test(mail.subject),
        text: fillPlaceholders(mail.text, parts),
        html: fillPlaceholders(mail.html, parts),
      });
    } catch (error) {
      if (!(error instanceof MailRefused && error.permanent)) throw error;
    }
  },
});
