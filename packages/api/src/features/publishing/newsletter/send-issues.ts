import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { isHeld } from '#features/messages/delivery/index.ts';
import { readSettings } from '#features/operations/settings/index.ts';
import { claimRecipients } from '#features/publishing/newsletter/claim-recipients.ts';
import { fixRecipients } from '#features/publishing/newsletter/fix-recipients.ts';
import { IssueLinks } from '#features/publishing/newsletter/issue-links.ts';
import { markCopies } from '#features/publishing/newsletter/mark-copies.ts';
import { changeIssue, sendIssue } from '#features/publishing/newsletter/move-issue.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { sendCopy } from '#features/publishing/newsletter/send-copy.ts';
import type { RenderedIssue } from '#features/publishing/newsletter/render-issue.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * One pass of the sender: what is due begins, a batch of recipients is written down, as many issues
 * leave as the rate allows, and what is done is closed. Everything it knows is in the tables, so a
 * process that dies is followed by the next pass, wherever that runs.
 */
export async function sendIssues(ctx: RequestContext): Promise<void> {
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
      select id from newsletter_issues
      where state = 'SCHEDULED' and send_at <= ${ctx.clock.now().toString()} order by send_at`,
  );
  for (const { id } of due) {
    // Somebody may take it back at this very moment.
    await unlessMoved(() => sendIssue(ctx, { id, version: null }));
  }
}

function leaving(ctx: RequestContext) {
  return rowsOf(
    ctx.em,
    sql<{ id: string; mail: RenderedIssue }>`
      select id, mail from newsletter_issues where state = 'SENDING' order by started_at, id`,
  );
}

async function sendSome(ctx: RequestContext, issueId: string, mail: RenderedIssue): Promise<void> {
  const issue = { issueId, mail, links: new IssueLinks(ctx.app) };
  for (let full = true; full;) {
    const claimed = await claimRecipients(ctx, issueId);
    const tried = await Promise.all(
      claimed.map(async (recipient) => ({
        recipient,
        outcome: await sendCopy(ctx, issue, recipient),
      })),
    );
    await markCopies(ctx, issueId, tried);
    full = claimed.length === newsletterLimits.claimBatch;
  }
}

async function finishIfDone(ctx: RequestContext, id: string): Promise<void> {
  const open = await rowsOf(
    ctx.em,
    sql`select 1 from newsletter_recipients where issue_id = ${id} and state = 'WAITING' limit 1`,
  );
  if (open.length > 0) return;
  await unlessMoved(() => changeIssue(ctx, { id, version: null }, 'finish'));
}

async function unlessMoved(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'WRONG_STATE')) throw error;
  }
}
