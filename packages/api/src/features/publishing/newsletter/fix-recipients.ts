import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { inSegment } from '#features/publishing/newsletter/audience.ts';
import type { Campaign } from '#features/publishing/newsletter/campaign-tables.ts';
import { lockCampaign } from '#features/publishing/newsletter/find-campaign.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Writes down who gets a letter that has begun to leave: a batch in one statement, which never
 * passes through this process, and the place where the next one goes on. A crash repeats nothing.
 * Whoever subscribed later than it began gets the next letter.
 * @returns whether another batch is to follow
 */
export async function fixRecipients(ctx: RequestContext, id: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const campaign = await lockCampaign(ctx, { id, version: null });
    if (campaign.state !== 'SENDING' || (await isFixed(ctx, id))) return false;
    const [done] = await rowsOf(ctx.em, batch(ctx, campaign));
    const more = (done?.count ?? 0) === newsletterLimits.fixBatch;
    const now = ctx.clock.now().toString();
    await rowsOf(
      ctx.em,
      sql`
        update newsletter_campaigns set fixed_up_to = coalesce(${done?.last ?? null}, fixed_up_to),
          fixed_at = ${more ? null : now}
        where id = ${id}`,
    );
    return more;
  });
}

function batch(ctx: RequestContext, campaign: Campaign) {
  const now = ctx.clock.now();
  const started = (campaign.startedAt ?? now).toString();
  const after = campaign.fixedUpTo ? sql`and s.id > ${campaign.fixedUpTo}` : sql``;
  return sql<{ count: number; last: string | null }>`
    with batch as (
      select s.id from newsletter_subscribers s
      where ${inSegment(campaign.segment, now)} and s.confirmed_at <= ${started} ${after}
      order by s.id limit ${newsletterLimits.fixBatch}
    ), put as (
      insert into newsletter_recipients (campaign_id, subscriber_id, next_attempt_at)
      select ${campaign.id}, id, ${now.toString()} from batch
      on conflict (campaign_id, subscriber_id) do nothing
    )
    select count(*)::int as count, (array_agg(id order by id desc))[1] as last from batch`;
}

async function isFixed(ctx: RequestContext, id: string): Promise<boolean> {
  const rows = await rowsOf(
    ctx.em,
    sql`select 1 from newsletter_campaigns where id = ${id} and fixed_at is not null`,
  );
  return rows.length > 0;
}
