import { newsletterLimits, type NewsletterPlaceName } from '@infinite/schema/catalogue/newsletter';
import type { BlogCategoryId } from '@infinite/schema/catalogue/blog';
import { newsletterConsentWords } from '@infinite/schema/words/newsletter.en';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { noteConsent } from '#features/publishing/newsletter/consent.ts';
import { maskedEmail } from '#features/publishing/newsletter/find-subscriber.ts';
import { rowsOf, texts } from '#features/publishing/newsletter/newsletter-tables.ts';
import { hashToken, newToken } from '#platform/crypto/tokens.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** A new link to confirm with; only its hash is kept. Links of before stay good. */
export async function issueConfirmation(
  ctx: RequestContext,
  asked: { subscriberId: string; interests: readonly string[]; place: NewsletterPlaceName },
): Promise<string> {
  const { token, hash } = newToken();
  const now = ctx.clock.now();
  const expires = now.add({ hours: newsletterLimits.confirmHours });
  await rowsOf(
    ctx.em,
    sql`
      insert into newsletter_tokens (token_hash, subscriber_id, interests, place, created_at, expires_at)
      values (${hash}, ${asked.subscriberId}, ${texts(asked.interests)}, ${asked.place},
        ${now.toString()}, ${expires.toString()})`,
  );
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
  const [row] = await rowsOf(
    ctx.em,
    sql<{ email: string; active: boolean; used: boolean; over: boolean }>`
      select s.email, s.state = 'ACTIVE' as active, t.used_at is not null as used,
        t.expires_at <= ${ctx.clock.now().toString()} as over
      from newsletter_tokens t join newsletter_subscribers s on s.id = t.subscriber_id
      where t.token_hash = ${hashToken(token)}`,
  );
  if (!row) return { state: 'UNKNOWN', email: '' };
  const email = maskedEmail(row.email);
  if (row.used) return { state: row.active ? 'DONE' : 'GONE', email };
  return { state: row.over ? 'GONE' : 'GOOD', email };
}

/**
 * Puts the address on the list: what only the button of a page does. One conditional update decides
 * between two that press it at once.
 * @throws AppError LINK_EXPIRED
 */
export async function confirmSubscription(ctx: RequestContext, token: string): Promise<void> {
  const now = ctx.clock.now().toString();
  await inTransaction(ctx, async (ctx) => {
    const [used] = await rowsOf(
      ctx.em,
      sql<{ subscriber_id: string; interests: BlogCategoryId[]; place: NewsletterPlaceName }>`
        update newsletter_tokens set used_at = ${now}
        where token_hash = ${hashToken(token)} and used_at is null and expires_at > ${now}
        returning subscriber_id, interests, place`,
    );
    if (!used) throw new AppError('LINK_EXPIRED', { log: 'a newsletter link did not hold' });
    const changed = await rowsOf(
      ctx.em,
      sql`
        update newsletter_subscribers
        set state = 'ACTIVE', interests = ${texts(used.interests)}, confirmed_at = ${now},
          left_at = null, engaged_at = ${now}, soft_bounces = 0
        where id = ${used.subscriber_id} and state in ('PENDING', 'UNSUBSCRIBED')
        returning 1`,
    );
    if (changed.length === 0) return;
    await noteConsent(ctx, {
      subscriberId: used.subscriber_id,
      act: 'CONFIRMED',
      wording: newsletterConsentWords.subscribe,
      place: used.place,
    });
  });
}
