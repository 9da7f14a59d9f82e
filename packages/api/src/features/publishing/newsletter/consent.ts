import type { NewsletterPlaceName } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { newId } from '#platform/database/id.ts';

export interface Consent {
  readonly subscriberId: string;
  readonly act: 'ASKED' | 'CONFIRMED' | 'CHANGED' | 'UNSUBSCRIBED' | 'RESUBSCRIBED' | 'SUPPRESSED';
  /** The very words that were agreed to, or what was done. */
  readonly wording: string;
  readonly place: NewsletterPlaceName;
  readonly issueId?: string | null;
}

/**
 * One line of the ledger of consent, in the transaction of the act: when, to which words, from
 * where. The place is a part of the site; no network address is kept.
 */
export async function noteConsent(ctx: RequestContext, consent: Consent): Promise<void> {
  const { actor } = ctx;
  const who = actor.kind === 'member' ? actor.userId : actor.kind;
  await rowsOf(
    ctx.em,
    sql`
      insert into newsletter_consents (id, subscriber_id, at, act, wording, place, issue_id, actor)
      values (${newId()}, ${consent.subscriberId}, ${ctx.clock.now().toString()}, ${consent.act},
        ${consent.wording}, ${consent.place}, ${consent.issueId ?? null}, ${who})`,
  );
}
