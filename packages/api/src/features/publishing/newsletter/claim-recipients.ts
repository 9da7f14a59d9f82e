import { newsletterLimits as limits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { NewsletterSettingsEntity } from '#features/publishing/newsletter/newsletter-settings.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

export interface ClaimedRecipient {
  readonly id: string;
  readonly attempts: number;
  /** Null when the subscriber was erased since. */
  readonly subscriberId: string | null;
  readonly email: string | null;
  readonly active: boolean | null;
  readonly countsOpens: boolean | null;
  readonly countsClicks: boolean | null;
}

/** Copies not sent in the last so many seconds are sent at once; of more, a pause would end in a burst. */
const catchUpSeconds = 2;

const neverSent = Temporal.Instant.fromEpochMilliseconds(0);

/**
 * Claims the recipients whose copies leave now: as many as the rate allows since the last ones left,
 * over all processes together. If the process dies, the copy is due again when its lease ends, under
 * the same Message-ID.
 */
export async function claimRecipients(
  ctx: RequestContext,
  issueId: string,
): Promise<ClaimedRecipient[]> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const db = tables(ctx.em, NewsletterSettingsEntity);
    const pace = await db
      .selectFrom('newsletter_settings')
      .select(['ratePerSecond', 'sentUntil'])
      .forUpdate()
      .executeTakeFirst();
    const rate = pace?.ratePerSecond ?? limits.ratePerSecond;
    const from = sendingSince(pace?.sentUntil ?? neverSent, now);
    const seconds = (now.epochMilliseconds - from.epochMilliseconds) / 1000;
    const allowed = Math.min(Math.floor(rate * seconds), limits.claimBatch);
    if (allowed === 0) return [];
    const claimed = await rowsOf(ctx.em, claim(issueId, allowed, now));
    const until = from.add({ milliseconds: Math.round((claimed.length * 1000) / rate) });
    await db.updateTable('newsletter_settings').set({ sentUntil: until }).execute();
    return claimed;
  });
}

/** Since when the rate counts; after a clock that was set back, since now. */
function sendingSince(sentUntil: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const earliest = now.subtract({ seconds: catchUpSeconds });
  if (Temporal.Instant.compare(sentUntil, earliest) < 0) return earliest;
  return Temporal.Instant.compare(sentUntil, now) > 0 ? now : sentUntil;
}

function claim(issueId: string, allowed: number, now: Temporal.Instant) {
  const lease = now.add({ seconds: limits.leaseSeconds });
  return sql<ClaimedRecipient>`
    with due as (
      select r.id from newsletter_recipients r
      where r.issue_id = ${issueId} and r.state = 'WAITING'
        and r.next_attempt_at <= ${now}
      order by r.next_attempt_at, r.id limit ${allowed} for update skip locked
    ), named as (
      select due.id, s.email, s.state = 'ACTIVE' as active, s.counts_opens, s.counts_clicks
      from due join newsletter_recipients r on r.id = due.id
        left join newsletter_subscribers s on s.id = r.subscriber_id
    )
    update newsletter_recipients r set attempts = r.attempts + 1, next_attempt_at = ${lease}
    from named where r.id = named.id
    returning r.id, r.attempts, r.subscriber_id, named.email, named.active, named.counts_opens,
      named.counts_clicks`;
}
