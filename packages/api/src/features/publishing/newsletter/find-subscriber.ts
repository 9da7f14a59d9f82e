import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { IssueLinks } from '#features/publishing/newsletter/issue-links.ts';
import {
  rowsOf,
  subscriberColumns,
  type SubscriberRow,
} from '#features/publishing/newsletter/newsletter-tables.ts';

export interface FoundSubscriber {
  readonly subscriber: SubscriberRow;
  readonly issueId: string | null;
}

/** Whose issue a link of it was in; null for a link that we never wrote, or of somebody erased. */
export async function subscriberOfLink(
  ctx: RequestContext,
  token: string,
): Promise<FoundSubscriber | null> {
  const link = new IssueLinks(ctx.app).read('choices', token);
  if (!link) return null;
  const subscriber = await subscriberById(ctx, link.subscriberId);
  return subscriber ? { subscriber, issueId: link.issueId } : null;
}

/** `locked` for whoever is about to change it. */
export async function subscriberById(
  ctx: RequestContext,
  id: string,
  locked?: 'locked',
): Promise<SubscriberRow | undefined> {
  const lock = locked ? sql`for update` : sql``;
  const [row] = await rowsOf(
    ctx.em,
    sql<SubscriberRow>`
      select ${subscriberColumns} from newsletter_subscribers where id = ${id} ${lock}`,
  );
  return row;
}

/** `m…a@example.org`: an issue may have been handed on, and its reader is not always its owner. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [...local] = email.slice(0, at);
  const end = local.length > 2 ? local.at(-1) : '';
  return `${local[0] ?? ''}…${end}${email.slice(at)}`;
}
