import type { NewsletterPlaceName } from '@infinite/schema/catalogue/newsletter';
import type { RequestContext } from '#platform/context.ts';
import {
  NewsletterConsentEntity,
  type ConsentAct,
} from '#features/publishing/newsletter/subscriber.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';

export interface Consent {
  readonly subscriberId: string;
  readonly act: ConsentAct;
  /** The exact words that were agreed to, or what was done. */
  readonly wording: string;
  readonly place: NewsletterPlaceName;
  readonly issueId?: string | null;
}

/**
 * One line of the ledger of consent, in the transaction of the act: when, to which words, from
 * where. The place is a part of the site; no network address is kept.
 */
export async function recordConsent(ctx: RequestContext, consent: Consent): Promise<void> {
  const { actor } = ctx;
  const who = actor.kind === 'member' ? actor.userId : actor.kind;
  await tables(ctx.em, NewsletterConsentEntity)
    .insertInto('newsletter_consents')
    .values({ id: newId(), at: ctx.clock.now(), actor: who, ...consent })
    .execute();
}
