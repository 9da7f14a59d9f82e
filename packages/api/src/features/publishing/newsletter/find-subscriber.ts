import type { RequestContext } from '#platform/context.ts';
import { IssueLinks } from '#features/publishing/newsletter/issue-links.ts';
import {
  NewsletterSubscriberEntity,
  type Subscriber,
} from '#features/publishing/newsletter/subscriber.entity.ts';
import { tables } from '#platform/database/tables.ts';

export interface FoundSubscriber {
  readonly subscriber: Subscriber;
  readonly issueId: string | null;
}

/** Whose issue the link was in; null for a link that we never wrote, or of an erased subscriber. */
export async function subscriberOfLink(
  ctx: RequestContext,
  token: string,
): Promise<FoundSubscriber | null> {
  const link = new IssueLinks(ctx.app).read('choices', token);
  if (!link) return null;
  const subscriber = await subscriberById(ctx, link.subscriberId);
  return subscriber ? { subscriber, issueId: link.issueId } : null;
}

/** `locked` before a change. */
export async function subscriberById(
  ctx: RequestContext,
  id: string,
  locked?: 'locked',
): Promise<Subscriber | undefined> {
  const query = tables(ctx.em, NewsletterSubscriberEntity)
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', id);
  return (locked ? query.forUpdate() : query).executeTakeFirst();
}

/** `m…a@example.org`: an issue may be forwarded, and its reader is not always the subscriber. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [...local] = email.slice(0, at);
  const end = local.length > 2 ? local.at(-1) : '';
  return `${local[0] ?? ''}…${end}${email.slice(at)}`;
}
