import { contactLimits, contactRateLimits } from '@infinite/schema/catalogue/contacts';
import {
  contactInput,
  importContactsInput,
  type ContactCard,
} from '@infinite/schema/contacts/contact.input';
import { matcherOf, type NamedPerson } from '@infinite/schema/contacts/duplicate-contacts';
import { contactWords as words } from '@infinite/schema/words/contacts.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { columnsOf, requirePastBirthday } from '#features/relatives/contacts/contact-columns.ts';
import { ContactEntity, type Contact } from '#features/relatives/contacts/contact.entity.ts';
import { peopleInBook } from '#features/relatives/contacts/people-in-book.ts';
import { lockFamily, requireRight } from '#features/people/families/index.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** @throws AppError FORBIDDEN, INVALID_INPUT, RATE_LIMITED, WRONG_STATE when the book is full */
export async function addContact(ctx: RequestContext, request: unknown): Promise<Contact> {
  const { userId } = writer(ctx);
  const card = parseInput(contactInput, request);
  requirePastBirthday(ctx, card);
  await ctx.app.rateLimit.take('contacts', userId, contactRateLimits.changes);
  return inTransaction(ctx, async (ctx) => {
    await makeRoom(ctx, 1);
    const [contact] = await writeContacts(ctx, [card]);
    if (!contact) throw new Error('no row was written');
    return contact;
  });
}

interface Imported {
  readonly added: number;
  /** Left out, because the same name with the same address is in the book. */
  readonly known: number;
}

/**
 * Adds the people of a file. Sent again, it adds nobody twice.
 * @throws AppError FORBIDDEN, INVALID_INPUT, RATE_LIMITED, WRONG_STATE when they do not all fit
 */
export async function importContacts(ctx: RequestContext, people: unknown): Promise<Imported> {
  const { userId, familyId } = writer(ctx);
  const input = parseInput(importContactsInput, { people });
  for (const card of input.people) requirePastBirthday(ctx, card);
  await ctx.app.rateLimit.take('contactImports', userId, contactRateLimits.imports);
  return inTransaction(ctx, async (ctx) => {
    await lockFamily(ctx, familyId);
    const known = matcherOf<NamedPerson>(await peopleInBook(ctx, familyId));
    const fresh = input.people.filter((card) => {
      if (known.find(card)?.how === 'same') return false;
      known.add(card);
      return true;
    });
    await makeRoom(ctx, fresh.length);
    await writeContacts(ctx, fresh);
    return { added: fresh.length, known: input.people.length - fresh.length };
  });
}

function writer(ctx: RequestContext) {
  requirePerson(ctx);
  return requireRight(ctx, 'addContacts');
}

/** Refuses what does not fit into the book. Call inside the transaction that adds it. */
export async function makeRoom(ctx: RequestContext, count: number): Promise<void> {
  const { familyId } = requireRight(ctx, 'addContacts');
  await lockFamily(ctx, familyId);
  const row = await tables(ctx.em, ContactEntity)
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('familyId', '=', familyId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (Number(row?.count ?? 0) + count <= contactLimits.people) return;
  throw new AppError('WRONG_STATE', { words: words.full });
}

export async function writeContacts(
  ctx: RequestContext,
  cards: readonly ContactCard[],
): Promise<Contact[]> {
  const { familyId, userId } = requireRight(ctx, 'addContacts');
  if (cards.length === 0) return [];
  const now = ctx.clock.now();
  const rows = await Promise.all(
    cards.map(async (card) => {
      const id = newId();
      const columns = await columnsOf(ctx, { id, familyId }, card);
      return { ...columns, id, familyId, addedBy: userId, createdAt: now, updatedAt: now };
    }),
  );
  return tables(ctx.em, ContactEntity).insertInto('contacts').values(rows).returningAll().execute();
}
