import { newsletterLimits as limits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { rowsOf, type DatabaseInstant } from '#features/publishing/newsletter/newsletter-tables.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { inTransaction } from '#platform/database/transaction.ts';

export interface ClaimedRecipient {
  readonly id: string;
  readonly attempts: number;
  /** Null when the subscriber was erased since. */
  readonly subscriber_id: string | null;
  readonly email: string | null;
  readonly active: boolean | null;
  readonly counts_opens: boolean | null;
}

/** What was not sent in so many seconds is made up for at once; more is not, or a pause would end in a flood. */
const catchUpSeconds = 2;

/**
 * Claims who is to get the issue now: as many as the rate allows since the last ones left, over
 * all processes together. One whose process dies is due again when its lease ends, under the same
 * Message-ID.
 */
export async function claimRecipients(
  ctx: RequestContext,
  issueId: string,
): Promise<ClaimedRecipient[]> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const [pace] = await rowsOf(
      ctx.em,
      sql<{ rate_per_second: number; sent_until: DatabaseInstant }>`
        select rate_per_second, sent_until from newsletter_settings for update`,
    );
    const rate = pace?.rate_per_second ?? limits.ratePerSecond;
    const from = sendingSince(instantFrom(pace?.sent_until ?? new Date(0)), now);
    const seconds = (now.epochMilliseconds - from.epochMilliseconds) / 1000;
    const allowed = Math.min(Math.floor(rate * seconds), limits.claimBatch);
    if (allowed === 0) return [];
    const claimed = await rowsOf(ctx.em, claim(issueId, allowed, now));
    const until = from.add({ milliseconds: Math.round((claimed.length * 1000) / rate) });
    await rowsOf(ctx.em, sql`update newsletter_settings set sent_until = ${until.toString()}`);
    return claimed;
  });
}

/** From when on the rate is owed; a clock that was set back owes nothing. */
function sendingSince(sentUntil: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const earliest = now.subtract({ seconds: catchUpSeconds });
  if (Temporal.Instant.compare(sentUntil, earliest) < 0) return earliest;
  return Temporal.Instant.compare(sentUntil, now) > 0 ? now : sentUntil;
}

function claim(issueId: string, allowed: number, now: Temporal.Instant) {
  const lease = now.add({ seconds: limits.leaseSeconds }).toString();
  return sql<ClaimedRecipient>`
    with due as (
      select r.id from newsletter_recipients r
      where r.issue_id = ${issueId} and r.state = 'WAITING'
        and r.next_attempt_at <= ${now.toString()}
      order by r.next_attempt_at, r.id limit ${allowed} for update skip locked
    ), named as (
      select due.id, s.email, s.state = 'ACTIVE' as active, s.counts_opens
      from due join newsletter_recipients r on r.id = due.id
        left join newsletter_subscribers s on s.id = r.subscriber_id
    )
    update newsletter_recipients r set attempts = r.attempts + 1, next_attempt_at = ${lease}
    from named where r.id = named.id
    returning r.id, r.attempts, r.subscriber_id, named.email, named.active, named.counts_opens`;
}
