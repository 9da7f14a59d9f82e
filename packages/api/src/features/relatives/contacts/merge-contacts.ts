import { contactLimits } from '@infinite/schema/catalogue/contacts';
import { mergedCard } from '@infinite/schema/contacts/merged-card';
import { contactWords as words } from '@infinite/schema/words/contacts.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { makeRoom, writeContacts } from '#features/relatives/contacts/add-contacts.ts';
import { ContactEntity, type Contact } from '#features/relatives/contacts/contact.entity.ts';
import { announceMerge } from '#features/relatives/contacts/merge-listeners.ts';
import { lockContact, lockContacts } from '#features/relatives/contacts/find-contact.ts';
import { cardOf } from '#features/relatives/contacts/show-contacts.ts';
import { requireRight } from '#features/people/families/index.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Makes one new entry out of several; those are removed, and come back when it is separated.
 * @param ids the first one's values come first
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT for fewer than two
 */
export async function mergeContacts(ctx: RequestContext, ids: readonly string[]): Promise<Contact> {
  requirePerson(ctx);
  requireRight(ctx, 'addContacts');
  const distinct = [...new Set(ids)];
  if (distinct.length < 2) throw new AppError('INVALID_INPUT', { words: words.oneIsNoMerge });
  if (distinct.length > contactLimits.merged) {
    throw new AppError('INVALID_INPUT', { words: words.tooManyToMerge });
  }
  return inTransaction(ctx, async (ctx) => {
    const contacts = await lockContacts(ctx, distinct);
    if (contacts.some(({ removedAt }) => removedAt !== null)) throw new AppError('NOT_FOUND');
    const cards = await Promise.all(contacts.map((contact) => cardOf(ctx, contact)));
    const [first, ...others] = cards;
    const [made] = first ? await writeContacts(ctx, [mergedCard(first, others)]) : [];
    if (!made) throw new AppError('NOT_FOUND');
    await tables(ctx.em, ContactEntity)
      .updateTable('contacts')
      .set({ removedAt: ctx.clock.now(), mergedInto: made.id })
      .where('id', 'in', distinct)
      .execute();
    await announceMerge(ctx, { into: made.id, from: distinct });
    return made;
  });
}

/**
 * Undoes a merge: its entries are as they were, and what was made of them is gone.
 * @returns the entries
 * @throws AppError WRONG_STATE when the merged entry was changed since, or the book is full
 */
export async function separateContact(ctx: RequestContext, id: string): Promise<Contact[]> {
  requirePerson(ctx);
  return inTransaction(ctx, async (ctx) => {
    const merged = await lockContact(ctx, id);
    if (merged.version > 1) throw new AppError('WRONG_STATE', { words: words.changedSince });
    const db = tables(ctx.em, ContactEntity);
    const back = await db
      .updateTable('contacts')
      .set({ removedAt: null, mergedInto: null })
      .where('mergedInto', '=', id)
      .returningAll()
      .execute();
    if (back.length === 0) throw new AppError('NOT_FOUND');
    await db.deleteFrom('contacts').where('id', '=', id).execute();
    await makeRoom(ctx, 0);
    return back;
  });
}
