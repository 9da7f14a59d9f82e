import { emailKey } from '@infinite/schema/accounts/email-address';
import { newsletterLimits, newsletterRateLimits } from '@infinite/schema/catalogue/newsletter';
import type { SubscribeInput } from '@infinite/schema/newsletter/subscribe.input';
import { newsletterBoxWords } from '@infinite/schema/words/newsletter.en';
import type { RequestContext } from '#platform/context.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { recordConsent } from '#features/publishing/newsletter/consent.ts';
import { sendSubscribeMail } from '#features/publishing/newsletter/jobs/send-subscribe-mail.job.ts';
import { NewsletterSubscriberEntity } from '#features/publishing/newsletter/subscriber.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Takes an address for the newsletter and writes to it: a link to confirm, or that it is on the list
 * already. The answer is the same in every case, so that it reveals nothing about the address.
 * @throws AppError RATE_LIMITED | INVALID_INPUT when the form was sent impossibly fast
 */
export async function subscribe(ctx: RequestContext, input: SubscribeInput): Promise<void> {
  await ctx.app.rateLimit.take(
    'newsletter-network',
    networkOf(ctx.meta.ip),
    newsletterRateLimits.perNetwork,
  );
  // A bot gets the same answer as everyone else, so that it learns nothing.
  if (input.website) return;
  if (input.shown !== undefined && input.shown < newsletterLimits.quickestMs) {
    throw new AppError('INVALID_INPUT', { words: newsletterBoxWords.tooQuick });
  }
  const key = emailKey(input.email);
  if (!key || !(await mayBeWrittenTo(ctx, key))) return;
  const interests = input.interests ?? [];
  await inTransaction(ctx, async (ctx) => {
    const { id: subscriberId } = await tables(ctx.em, NewsletterSubscriberEntity)
      .insertInto('newsletter_subscribers')
      .values({
        id: newId(),
        email: input.email,
        emailKey: key,
        state: 'PENDING',
        interests,
        place: input.place,
        createdAt: ctx.clock.now(),
      })
      // Changes nothing, but gives the id of the row that was there.
      .onConflict((conflict) =>
        conflict.column('emailKey').doUpdateSet(({ ref }) => ({
          emailKey: ref('excluded.emailKey'),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordConsent(ctx, {
      subscriberId,
      act: 'ASKED',
      wording: `${newsletterBoxWords.title}. ${newsletterBoxWords.note}`,
      place: input.place,
    });
    await ctx.jobs.enqueue(ctx, sendSubscribeMail, { subscriberId, interests, place: input.place });
  });
}

async function mayBeWrittenTo(ctx: RequestContext, key: string): Promise<boolean> {
  try {
    await ctx.app.rateLimit.take('newsletter-email', key, newsletterRateLimits.perEmail);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}
