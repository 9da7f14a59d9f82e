import { newsletterRateLimits } from '@infinite/schema/catalogue/newsletter';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { findIssue } from '#features/publishing/newsletter/find-issue.ts';
import { NewsletterIssueEntity } from '#features/publishing/newsletter/issue.entity.ts';
import { sendTestIssue } from '#features/publishing/newsletter/jobs/send-test-issue.job.ts';
import { fillPlaceholders } from '#features/publishing/newsletter/mail/placeholders.ts';
import { oneselfParts } from '#features/publishing/newsletter/mail/oneself-parts.ts';
import { renderIssue, type RenderedIssue } from '#features/publishing/newsletter/render-issue.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * An issue as its readers will see it; once it has begun to leave, the mail that they get, whatever
 * its articles say now.
 * @throws AppError NOT_FOUND; for administrators
 */
export async function previewIssue(ctx: RequestContext, id: string): Promise<RenderedIssue> {
  const issue = await findIssue(ctx, id);
  const mail = (issue.startedAt && (await sentMail(ctx, id))) || (await renderIssue(ctx, issue));
  const parts = oneselfParts(ctx);
  return {
    ...mail,
    html: fillPlaceholders(mail.html, parts),
    text: fillPlaceholders(mail.text, parts),
  };
}

/** Sends it to the administrator who asks. @throws AppError NOT_FOUND | RATE_LIMITED */
export async function testIssue(ctx: RequestContext, id: string): Promise<void> {
  const { userId } = requireStaff(ctx, 'newsletter.write');
  await findIssue(ctx, id);
  await ctx.app.rateLimit.take('newsletter-test', userId, newsletterRateLimits.testPerAdmin);
  await ctx.jobs.enqueue(ctx, sendTestIssue, { issueId: id, userId, nonce: newId() });
}

async function sentMail(ctx: RequestContext, id: string): Promise<RenderedIssue | null> {
  const { mail } = await tables(ctx.em, NewsletterIssueEntity)
    .selectFrom('newsletter_issues')
    .select('mail')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return mail;
}
