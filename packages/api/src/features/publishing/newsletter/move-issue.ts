import { blogScheduleInput } from '@infinite/schema/blog/blog-post.input';
import type { IssueStateName } from '@infinite/schema/catalogue/newsletter';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import {
  issueStateWords,
  newsletterConsoleWords as words,
} from '@infinite/schema/words/newsletter-console.en';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { stateAfter, type IssueMove } from '#features/publishing/newsletter/issue-states.ts';
import type { Issue } from '#features/publishing/newsletter/issue-columns.ts';
import {
  NewsletterIssueEntity,
  NewsletterIssueStepEntity,
} from '#features/publishing/newsletter/issue.entity.ts';
import { lockIssue } from '#features/publishing/newsletter/find-issue.ts';
import { renderIssue } from '#features/publishing/newsletter/render-issue.ts';
import { newId } from '#platform/database/id.ts';
import { tables, type RowOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { notify } from '#platform/notifications/notify.ts';

/** `version` null: the product itself moves it, whatever its version is. */
interface Request {
  readonly id: string;
  readonly version: number | null;
}

type Changes = Partial<RowOf<typeof NewsletterIssueEntity>>;

const unscheduled: Changes = { sendAt: null, sendDate: null, sendTime: null, sendZone: null };

/**
 * Schedules an issue for a local time in a time zone.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE | INVALID_INPUT
 */
export async function scheduleIssue(
  ctx: RequestContext,
  request: Request & { at: unknown },
): Promise<Issue> {
  requireStaff(ctx, 'newsletter.write');
  const at = parseInput(blogScheduleInput, request.at);
  const { instant, shiftedFromGap } = localInstant(at.localDate, at.localTime, at.timeZone);
  if (shiftedFromGap) throw refused('localTime', words.shiftedTime);
  if (Temporal.Instant.compare(instant, ctx.clock.now()) <= 0) {
    throw refused('localDate', words.past);
  }
  const set = {
    sendAt: instant,
    sendDate: at.localDate,
    sendTime: at.localTime,
    sendZone: at.timeZone,
  };
  return moveIssue(ctx, request, 'schedule', () => Promise.resolve(set));
}

/**
 * Lets an issue leave now: its content is final, and everyone who is subscribed at this moment gets
 * it.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE | INVALID_INPUT
 */
export function sendIssue(ctx: RequestContext, request: Request): Promise<Issue> {
  return moveIssue(ctx, request, 'send', async (ctx, issue) => {
    const mail = await renderIssue(ctx, issue);
    return { ...unscheduled, mail, startedAt: ctx.clock.now() };
  });
}

/** @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE */
export function changeIssue(
  ctx: RequestContext,
  request: Request,
  move: Exclude<IssueMove, 'schedule' | 'send'>,
): Promise<Issue> {
  const ends = move === 'finish' || move === 'cancel' ? { endedAt: ctx.clock.now() } : {};
  return moveIssue(ctx, request, move, () => Promise.resolve({ ...unscheduled, ...ends }));
}

async function moveIssue(
  ctx: RequestContext,
  request: Request,
  move: IssueMove,
  changes: (ctx: RequestContext, issue: Issue) => Promise<Changes>,
): Promise<Issue> {
  if (ctx.actor.kind !== 'system') requireStaff(ctx, 'newsletter.write');
  return inTransaction(ctx, async (ctx) => {
    const issue = await lockIssue(ctx, request);
    const to = stateAfter(issue.state, move);
    if (!to) {
      const state = issueStateWords[issue.state];
      throw new AppError('WRONG_STATE', { words: words.notNow(state) });
    }
    if (move === 'schedule' || move === 'send') requireWhole(issue);
    const set = await changes(ctx, issue);
    await tables(ctx.em, NewsletterIssueEntity)
      .updateTable('newsletter_issues')
      .set({
        ...set,
        state: to,
        version: sql<number>`version + 1`,
        updatedAt: ctx.clock.now(),
      })
      .where('id', '=', issue.id)
      .execute();
    await recordStep(ctx, { id: issue.id, from: issue.state, to });
    await recordAudit(ctx, {
      action: `newsletter.${move}`,
      subject: { kind: 'newsletter', id: issue.id, name: issue.subject },
      before: { state: issue.state },
      after: { state: to },
    });
    await notify(ctx, 'newsletter');
    return lockIssue(ctx, { id: issue.id, version: null });
  });
}

/** Records a change of an issue's state. */
export async function recordStep(
  ctx: RequestContext,
  { id, from, to }: { id: string; from: IssueStateName | null; to: IssueStateName },
): Promise<void> {
  const { actor } = ctx;
  const who = actor.kind === 'member' ? actor.userId : `system:${actor.kind}`;
  await tables(ctx.em, NewsletterIssueStepEntity)
    .insertInto('newsletter_issue_steps')
    .values({
      id: newId(),
      issueId: id,
      at: ctx.clock.now(),
      fromState: from,
      toState: to,
      actor: who,
    })
    .execute();
}

function requireWhole({ subject, intro, postIds }: Issue): void {
  const fields: Record<string, string> = {};
  if (subject === '') fields['subject'] = words.noSubject;
  if (intro.trim() === '' && postIds.length === 0) fields['intro'] = words.nothingInIt;
  if (Object.keys(fields).length > 0) {
    throw new AppError('INVALID_INPUT', { words: words.notReady, fields });
  }
}

function refused(field: string, words: string): AppError {
  return new AppError('INVALID_INPUT', { words, fields: { [field]: words } });
}
