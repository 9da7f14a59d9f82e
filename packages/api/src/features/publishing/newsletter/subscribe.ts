import { emailKey } from '@infinite/schema/accounts/email-address';
import { newsletterLimits, newsletterRateLimits } from '@infinite/schema/catalogue/newsletter';
import type { SubscribeInput } from '@infinite/schema/newsletter/subscribe.input';
import { newsletterBoxWords } from '@infinite/schema/words/newsletter.en';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { noteConsent } from '#features/publishing/newsletter/consent.ts';
import { sendSubscribeMail } from '#features/publishing/newsletter/jobs/send-subscribe-mail.job.ts';
import { rowsOf, texts } from '#features/publishing/newsletter/newsletter-tables.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Takes an address for the newsletter and writes to it: a link to confirm, or where it is on the
 * list already that it is. Whoever asks learns nothing of that, nor whether we keep silent.
 * @throws AppError RATE_LIMITED | INVALID_INPUT when the form was sent impossibly fast
 */
export async function subscribe(ctx: RequestContext, input: SubscribeInput): Promise<void> {
  await ctx.app.rateLimit.take(
    'newsletter-network',
    networkOf(ctx.meta.ip),
    newsletterRateLimits.perNetwork,
  );
  // A program is answered as everybody else, so that it learns nothing to do better.
  if (input.website) return;
  if (input.shown !== undefined && input.shown < newsletterLimits.quickestMs) {
    throw new AppError('INVALID_INPUT', { words: newsletterBoxWords.tooQuick });
  }
  const key = emailKey(input.email);
  if (!key || !(await mayBeWrittenTo(ctx, key))) return;
  const now = ctx.clock.now().toString();
  const interests = input.interests ?? [];
  await inTransaction(ctx, async (ctx) => {
    const [row] = await rowsOf(
      ctx.em,
      sql<{ id: string }>`
        insert into newsletter_subscribers (id, email, email_key, state, interests, place, created_at)
        values (${newId()}, ${input.email}, ${key}, 'PENDING', ${texts(interests)}, ${input.place},
          ${now})
        on conflict (email_key) do update set email_key = excluded.email_key
        returning id`,
    );
    const subscriberId = row?.id ?? '';
    await noteConsent(ctx, {
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
