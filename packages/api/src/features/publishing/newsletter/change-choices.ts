import type { NewsletterChoices } from '@infinite/schema/newsletter/subscribe.input';
import { newsletterConsentWords } from '@infinite/schema/words/newsletter.en';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { forgetClicks } from '#features/publishing/newsletter/clicks.ts';
import { recordConsent } from '#features/publishing/newsletter/consent.ts';
import {
  maskedEmail,
  subscriberById,
  subscriberOfLink,
  type FoundSubscriber,
} from '#features/publishing/newsletter/find-subscriber.ts';
import { NewsletterRecipientEntity } from '#features/publishing/newsletter/issue.entity.ts';
import { NewsletterSubscriberEntity } from '#features/publishing/newsletter/subscriber.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** What the pages behind the links of an issue show. */
export async function readChoices(ctx: RequestContext, token: string) {
  const found = await subscriberOfLink(ctx, token);
  if (!found) return null;
  const { state, email, interests, pace, countsOpens, countsClicks } = found.subscriber;
  return { state, email: maskedEmail(email), interests, pace, countsOpens, countsClicks };
}

/** @throws AppError NOT_FOUND for a link we never wrote | WRONG_STATE for one who is not subscribed */
export async function changeChoices(
  ctx: RequestContext,
  token: string,
  choices: NewsletterChoices,
): Promise<void> {
  await withSubscriber(ctx, token, async (ctx, { subscriber, issueId }) => {
    if (subscriber.state !== 'ACTIVE') throw new AppError('WRONG_STATE');
    const { interests, pace, countsOpens, countsClicks } = choices;
    await subscriberUpdate(ctx, subscriber.id)
      .set({ interests, pace, countsOpens, countsClicks, engagedAt: ctx.clock.now() })
      .execute();
    if (!countsClicks) await forgetClicks(ctx, subscriber.id);
    const counted = [
      countsOpens && newsletterConsentWords.countsOpens,
      countsClicks && newsletterConsentWords.countsClicks,
    ].filter(Boolean);
    await recordConsent(ctx, {
      subscriberId: subscriber.id,
      act: 'CHANGED',
      wording: `${pace}; ${interests.join(', ') || 'everything'}; ${counted.join(' ') || 'no counting'}`,
      place: 'MAIL',
      issueId,
    });
  });
}

/**
 * Takes an address off the list, at once and without a question. Harmless when it is repeated.
 * @throws AppError NOT_FOUND for a link we never wrote
 */
export async function unsubscribe(ctx: RequestContext, token: string): Promise<void> {
  await withSubscriber(ctx, token, (ctx, found) => leave(ctx, found, 'unsubscribed from an issue'));
}

/** @throws AppError NOT_FOUND | WRONG_STATE for an address that gets no issues any more */
export async function resubscribe(ctx: RequestContext, token: string): Promise<void> {
  await withSubscriber(ctx, token, async (ctx, { subscriber, issueId }) => {
    if (subscriber.state === 'ACTIVE') return;
    if (subscriber.state !== 'UNSUBSCRIBED') throw new AppError('WRONG_STATE');
    await subscriberUpdate(ctx, subscriber.id)
      .set({ state: 'ACTIVE', leftAt: null, confirmedAt: ctx.clock.now() })
      .execute();
    await recordConsent(ctx, {
      subscriberId: subscriber.id,
      act: 'RESUBSCRIBED',
      wording: newsletterConsentWords.subscribe,
      place: 'MAIL',
      issueId,
    });
  });
}

/** Ends a subscription and, where an issue was the reason, says so beside that issue. */
async function leave(
  ctx: RequestContext,
  { subscriber, issueId }: FoundSubscriber,
  how: string,
): Promise<void> {
  if (subscriber.state === 'UNSUBSCRIBED' || subscriber.state === 'SUPPRESSED') return;
  const now = ctx.clock.now();
  await subscriberUpdate(ctx, subscriber.id).set({ state: 'UNSUBSCRIBED', leftAt: now }).execute();
  await tables(ctx.em, NewsletterRecipientEntity)
    .updateTable('newsletter_recipients')
    .set({ leftAt: sql<Temporal.Instant>`coalesce(left_at, ${now})` })
    .where('issueId', '=', issueId)
    .where('subscriberId', '=', subscriber.id)
    .execute();
  await recordConsent(ctx, {
    subscriberId: subscriber.id,
    act: 'UNSUBSCRIBED',
    wording: how,
    place: 'MAIL',
    issueId,
  });
}

async function withSubscriber(
  ctx: RequestContext,
  token: string,
  work: (ctx: RequestContext, found: FoundSubscriber) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const found = await subscriberOfLink(ctx, token);
    const subscriber = found && (await subscriberById(ctx, found.subscriber.id, 'locked'));
    if (!subscriber) throw new AppError('NOT_FOUND');
    await work(ctx, { subscriber, issueId: found.issueId });
  });
}

const subscriberUpdate = (ctx: RequestContext, id: string) =>
  tables(ctx.em, NewsletterSubscriberEntity)
    .updateTable('newsletter_subscribers')
    .where('id', '=', id);
