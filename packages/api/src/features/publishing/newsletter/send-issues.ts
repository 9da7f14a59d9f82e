import { newsletterLimits as limits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
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
  NewsletterIssueEntity,
  NewsletterRecipientEntity,
} from '#features/publishing/newsletter/issue.entity.ts';
import { sendCopy, type CopyOutcome } from '#features/publishing/newsletter/send-copy.ts';
import type { RenderedIssue } from '#features/publishing/newsletter/render-issue.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
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
 * stored, as many copies leave as the rate allows, and what is done is finished. All workers share
 * one rate, so one of them sends.
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
    // After a restore nothing leaves before an operator agrees: later unsubscribes are not known here.
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
    sql<{ at: Temporal.Instant | null }>`
      select min(case state when 'SENDING' then ${ctx.clock.now()} else send_at end) as at
      from newsletter_issues where state in ('SCHEDULED', 'SENDING')`,
  );
  return row?.at ?? null;
}

async function beginDue(ctx: RequestContext): Promise<void> {
  const due = await tables(ctx.em, NewsletterIssueEntity)
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'SCHEDULED')
    .where('sendAt', '<=', ctx.clock.now())
    .orderBy('sendAt')
    .execute();
  for (const { id } of due) {
    // An administrator may unschedule it at the same moment.
    await unlessMoved(() => sendIssue(ctx, { id, version: null }));
  }
}

function leaving(ctx: RequestContext) {
  return (
    tables(ctx.em, NewsletterIssueEntity)
      .selectFrom('newsletter_issues')
      .select('id')
      // What is leaving has its mail, by a check of the table.
      .select(({ ref }) => ref('mail').$notNull().as('mail'))
      .where('state', '=', 'SENDING')
      .orderBy('startedAt')
      .orderBy('id')
      .execute()
  );
}

async function finishIfDone(ctx: RequestContext, id: string): Promise<void> {
  const waiting = await tables(ctx.em, NewsletterRecipientEntity)
    .selectFrom('newsletter_recipients')
    .select('id')
    .where('issueId', '=', id)
    .where('state', '=', 'WAITING')
    .limit(1)
    .executeTakeFirst();
  if (waiting) return;
  await unlessMoved(() => changeIssue(ctx, { id, version: null }, 'finish'));
}

async function unlessMoved(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'WRONG_STATE')) throw error;
  }
}
