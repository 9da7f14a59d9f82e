import { newsletterLimits, type NewsletterPlaceName } from '@infinite/schema/catalogue/newsletter';
import type { BlogCategoryId } from '@infinite/schema/catalogue/blog';
import { newsletterConsentWords } from '@infinite/schema/words/newsletter.en';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { recordConsent } from '#features/publishing/newsletter/consent.ts';
import { maskedEmail } from '#features/publishing/newsletter/find-subscriber.ts';
import {
  NewsletterSubscriberEntity,
  NewsletterTokenEntity,
} from '#features/publishing/newsletter/subscriber.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { hashToken, newToken } from '#platform/crypto/tokens.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** A new link to confirm with; only its hash is stored. Earlier links stay valid. */
export async function issueConfirmation(
  ctx: RequestContext,
  asked: { subscriberId: string; interests: BlogCategoryId[]; place: NewsletterPlaceName },
): Promise<string> {
  const { token, hash } = newToken();
  const now = ctx.clock.now();
  await tables(ctx.em, NewsletterTokenEntity)
    .insertInto('newsletter_tokens')
    .values({
      tokenHash: hash,
      subscriberId: asked.subscriberId,
      interests: asked.interests,
      place: asked.place,
      createdAt: now,
      expiresAt: now.add({ hours: newsletterLimits.confirmHours }),
    })
    .execute();
  return token;
}

export interface ConfirmationPage {
  readonly state: 'GOOD' | 'DONE' | 'GONE' | 'UNKNOWN';
  /** Masked; empty where there is none to show. */
  readonly email: string;
}

/** What the page behind the link shows. Reading it changes nothing: mail scanners read it too. */
export async function readConfirmation(
  ctx: RequestContext,
  token: string,
): Promise<ConfirmationPage> {
  const row = await tables(ctx.em, NewsletterTokenEntity, NewsletterSubscriberEntity)
    .selectFrom('newsletter_tokens as t')
    .innerJoin('newsletter_subscribers as s', 's.id', 't.subscriberId')
    .select(['s.email', 's.state', 't.usedAt', 't.expiresAt'])
    .where('t.tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return { state: 'UNKNOWN', email: '' };
  const email = maskedEmail(row.email);
  if (row.usedAt) return { state: row.state === 'ACTIVE' ? 'DONE' : 'GONE', email };
  const isOver = Temporal.Instant.compare(row.expiresAt, ctx.clock.now()) <= 0;
  return { state: isOver ? 'GONE' : 'GOOD', email };
}

/**
 * Puts the address on the list: what only the button of a page does. Of two concurrent requests, one
 * conditional update decides.
 * @throws AppError LINK_EXPIRED
 */
export async function confirmSubscription(ctx: RequestContext, token: string): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, NewsletterTokenEntity, NewsletterSubscriberEntity);
    const used = await db
      .updateTable('newsletter_tokens')
      .set({ usedAt: now })
      .where('tokenHash', '=', hashToken(token))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning(['subscriberId', 'interests', 'place'])
      .executeTakeFirst();
    if (!used) throw new AppError('LINK_EXPIRED', { log: 'a newsletter link did not hold' });
    const changed = await db
      .updateTable('newsletter_subscribers')
      .set({
        state: 'ACTIVE',
        interests: used.interests,
        confirmedAt: now,
        leftAt: null,
        engagedAt: now,
        softBounces: 0,
      })
      .where('id', '=', used.subscriberId)
      .where('state', 'in', ['PENDING', 'UNSUBSCRIBED'])
      .returning('id')
      .execute();
    if (changed.length === 0) return;
    await recordConsent(ctx, {
      subscriberId: used.subscriberId,
      act: 'CONFIRMED',
      wording: newsletterConsentWords.subscribe,
      place: used.place,
    });
  });
}
