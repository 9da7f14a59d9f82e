import type { Feedback } from '@infinite/schema/newsletter/issue.input';
import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { subscriberById } from '#features/publishing/newsletter/find-subscriber.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { suppress } from '#features/publishing/newsletter/suppression.ts';
import { inTransaction } from '#platform/database/transaction.ts';

const uuid = /([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})/gi;

/**
 * What the relay learned after it had taken an issue: that it bounced, or that its reader reported
 * it. An issue that is not known is passed over, since a relay would only repeat what is refused.
 */
export async function takeFeedback(ctx: RequestContext, feedback: Feedback): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const found = await issueOf(ctx, feedback);
    if (!found) return;
    const subscriber = await subscriberById(ctx, found.subscriber_id, 'locked');
    if (!subscriber) return;
    const now = ctx.clock.now().toString();
    const { kind, permanent, detail } = feedback;
    const mark = kind === 'complaint' ? sql`complained_at` : sql`bounced_at`;
    await rowsOf(
      ctx.em,
      sql`update newsletter_recipients set ${mark} = coalesce(${mark}, ${now}),
            problem = ${detail.slice(0, 500)} where id = ${found.id}`,
    );
    const why = { detail, issueId: found.issue_id };
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
  const which = recipient
    ? sql`id = ${recipient}`
    : sql`issue_id = ${first ?? ''} and subscriber_id = ${second ?? ''}`;
  const [row] = await rowsOf(
    ctx.em,
    sql<{ id: string; issue_id: string; subscriber_id: string }>`
      select id, issue_id, subscriber_id from newsletter_recipients
      where ${which} and subscriber_id is not null`,
  );
  return row;
}

function idsIn(text: string): string[] {
  return [...text.matchAll(uuid)].map((found) => found.slice(1).join('-').toLowerCase());
}

async function softBounces(ctx: RequestContext, id: string): Promise<number> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ soft_bounces: number }>`
      update newsletter_subscribers set soft_bounces = soft_bounces + 1
      where id = ${id} returning soft_bounces`,
  );
  return row?.soft_bounces ?? 0;
}
