import { emailKey } from '@infinite/schema/accounts/email-address';
import { newRecipientsPerDay } from '@infinite/schema/catalogue/security';
import { securityWords } from '@infinite/schema/words/security.en';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { addressesOf, type Message } from '#features/messages/messages/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { lockUser } from '#features/people/identity/index.ts';

/**
 * Only an author with a confirmed address may schedule deliveries, and only to a limited number of
 * new recipients a day: accounts must not be usable for spam. Call inside the transaction that arms
 * the message or changes its recipients.
 * @throws AppError EMAIL_UNCONFIRMED, RATE_LIMITED
 */
export async function guardNewRecipients(
  ctx: RequestContext,
  message: Pick<Message, 'id' | 'familyId' | 'authorId'>,
): Promise<void> {
  await guardAddresses(ctx, message.authorId, await addressesOf(ctx.em, message));
}

/** The same for addresses that replace others. */
export async function guardAddresses(
  ctx: RequestContext,
  authorId: string,
  addresses: readonly string[],
): Promise<void> {
  const author = await lockUser(ctx.em, authorId);
  if (!author?.emailVerifiedAt) throw new AppError('EMAIL_UNCONFIRMED');
  const now = ctx.clock.now();
  const keys = [...new Set(addresses.map((address) => emailKey(address) ?? address.toLowerCase()))];
  await rowsOf(
    ctx.em,
    sql`
      insert into known_recipients (author_id, address_key, first_at)
      select ${authorId}, key, ${now} from unnest(${keys}::text[]) as key
      on conflict do nothing`,
  );
  const since = now.subtract({ hours: 24 });
  const [counted] = await rowsOf(
    ctx.em,
    sql<{ count: number; added: number; oldest: Temporal.Instant }>`
      select count(*)::int as count, min(first_at) as oldest,
        count(*) filter (where first_at = ${now})::int as added
      from known_recipients where author_id = ${authorId} and first_at > ${since}`,
  );
  const most = newRecipientsOf(author.createdAt, now);
  // A message for known recipients is never blocked by the daily limit.
  if (counted && counted.added > 0 && counted.count > most) {
    throw new AppError('RATE_LIMITED', {
      words: securityWords.newRecipients(most),
      log: 'too many new recipients in a day',
      retryAfterSeconds: secondsUntil(counted.oldest.add({ hours: 24 }), now),
    });
  }
}

function secondsUntil(then: Temporal.Instant, now: Temporal.Instant): number {
  return Math.ceil(now.until(then).total('seconds'));
}

/** How many new recipients a day, for an account of this age. */
function newRecipientsOf(madeAt: Temporal.Instant, now: Temporal.Instant): number {
  const days = (now.epochMilliseconds - madeAt.epochMilliseconds) / 86_400_000;
  const step = newRecipientsPerDay.findLast(({ fromDays }) => days >= fromDays);
  return (step ?? newRecipientsPerDay[0]).most;
}
