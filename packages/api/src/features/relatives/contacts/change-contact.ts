import { emailKey } from '@infinite/schema/accounts/email-address';
import { contactRateLimits } from '@infinite/schema/catalogue/contacts';
import { contactInput } from '@infinite/schema/contacts/contact.input';
import { contactWords as words } from '@infinite/schema/words/contacts.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { countUnsentTo } from '#features/messages/messages/index.ts';
import {
  addressesOf,
  columnsOf,
  requirePastBirthday,
} from '#features/relatives/contacts/contact-columns.ts';
import { ContactEntity, type Contact } from '#features/relatives/contacts/contact.entity.ts';
import { lockContact } from '#features/relatives/contacts/find-contact.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

export interface ChangedContact {
  readonly contact: Contact;
  /** Addresses that it no longer has, and how many unsent messages of the actor go there. */
  readonly formerAddresses: readonly string[];
  readonly unsentMessages: number;
}

/**
 * @param request with the version that the change was made on
 * @throws AppError CONFLICT with the current version in `fields.version`; FORBIDDEN, NOT_FOUND,
 *   INVALID_INPUT, RATE_LIMITED
 */
export async function changeContact(
  ctx: RequestContext,
  request: { id: string; version: number; input: unknown },
): Promise<ChangedContact> {
  const { userId } = requirePerson(ctx);
  const card = parseInput(contactInput, request.input);
  requirePastBirthday(ctx, card);
  await ctx.app.rateLimit.take('contacts', userId, contactRateLimits.changes);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockContact(ctx, request.id);
    if (before.version !== request.version) {
      const fields = { version: String(before.version) };
      throw new AppError('CONFLICT', { words: words.stale, fields });
    }
    const contact = await tables(ctx.em, ContactEntity)
      .updateTable('contacts')
      .set({
        ...(await columnsOf(ctx, before, card)),
        version: before.version + 1,
        updatedAt: ctx.clock.now(),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const kept = new Set(card.emails.map(emailKey));
    const formerAddresses = addressesOf(before).filter((email) => !kept.has(emailKey(email)));
    // Without a new address there is nothing to send them to.
    const asked = card.emails.length > 0 ? formerAddresses : [];
    return { contact, formerAddresses: asked, unsentMessages: await countUnsentTo(ctx, asked) };
  });
}
