import { createHmac } from 'node:crypto';
import type { SuppressionReasonName } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { AppContext, RequestContext } from '#platform/context.ts';
import { recordConsent } from '#features/publishing/newsletter/consent.ts';
import {
  NewsletterSubscriberEntity,
  NewsletterSuppressionEntity,
} from '#features/publishing/newsletter/subscriber.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';

/** Keyed, so that a stolen table cannot be matched against a list of addresses. */
function suppressionHash(app: Pick<AppContext, 'keys'>, emailKey: string): string {
  return createHmac('sha256', app.keys.keyFor('newsletter suppression'))
    .update(emailKey)
    .digest('hex');
}

export async function isSuppressed(ctx: RequestContext, emailKey: string): Promise<boolean> {
  const hash = suppressionHash(ctx.app, emailKey);
  const row = await tables(ctx.em, NewsletterSuppressionEntity)
    .selectFrom('newsletter_suppressions')
    .select('id')
    .where('keyHash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these keys are suppressed, with one statement. */
export async function suppressedAmong(
  ctx: RequestContext,
  emailKeys: readonly string[],
): Promise<string[]> {
  if (emailKeys.length === 0) return [];
  const byHash = new Map(emailKeys.map((key) => [suppressionHash(ctx.app, key), key]));
  const rows = await tables(ctx.em, NewsletterSuppressionEntity)
    .selectFrom('newsletter_suppressions')
    .select('keyHash')
    .where('keyHash', 'in', [...byHash.keys()])
    .execute();
  return rows.flatMap(({ keyHash }) => byHash.get(keyHash) ?? []);
}

/**
 * Sends no newsletter to this address any more, even when a form asks for one. Idempotent: the first
 * reason stays. Call inside a transaction.
 */
export async function suppress(
  ctx: RequestContext,
  subscriber: { id: string; emailKey: string },
  why: { reason: SuppressionReasonName; detail: string; issueId?: string | null },
): Promise<void> {
  const now = ctx.clock.now();
  const detail = why.detail.slice(0, 500);
  const db = tables(ctx.em, NewsletterSuppressionEntity, NewsletterSubscriberEntity);
  const stored = await db
    .insertInto('newsletter_suppressions')
    .values({
      keyHash: suppressionHash(ctx.app, subscriber.emailKey),
      id: newId(),
      reason: why.reason,
      detail,
      at: now,
      subscriberId: subscriber.id,
    })
    .onConflict((conflict) => conflict.column('keyHash').doNothing())
    .returning('id')
    .executeTakeFirst();
  await db
    .updateTable('newsletter_subscribers')
    .set({ state: 'SUPPRESSED', leftAt: sql<Temporal.Instant>`coalesce(left_at, ${now})` })
    .where('id', '=', subscriber.id)
    .where('state', '<>', 'SUPPRESSED')
    .execute();
  if (!stored) return;
  await recordConsent(ctx, {
    subscriberId: subscriber.id,
    act: 'SUPPRESSED',
    wording: `${why.reason}: ${detail}`,
    place: 'MAIL',
    issueId: why.issueId ?? null,
  });
}
