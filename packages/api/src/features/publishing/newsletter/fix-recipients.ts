import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { inSegment } from '#features/publishing/newsletter/audience.ts';
import type { Issue } from '#features/publishing/newsletter/issue-columns.ts';
import { NewsletterIssueEntity } from '#features/publishing/newsletter/issue.entity.ts';
import { lockIssue } from '#features/publishing/newsletter/find-issue.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Stores the recipients of an issue that has begun to leave: a batch in one statement, which never
 * passes through this process, and the place where the next batch continues. A crash repeats nothing.
 * A later subscriber gets the next issue.
 * @returns whether there is another batch
 */
export async function fixRecipients(ctx: RequestContext, id: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const issue = await lockIssue(ctx, { id, version: null });
    if (issue.state !== 'SENDING' || issue.fixedAt !== null) return false;
    const [done] = await rowsOf(ctx.em, batch(ctx, issue));
    const more = (done?.count ?? 0) === newsletterLimits.fixBatch;
    await tables(ctx.em, NewsletterIssueEntity)
      .updateTable('newsletter_issues')
      .set({
        ...(done?.last && { fixedUpTo: done.last }),
        fixedAt: more ? null : ctx.clock.now(),
      })
      .where('id', '=', id)
      .execute();
    return more;
  });
}

function batch(ctx: RequestContext, issue: Issue) {
  const now = ctx.clock.now();
  const started = issue.startedAt ?? now;
  const after = issue.fixedUpTo ? sql`and s.id > ${issue.fixedUpTo}` : sql``;
  return sql<{ count: number; last: string | null }>`
    with batch as (
      select s.id from newsletter_subscribers s
      where ${inSegment(issue, now)} and s.confirmed_at <= ${started} ${after}
      order by s.id limit ${newsletterLimits.fixBatch}
    ), put as (
      insert into newsletter_recipients (issue_id, subscriber_id, next_attempt_at)
      select ${issue.id}, id, ${now} from batch
      on conflict (issue_id, subscriber_id) do nothing
    )
    select count(*)::int as count, (array_agg(id order by id desc))[1] as last from batch`;
}
