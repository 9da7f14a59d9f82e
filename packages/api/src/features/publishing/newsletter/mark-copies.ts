import { newsletterLimits as limits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import type { ClaimedRecipient } from '#features/publishing/newsletter/claim-recipients.ts';
import { subscriberById } from '#features/publishing/newsletter/find-subscriber.ts';
import { rowsOf } from '#platform/database/tables.ts';
import type { CopyOutcome } from '#features/publishing/newsletter/send-copy.ts';
import { suppress } from '#features/publishing/newsletter/suppression.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Tried } from '#platform/outbox/definition.ts';

type TriedCopy = Tried<ClaimedRecipient, CopyOutcome>;

/** Stores the outcomes of a batch; an address that is dead gets nothing any more. */
export async function markCopies(
  ctx: RequestContext,
  issueId: string,
  tried: readonly TriedCopy[],
): Promise<void> {
  if (tried.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    await rowsOf(ctx.em, store(tried, ctx.clock.now()));
    await countSoftBounces(ctx, tried);
    for (const { item, outcome } of tried) {
      const id = item.subscriberId;
      if (outcome.kind !== 'refused' || !outcome.isDead || !id) continue;
      const subscriber = await subscriberById(ctx, id, 'locked');
      if (!subscriber) continue;
      await suppress(ctx, subscriber, { reason: 'BOUNCE', detail: outcome.problem, issueId });
    }
  });
}

function stateOf(outcome: CopyOutcome): 'SENT' | 'SKIPPED' | 'WAITING' | 'FAILED' {
  if (outcome.kind === 'acknowledged') return 'SENT';
  if (outcome.kind === 'set-aside') return 'SKIPPED';
  return outcome.retryAt ? 'WAITING' : 'FAILED';
}

function problemOf(outcome: CopyOutcome): string | null {
  if ('problem' in outcome) return outcome.problem;
  return outcome.kind === 'relay' ? outcome.response : null;
}

function store(tried: readonly TriedCopy[], now: Temporal.Instant) {
  const rows = tried.map(({ item, outcome }) => ({
    id: item.id,
    state: stateOf(outcome),
    problem: problemOf(outcome)?.slice(0, 500) ?? null,
    next_attempt_at: 'retryAt' in outcome ? (outcome.retryAt ?? null) : null,
    given_back: outcome.kind === 'relay' ? 1 : 0,
    bounced: outcome.kind === 'refused' && outcome.isDead,
    counts_clicks: item.countsClicks === true,
  }));
  return sql`
    update newsletter_recipients r set state = o.state, problem = o.problem,
      next_attempt_at = o.next_attempt_at, attempts = r.attempts - o.given_back,
      sent_at = case when o.state = 'SENT' then ${now}::timestamptz end,
      bounced_at = case when o.bounced then ${now}::timestamptz end,
      counts_clicks = o.counts_clicks and o.state = 'SENT'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (id uuid, state text, problem text,
      next_attempt_at timestamptz, given_back integer, bounced boolean,
      counts_clicks boolean)
    where r.id = o.id and r.state = 'WAITING'`;
}

/** A copy that arrives resets the count; too many failures in a row suppress the address. */
async function countSoftBounces(ctx: RequestContext, tried: readonly TriedCopy[]): Promise<void> {
  const idsOf = (matches: (outcome: CopyOutcome) => boolean) =>
    tried.filter(({ outcome }) => matches(outcome)).flatMap(({ item }) => item.subscriberId ?? []);
  const arrived = idsOf(({ kind }) => kind === 'acknowledged');
  const bounced = idsOf(
    (outcome) => stateOf(outcome) === 'FAILED' && !('isDead' in outcome && outcome.isDead),
  );
  await rowsOf(
    ctx.em,
    sql`update newsletter_subscribers set soft_bounces = 0
        where id = any(${arrived}::uuid[]) and soft_bounces > 0`,
  );
  const failed = await rowsOf(
    ctx.em,
    sql<{ id: string; emailKey: string; softBounces: number }>`
      update newsletter_subscribers set soft_bounces = soft_bounces + 1
      where id = any(${bounced}::uuid[]) returning id, email_key, soft_bounces`,
  );
  for (const subscriber of failed) {
    if (subscriber.softBounces < limits.softBounces) continue;
    const detail = `${limits.softBounces} mails in a row were refused`;
    await suppress(ctx, subscriber, { reason: 'BOUNCE', detail });
  }
}
