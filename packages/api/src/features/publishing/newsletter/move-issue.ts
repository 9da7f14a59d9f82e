import { blogScheduleInput } from '@infinite/schema/blog/blog-post.input';
import type { IssueStateName } from '@infinite/schema/catalogue/newsletter';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import {
  issueStateWords,
  newsletterConsoleWords as words,
} from '@infinite/schema/words/newsletter-console.en';
import { sql, type RawBuilder } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { requireAdmin, type RequestContext } from '#context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { stateAfter, type IssueMove } from '#features/publishing/newsletter/issue-states.ts';
import type { Issue } from '#features/publishing/newsletter/issue-tables.ts';
import { lockIssue } from '#features/publishing/newsletter/find-issue.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { renderIssue } from '#features/publishing/newsletter/render-issue.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { notify } from '#platform/notifications/notify.ts';

/** `version` null: the product itself moves it, whatever anybody has seen. */
interface Request {
  readonly id: string;
  readonly version: number | null;
}

const unscheduled = sql`send_at = null, send_date = null, send_time = null, send_zone = null`;

/**
 * Has an issue leave at a time by the clock of a place.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE | INVALID_INPUT
 */
export async function scheduleIssue(
  ctx: RequestContext,
  request: Request & { at: unknown },
): Promise<Issue> {
  requireAdmin(ctx);
  const at = parseInput(blogScheduleInput, request.at);
  const { instant, shiftedFromGap } = localInstant(at.localDate, at.localTime, at.timeZone);
  if (shiftedFromGap) throw refused('localTime', words.shiftedTime);
  if (Temporal.Instant.compare(instant, ctx.clock.now()) <= 0) {
    throw refused('localDate', words.past);
  }
  const set = sql`send_at = ${instant.toString()}, send_date = ${at.localDate}::date,
    send_time = ${at.localTime}::time, send_zone = ${at.timeZone}`;
  return moveIssue(ctx, request, 'schedule', () => Promise.resolve(set));
}

/**
 * Lets an issue leave now: what it says is written down for good, and whoever is subscribed at this
 * moment gets it.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE | INVALID_INPUT
 */
export function sendIssue(ctx: RequestContext, request: Request): Promise<Issue> {
  return moveIssue(ctx, request, 'send', async (ctx, issue) => {
    const mail = JSON.stringify(await renderIssue(ctx, issue));
    return sql`${unscheduled}, mail = ${mail}::jsonb, started_at = ${ctx.clock.now().toString()}`;
  });
}

/** @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE */
export function changeIssue(
  ctx: RequestContext,
  request: Request,
  move: Exclude<IssueMove, 'schedule' | 'send'>,
): Promise<Issue> {
  const now = ctx.clock.now().toString();
  const ends = move === 'finish' || move === 'cancel' ? sql`, ended_at = ${now}` : sql``;
  return moveIssue(ctx, request, move, () => Promise.resolve(sql`${unscheduled}${ends}`));
}

async function moveIssue(
  ctx: RequestContext,
  request: Request,
  move: IssueMove,
  changes: (ctx: RequestContext, issue: Issue) => Promise<RawBuilder<unknown>>,
): Promise<Issue> {
  if (ctx.actor.kind !== 'system') requireAdmin(ctx);
  return inTransaction(ctx, async (ctx) => {
    const issue = await lockIssue(ctx, request);
    const to = stateAfter(issue.state, move);
    if (!to) {
      const state = issueStateWords[issue.state];
      throw new AppError('WRONG_STATE', { words: words.notNow(state) });
    }
    if (move === 'schedule' || move === 'send') requireWhole(issue);
    const set = await changes(ctx, issue);
    await rowsOf(
      ctx.em,
      sql`
        update newsletter_issues set state = ${to}, version = version + 1,
          updated_at = ${ctx.clock.now().toString()}, ${set}
        where id = ${issue.id}`,
    );
    await noteStep(ctx, { id: issue.id, from: issue.state, to });
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

/** One line of an issue's own ledger. */
export async function noteStep(
  ctx: RequestContext,
  step: { id: string; from: IssueStateName | null; to: IssueStateName; detail?: string },
): Promise<void> {
  const { actor } = ctx;
  const who = actor.kind === 'member' ? actor.userId : `system:${actor.kind}`;
  await rowsOf(
    ctx.em,
    sql`
      insert into newsletter_issue_steps (id, issue_id, at, from_state, to_state, actor, detail)
      values (${newId()}, ${step.id}, ${ctx.clock.now().toString()}, ${step.from}, ${step.to},
        ${who}, ${step.detail ?? null})`,
  );
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
