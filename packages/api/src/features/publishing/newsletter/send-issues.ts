import { newsletterLimits as limits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { isHeld } from '#features/messages/delivery/index.ts';
import { readSettings } from '#features/operations/settings/index.ts';
import {
  claimRecipients,
  type ClaimedRecipient,
} from '#features/publishing/newsletter/claim-recipients.ts';
import { fixRecipients } from '#features/publishing/newsletter/fix-recipients.ts';
import { IssueLinks } from '#features/publishing/newsletter/issue-links.ts';
import { markCopies } from '#features/publishing/newsletter/mark-copies.ts';
import { changeIssue, sendIssue } from '#features/publishing/newsletter/move-issue.ts';
import {
  instantOrNull,
  rowsOf,
  type DatabaseInstant,
} from '#features/publishing/newsletter/newsletter-tables.ts';
import { sendCopy, type CopyOutcome } from '#features/publishing/newsletter/send-copy.ts';
import type { RenderedIssue } from '#features/publishing/newsletter/render-issue.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { defineOutbox, runPass } from '#platform/outbox/define-outbox.ts';
import type { OutboxDefinition } from '#platform/outbox/definition.ts';

interface IssueRun {
  readonly issueId: string;
  readonly mail: RenderedIssue;
  readonly links: IssueLinks;
}

/**
 * Issues on their way to their readers (decision 141): what is due begins, a batch of recipients is
 * written down, as many copies leave as the rate allows, and what is done is closed. The rate is
 * one for all workers, so one of them sends.
 */
const issues: OutboxDefinition<ClaimedRecipient, CopyOutcome, IssueRun> = {
  name: 'send-newsletters',
  channels: ['newsletter', 'clock'],
  everySeconds: 1,
  alone: true,
  lanes: { count: 1, width: limits.claimBatch, unanswered: limits.claimBatch },
  nextDue: nextIssueDue,
  during: async (ctx, send) => {
    const { emailNotifications } = await readSettings(ctx);
    // After a restore nothing leaves before an operator has looked: who left since is not known here.
    if (!emailNotifications || (await isHeld(ctx.em))) return;
    await beginDue(ctx);
    for (const { id, mail } of await leaving(ctx)) {
      const more = await fixRecipients(ctx, id);
      await send({ issueId: id, mail, links: new IssueLinks(ctx.app) });
      if (!more) await finishIfDone(ctx, id);
    }
  },
  claim: async (ctx, { issueId }) => {
    const items = await claimRecipients(ctx, issueId);
    return { items, more: items.length === limits.claimBatch };
  },
  send: sendCopy,
  mark: (ctx, { issueId }, tried) => markCopies(ctx, issueId, tried),
};

export const issuesOutbox = defineOutbox(issues);

/** One pass of the sender. @throws as `runPass` */
export async function sendIssues(ctx: RequestContext): Promise<void> {
  await runPass(issues, ctx);
}

/** An issue that is leaving is due all the time: its rate decides what leaves. */
async function nextIssueDue(ctx: RequestContext) {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ at: DatabaseInstant | null }>`
      select min(case state when 'SENDING' then ${ctx.clock.now().toString()} else send_at end) as at
      from newsletter_issues where state in ('SCHEDULED', 'SENDING')`,
  );
  return instantOrNull(row?.at ?? null);
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
