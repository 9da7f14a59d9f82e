import { newsletterRateLimits } from '@infinite/schema/catalogue/newsletter';
import { requireAdmin, type RequestContext } from '#context.ts';
import { findCampaign } from '#features/publishing/newsletter/find-campaign.ts';
import { sendTestLetter } from '#features/publishing/newsletter/jobs/send-test-letter.job.ts';
import { fillMarks } from '#features/publishing/newsletter/mail/letter-marks.ts';
import { oneselfParts } from '#features/publishing/newsletter/mail/oneself-parts.ts';
import { writeLetter, type WrittenLetter } from '#features/publishing/newsletter/write-letter.ts';
import { newId } from '#platform/database/id.ts';

/** A letter as its readers will see it. @throws AppError NOT_FOUND; for administrators */
export async function previewLetter(ctx: RequestContext, id: string): Promise<WrittenLetter> {
  const mail = await writeLetter(ctx, await findCampaign(ctx, id));
  const parts = oneselfParts(ctx);
  return { ...mail, html: fillMarks(mail.html, parts), text: fillMarks(mail.text, parts) };
}

/** Sends it to the administrator who asks. @throws AppError NOT_FOUND | RATE_LIMITED */
export async function testLetter(ctx: RequestContext, id: string): Promise<void> {
  const { userId } = requireAdmin(ctx);
  await findCampaign(ctx, id);
  await ctx.app.rateLimit.take('newsletter-test', userId, newsletterRateLimits.testPerAdmin);
  await ctx.jobs.enqueue(ctx, sendTestLetter, { campaignId: id, userId, nonce: newId() });
}
