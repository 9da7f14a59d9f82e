import { newsletterRateLimits } from '@infinite/schema/catalogue/newsletter';
import { requireAdmin, type RequestContext } from '#context.ts';
import { findCampaign } from '#features/newsletter/find-campaign.ts';
import { sendTestLetter } from '#features/newsletter/jobs/send-test-letter.job.ts';
import { fillMarks, type LetterParts } from '#features/newsletter/mail/letter-marks.ts';
import { writeLetter, type WrittenLetter } from '#features/newsletter/write-letter.ts';
import { newId } from '#platform/database/id.ts';

/** In a letter that goes to nobody's subscription the links lead to the page that explains them. */
export function oneselfParts(ctx: Pick<RequestContext, 'app'>): LetterParts {
  const page = `${ctx.app.config.publicOrigin}/newsletter`;
  return { opened: '', unsubscribe: page, preferences: page };
}

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
