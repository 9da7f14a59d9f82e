import type { BlogCategoryId } from '@infinite/schema/catalogue/blog';
import type {
  NewsletterPaceName,
  NewsletterPlaceName,
  SubscriberStateName,
  SuppressionReasonName,
} from '@infinite/schema/catalogue/newsletter';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export const NewsletterSubscriberEntity = defineEntity({
  name: 'NewsletterSubscriber',
  tableName: 'newsletter_subscribers',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    /** The same for every spelling of one address. */
    emailKey: p.text(),
    state: p.text().$type<SubscriberStateName>(),
    /** Empty: everything. */
    interests: p.array().$type<BlogCategoryId[]>().defaultRaw(`'{}'`),
    pace: p.text().$type<NewsletterPaceName>().default('EACH'),
    countsOpens: p.boolean().default(false),
    countsClicks: p.boolean().default(false),
    language: p.text().default('en'),
    place: p.text().$type<NewsletterPlaceName>(),
    /** In a row. */
    softBounces: p.integer().default(0),
    createdAt: instant(),
    confirmedAt: instant().nullable(),
    leftAt: instant().nullable(),
    engagedAt: instant().nullable(),
  },
});

export type Subscriber = RowOf<typeof NewsletterSubscriberEntity>;

/** A link to confirm a subscription; of the token only its hash is stored. */
export const NewsletterTokenEntity = defineEntity({
  name: 'NewsletterToken',
  tableName: 'newsletter_tokens',
  properties: {
    tokenHash: p.text().primary(),
    subscriberId: p.uuid(),
    interests: p.array().$type<BlogCategoryId[]>(),
    place: p.text().$type<NewsletterPlaceName>(),
    createdAt: instant(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
  },
});

export type ConsentAct =
  'ASKED' | 'CONFIRMED' | 'CHANGED' | 'UNSUBSCRIBED' | 'RESUBSCRIBED' | 'SUPPRESSED' | 'IMPORTED';

/** The ledger of consent. */
export const NewsletterConsentEntity = defineEntity({
  name: 'NewsletterConsent',
  tableName: 'newsletter_consents',
  properties: {
    id: p.uuid().primary(),
    subscriberId: p.uuid(),
    at: instant(),
    act: p.text().$type<ConsentAct>(),
    wording: p.text(),
    place: p.text().$type<NewsletterPlaceName>(),
    issueId: p.uuid().nullable(),
    newsletterImportId: p.uuid().nullable(),
    actor: p.text(),
  },
});

/** An address that gets no newsletter any more. */
export const NewsletterSuppressionEntity = defineEntity({
  name: 'NewsletterSuppression',
  tableName: 'newsletter_suppressions',
  properties: {
    /** HMAC of the address: it holds also when the address itself is erased. */
    keyHash: p.text().primary(),
    id: p.uuid(),
    reason: p.text().$type<SuppressionReasonName>(),
    detail: p.text(),
    at: instant(),
    subscriberId: p.uuid().nullable(),
  },
});
