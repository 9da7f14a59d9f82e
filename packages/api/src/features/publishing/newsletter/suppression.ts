import { createHmac } from 'node:crypto';
import type { SuppressionReasonName } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { AppContext, RequestContext } from '#context.ts';
import { noteConsent } from '#features/publishing/newsletter/consent.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { newId } from '#platform/database/id.ts';

/** Keyed, so that a stolen table cannot be compared with a list of addresses. */
export function suppressionHash(app: Pick<AppContext, 'keys'>, emailKey: string): string {
  return createHmac('sha256', app.keys.keyFor('newsletter suppression'))
    .update(emailKey)
    .digest('hex');
}

export async function isSuppressed(ctx: RequestContext, emailKey: string): Promise<boolean> {
  const hash = suppressionHash(ctx.app, emailKey);
  const rows = await rowsOf(
    ctx.em,
    sql`select 1 from newsletter_suppressions where key_hash = ${hash}`,
  );
  return rows.length > 0;
}

/**
 * No newsletter goes to this address any more, whoever asks for one. Harmless when it is called
 * again: the first reason stays. Call inside a transaction.
 */
export async function suppress(
  ctx: RequestContext,
  subscriber: { id: string; email_key: string },
  why: { reason: SuppressionReasonName; detail: string; issueId?: string | null },
): Promise<void> {
  const now = ctx.clock.now().toString();
  const detail = why.detail.slice(0, 500);
  const stored = await rowsOf(
    ctx.em,
    sql`
      insert into newsletter_suppressions (key_hash, id, reason, detail, at, subscriber_id)
      values (${suppressionHash(ctx.app, subscriber.email_key)}, ${newId()}, ${why.reason},
        ${detail}, ${now}, ${subscriber.id})
      on conflict (key_hash) do nothing returning 1`,
  );
  await rowsOf(
    ctx.em,
    sql`update newsletter_subscribers set state = 'SUPPRESSED', left_at = coalesce(left_at, ${now})
        where id = ${subscriber.id} and state <> 'SUPPRESSED'`,
  );
  if (stored.length === 0) return;
  await noteConsent(ctx, {
    subscriberId: subscriber.id,
    act: 'SUPPRESSED',
    wording: `${why.reason}: ${detail}`,
    place: 'MAIL',
    issueId: why.issueId ?? null,
  });
}
