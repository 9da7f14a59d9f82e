import { newsletterLimits as limits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import type { ClaimedRecipient } from '#features/publishing/newsletter/claim-recipients.ts';
import { subscriberById } from '#features/publishing/newsletter/find-subscriber.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import type { CopyOutcome } from '#features/publishing/newsletter/send-copy.ts';
import { suppress } from '#features/publishing/newsletter/suppression.ts';
import { inTransaction } from '#platform/database/transaction.ts';

export interface TriedCopy {
  readonly recipient: ClaimedRecipient;
  readonly outcome: CopyOutcome;
}

/** Stores what became of a batch of tries; an address that is dead gets nothing any more. */
export async function markCopies(
  ctx: RequestContext,
  issueId: string,
  tried: readonly TriedCopy[],
): Promise<void> {
  if (tried.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    await rowsOf(ctx.em, store(tried, ctx.clock.now().toString()));
    await countSoftBounces(ctx, tried);
    for (const { recipient, outcome } of tried) {
      const id = recipient.subscriber_id;
      if (outcome.kind !== 'DEAD' || !id) continue;
      const subscriber = await subscriberById(ctx, id, 'locked');
      if (!subscriber) continue;
      await suppress(ctx, subscriber, { reason: 'BOUNCE', detail: outcome.problem, issueId });
    }
  });
}

const states = {
  SENT: 'SENT',
  SKIPPED: 'SKIPPED',
  DEAD: 'FAILED',
  FAILED: 'FAILED',
  LATER: 'WAITING',
} as const;

function store(tried: readonly TriedCopy[], now: string) {
  const rows = tried.map(({ recipient, outcome }) => ({
    id: recipient.id,
    state: states[outcome.kind],
    problem: 'problem' in outcome ? outcome.problem.slice(0, 500) : null,
    next_attempt_at: outcome.kind === 'LATER' ? outcome.at.toString() : null,
    given_back: outcome.kind === 'LATER' && outcome.freeTry ? 1 : 0,
    bounced: outcome.kind === 'DEAD',
  }));
  return sql`
    update newsletter_recipients r set state = o.state, problem = o.problem,
      next_attempt_at = o.next_attempt_at, attempts = r.attempts - o.given_back,
      sent_at = case when o.state = 'SENT' then ${now}::timestamptz end,
      bounced_at = case when o.bounced then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (id uuid, state text, problem text,
      next_attempt_at timestamptz, given_back integer, bounced boolean)
    where r.id = o.id and r.state = 'WAITING'`;
}

/** An issue that arrives forgives; too many that do not, one after the other, end it. */
async function countSoftBounces(ctx: RequestContext, tried: readonly TriedCopy[]): Promise<void> {
  const idsOf = (kind: CopyOutcome['kind']) =>
    tried
      .filter(({ outcome }) => outcome.kind === kind)
      .flatMap(({ recipient }) => recipient.subscriber_id ?? []);
  await rowsOf(
    ctx.em,
    sql`update newsletter_subscribers set soft_bounces = 0
        where id = any(${idsOf('SENT')}::uuid[]) and soft_bounces > 0`,
  );
  const failed = await rowsOf(
    ctx.em,
    sql<{ id: string; email_key: string; soft_bounces: number }>`
      update newsletter_subscribers set soft_bounces = soft_bounces + 1
      where id = any(${idsOf('FAILED')}::uuid[]) returning id, email_key, soft_bounces`,
  );
  for (const subscriber of failed) {
    if (subscriber.soft_bounces < limits.softBounces) continue;
    const detail = `${limits.softBounces} mails in a row were refused`;
    await suppress(ctx, subscriber, { reason: 'BOUNCE', detail });
  }
}
