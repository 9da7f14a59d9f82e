import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { inSegment } from '#features/publishing/newsletter/audience.ts';
import type { Issue } from '#features/publishing/newsletter/issue-tables.ts';
import { lockIssue } from '#features/publishing/newsletter/find-issue.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Writes down who gets an issue that has begun to leave: a batch in one statement, which never
 * passes through this process, and the place where the next one goes on. A crash repeats nothing.
 * Whoever subscribed later than it began gets the next issue.
 * @returns whether another batch is to follow
 */
export async function fixRecipients(ctx: RequestContext, id: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const issue = await lockIssue(ctx, { id, version: null });
    if (issue.state !== 'SENDING' || (await isFixed(ctx, id))) return false;
    const [done] = await rowsOf(ctx.em, batch(ctx, issue));
    const more = (done?.count ?? 0) === newsletterLimits.fixBatch;
    const now = ctx.clock.now().toString();
    await rowsOf(
      ctx.em,
      sql`
        update newsletter_issues set fixed_up_to = coalesce(${done?.last ?? null}, fixed_up_to),
          fixed_at = ${more ? null : now}
        where id = ${id}`,
    );
    return more;
  });
}

function batch(ctx: RequestContext, issue: Issue) {
  const now = ctx.clock.now();
  const started = (issue.startedAt ?? now).toString();
  const after = issue.fixedUpTo ? sql`and s.id > ${issue.fixedUpTo}` : sql``;
  return sql<{ count: number; last: string | null }>`
    with batch as (
      select s.id from newsletter_subscribers s
      where ${inSegment(issue.segment, now)} and s.confirmed_at <= ${started} ${after}
      order by s.id limit ${newsletterLimits.fixBatch}
    ), put as (
      insert into newsletter_recipients (issue_id, subscriber_id, next_attempt_at)
      select ${issue.id}, id, ${now.toString()} from batch
      on conflict (issue_id, subscriber_id) do nothing
    )
    select count(*)::int as count, (array_agg(id order by id desc))[1] as last from batch`;
}

async function isFixed(ctx: RequestContext, id: string): Promise<boolean> {
  const rows = await rowsOf(
    ctx.em,
    sql`select 1 from newsletter_issues where id = ${id} and fixed_at is not null`,
  );
  return rows.length > 0;
}
