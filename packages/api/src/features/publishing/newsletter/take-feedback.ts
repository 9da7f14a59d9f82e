import type { Feedback } from '@infinite/schema/newsletter/issue.input';
import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { subscriberById } from '#features/publishing/newsletter/find-subscriber.ts';
import { NewsletterRecipientEntity } from '#features/publishing/newsletter/issue.entity.ts';
import { NewsletterSubscriberEntity } from '#features/publishing/newsletter/subscriber.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { suppress } from '#features/publishing/newsletter/suppression.ts';
import { inTransaction } from '#platform/database/transaction.ts';

const uuid = /([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})/gi;

/**
 * What the relay reports after it accepted an issue: that it bounced, or that its reader complained.
 * An unknown issue is ignored, since a relay would only repeat what is refused.
 */
export async function takeFeedback(ctx: RequestContext, feedback: Feedback): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const found = await issueOf(ctx, feedback);
    if (!found) return;
    const subscriber = await subscriberById(ctx, found.subscriberId, 'locked');
    if (!subscriber) return;
    const { kind, permanent, detail } = feedback;
    const at = ctx.clock.now();
    const mark =
      kind === 'complaint'
        ? { complainedAt: sql<Temporal.Instant>`coalesce(complained_at, ${at})` }
        : { bouncedAt: sql<Temporal.Instant>`coalesce(bounced_at, ${at})` };
    await tables(ctx.em, NewsletterRecipientEntity)
      .updateTable('newsletter_recipients')
      .set({ ...mark, problem: detail.slice(0, 500) })
      .where('id', '=', found.id)
      .execute();
    const why = { detail, issueId: found.issueId };
    if (kind === 'complaint') return suppress(ctx, subscriber, { ...why, reason: 'COMPLAINT' });
    if (permanent || (await softBounces(ctx, subscriber.id)) >= newsletterLimits.softBounces) {
      await suppress(ctx, subscriber, { ...why, reason: 'BOUNCE' });
    }
  });
}

async function issueOf(ctx: RequestContext, { messageId, returnPath }: Feedback) {
  const [first, second] = idsIn(messageId ?? '');
  const [recipient] = idsIn(returnPath ?? '');
  if (!recipient && !second) return undefined;
  const query = tables(ctx.em, NewsletterRecipientEntity)
    .selectFrom('newsletter_recipients')
    .select(({ ref }) => ['id', 'issueId', ref('subscriberId').$notNull().as('subscriberId')])
    .where('subscriberId', 'is not', null);
  const chosen = recipient
    ? query.where('id', '=', recipient)
    : query.where('issueId', '=', first ?? '').where('subscriberId', '=', second ?? '');
  return chosen.executeTakeFirst();
}

function idsIn(text: string): string[] {
  return [...text.matchAll(uuid)].map((found) => found.slice(1).join('-').toLowerCase());
}

async function softBounces(ctx: RequestContext, id: string): Promise<number> {
  const row = await tables(ctx.em, NewsletterSubscriberEntity)
    .updateTable('newsletter_subscribers')
    .set({ softBounces: sql<number>`soft_bounces + 1` })
    .where('id', '=', id)
    .returning('softBounces')
    .executeTakeFirst();
  return row?.softBounces ?? 0;
}
