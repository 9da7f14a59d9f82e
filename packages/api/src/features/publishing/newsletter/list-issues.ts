import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { issueColumns, type Issue } from '#features/publishing/newsletter/issue-columns.ts';
import { NewsletterIssueEntity } from '#features/publishing/newsletter/issue.entity.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const sizes = { page: newsletterLimits.listPage, pageMax: newsletterLimits.listPageMax };
const place = z.tuple([z.guid()]);

/** Newest first. */
export async function listIssues(
  ctx: RequestContext,
  { first, after }: { first?: number | null; after?: string | null },
): Promise<ListPage<Issue>> {
  requireStaff(ctx, 'newsletter.read');
  const size = pageSizeOf(first, sizes);
  let query = tables(ctx.em, NewsletterIssueEntity)
    .selectFrom('newsletter_issues')
    .select(issueColumns)
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (after) query = query.where('id', '<', placeOf(after, place)[0]);
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}

export interface IssueReport {
  readonly recipients: number;
  readonly waiting: number;
  readonly sent: number;
  readonly failed: number;
  readonly skipped: number;
  readonly bounced: number;
  readonly complained: number;
  readonly unsubscribed: number;
  /** Of those who agreed to be counted. */
  readonly opened: number;
  readonly countedForOpening: number;
}

/** The reports of these issues, with one statement for all of them. */
export async function reportsOf(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, IssueReport>> {
  const rows = await rowsOf(
    ctx.em,
    sql<IssueReport & { id: string }>`
      select r.issue_id as id, count(*)::int as recipients,
        count(*) filter (where r.state = 'WAITING')::int as waiting,
        count(*) filter (where r.state = 'SENT')::int as sent,
        count(*) filter (where r.state = 'FAILED')::int as failed,
        count(*) filter (where r.state = 'SKIPPED')::int as skipped,
        count(r.bounced_at)::int as bounced, count(r.complained_at)::int as complained,
        count(r.left_at)::int as unsubscribed, count(r.opened_at)::int as opened,
        count(*) filter (where s.counts_opens and r.state = 'SENT')::int as counted_for_opening
      from newsletter_recipients r left join newsletter_subscribers s on s.id = r.subscriber_id
      where r.issue_id = any(${[...ids]}::uuid[]) group by r.issue_id`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export const emptyReport: IssueReport = {
  recipients: 0,
  waiting: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
  opened: 0,
  countedForOpening: 0,
};
