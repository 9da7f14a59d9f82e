import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { isHeld } from '#features/messages/delivery/index.ts';
import { readSettings } from '#features/operations/settings/index.ts';
import { claimRecipients } from '#features/publishing/newsletter/claim-recipients.ts';
import { fixRecipients } from '#features/publishing/newsletter/fix-recipients.ts';
import { LetterLinks } from '#features/publishing/newsletter/letter-links.ts';
import { markLetters } from '#features/publishing/newsletter/mark-letters.ts';
import { changeCampaign, sendCampaign } from '#features/publishing/newsletter/move-campaign.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { sendLetter } from '#features/publishing/newsletter/send-letter.ts';
import type { WrittenLetter } from '#features/publishing/newsletter/write-letter.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * One pass of the sender: what is due begins, a batch of recipients is written down, as many letters
 * leave as the rate allows, and what is done is closed. Everything it knows is in the tables, so a
 * process that dies is followed by the next pass, wherever that runs.
 */
export async function sendCampaigns(ctx: RequestContext): Promise<void> {
  const { emailNotifications } = await readSettings(ctx);
  // After a restore nothing leaves before an operator has looked: who left since is not known here.
  if (!emailNotifications || (await isHeld(ctx.em))) return;
  await beginDue(ctx);
  for (const { id, mail } of await leaving(ctx)) {
    const more = await fixRecipients(ctx, id);
    await sendSome(ctx, id, mail);
    if (!more) await finishIfDone(ctx, id);
  }
}

async function beginDue(ctx: RequestContext): Promise<void> {
  const due = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      select id from newsletter_campaigns
      where state = 'SCHEDULED' and send_at <= ${ctx.clock.now().toString()} order by send_at`,
  );
  for (const { id } of due) {
    // Somebody may take it back at this very moment.
    await unlessMoved(() => sendCampaign(ctx, { id, version: null }));
  }
}

function leaving(ctx: RequestContext) {
  return rowsOf(
    ctx.em,
    sql<{ id: string; mail: WrittenLetter }>`
      select id, mail from newsletter_campaigns where state = 'SENDING' order by started_at, id`,
  );
}

async function sendSome(
  ctx: RequestContext,
  campaignId: string,
  mail: WrittenLetter,
): Promise<void> {
  const letter = { campaignId, mail, links: new LetterLinks(ctx.app) };
  for (let full = true; full;) {
    const claimed = await claimRecipients(ctx, campaignId);
    const tried = await Promise.all(
      claimed.map(async (recipient) => ({
        recipient,
        outcome: await sendLetter(ctx, letter, recipient),
      })),
    );
    await markLetters(ctx, campaignId, tried);
    full = claimed.length === newsletterLimits.claimBatch;
  }
}

async function finishIfDone(ctx: RequestContext, id: string): Promise<void> {
  const open = await rowsOf(
    ctx.em,
    sql`select 1 from newsletter_recipients where campaign_id = ${id} and state = 'WAITING' limit 1`,
  );
  if (open.length > 0) return;
  await unlessMoved(() => changeCampaign(ctx, { id, version: null }, 'finish'));
}

async function unlessMoved(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'WRONG_STATE')) throw error;
  }
}
