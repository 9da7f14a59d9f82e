import { contactRateLimits } from '@infinite/schema/catalogue/contacts';
import { contactWords as words } from '@infinite/schema/words/contacts.en';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { readdressUnsent, type Readdressed } from '#features/messages/messages/index.ts';
import { addressesOf } from '#features/relatives/contacts/contact-columns.ts';
import { findContact } from '#features/relatives/contacts/find-contact.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

const addresses = z.array(z.string().max(1000)).max(20);

/**
 * Sends the actor's own unsent messages to the address that a person has now. Messages of others are
 * neither touched nor counted.
 * @param from addresses that the person had before
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT without an address to send to
 */
export async function redirectMessages(
  ctx: RequestContext,
  { contactId, from }: { contactId: string; from: unknown },
): Promise<Readdressed> {
  const { userId } = requirePerson(ctx);
  const former = parseInput(addresses, from);
  await ctx.app.rateLimit.take('contacts', userId, contactRateLimits.changes);
  return inTransaction(ctx, async (ctx) => {
    const [to] = addressesOf(await findContact(ctx, contactId));
    if (to === undefined) throw new AppError('INVALID_INPUT', { words: words.notInUse });
    return readdressUnsent(ctx, { from: former, to });
  });
}
