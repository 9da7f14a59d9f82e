import { sql } from 'kysely';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { IssueLinks } from '#features/publishing/newsletter/issue-links.ts';
import { NewsletterIssueEntity } from '#features/publishing/newsletter/issue.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { z } from 'zod';

/** Where a link of an issue leads, by its signed token; null for a token that we never wrote. */
export async function targetOfClick(ctx: RequestContext, token: string): Promise<string | null> {
  const link = new IssueLinks(ctx.app).readClick(token);
  return link ? ((await linksOfIssue(ctx, link.issueId))?.[link.link] ?? null) : null;
}

/** Counts the first click on each link. Checks the consent again: it may have been withdrawn. */
export async function countClick(ctx: RequestContext, token: string): Promise<void> {
  const link = new IssueLinks(ctx.app).readClick(token);
  if (!link) return;
  const now = ctx.clock.now();
  await rowsOf(
    ctx.em,
    sql`
      with agreed as (
        update newsletter_subscribers set engaged_at = ${now}
        where id = ${link.subscriberId} and counts_clicks returning id
      )
      insert into newsletter_clicks (recipient_id, link, at)
      select r.id, ${link.link}, ${now} from newsletter_recipients r
        join agreed on agreed.id = r.subscriber_id
      where r.issue_id = ${link.issueId} and r.counts_clicks
      on conflict do nothing`,
  );
}

/** What was counted of a subscriber who no longer agrees. Call inside a transaction. */
export async function forgetClicks(ctx: RequestContext, subscriberId: string): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`
      with theirs as (
        update newsletter_recipients set counts_clicks = false
        where subscriber_id = ${subscriberId} and counts_clicks returning id
      )
      delete from newsletter_clicks where recipient_id in (select id from theirs)`,
  );
}

interface IssueClicks {
  /** Copies whose readers had agreed when the issue was sent, and still do. */
  readonly agreed: number;
  /** Of these, how many clicked at least one link. */
  readonly clicked: number;
  readonly links: readonly { readonly address: string; readonly clicked: number }[];
}

/**
 * Clicks on each link of an issue, as numbers of people.
 * @throws AppError NOT_FOUND; for administrators
 */
export async function readClicks(ctx: RequestContext, id: string): Promise<IssueClicks> {
  requireStaff(ctx, 'newsletter.read');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const links = await linksOfIssue(ctx, id);
  if (links === null) throw new AppError('NOT_FOUND');
  const [total] = await rowsOf(
    ctx.em,
    sql<{ agreed: number; clicked: number }>`
      select count(*)::int as agreed, count(*) filter (where exists (
        select 1 from newsletter_clicks c where c.recipient_id = r.id))::int as clicked
      from newsletter_recipients r where r.issue_id = ${id} and r.counts_clicks`,
  );
  const counted = await rowsOf(
    ctx.em,
    sql<{ link: number; clicked: number }>`
      select c.link, count(*)::int as clicked from newsletter_clicks c
        join newsletter_recipients r on r.id = c.recipient_id
      where r.issue_id = ${id} group by c.link`,
  );
  const byLink = new Map(counted.map(({ link, clicked }) => [link, clicked]));
  return {
    agreed: total?.agreed ?? 0,
    clicked: total?.clicked ?? 0,
    links: links.map((address, link) => ({ address, clicked: byLink.get(link) ?? 0 })),
  };
}

/** None before it is sent; null for an issue that is not there. */
async function linksOfIssue(ctx: RequestContext, id: string): Promise<readonly string[] | null> {
  const issue = await tables(ctx.em, NewsletterIssueEntity)
    .selectFrom('newsletter_issues')
    .select('mail')
    .where('id', '=', id)
    .executeTakeFirst();
  return issue ? (issue.mail?.links ?? []) : null;
}
