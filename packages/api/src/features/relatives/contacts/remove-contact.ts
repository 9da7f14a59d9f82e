import { requirePerson, type RequestContext } from '#platform/context.ts';
import { makeRoom } from '#features/relatives/contacts/add-contacts.ts';
import { ContactEntity, type Contact } from '#features/relatives/contacts/contact.entity.ts';
import { lockContact, lockContacts } from '#features/relatives/contacts/find-contact.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Takes an entry out of the book; messages keep their recipients. @throws AppError FORBIDDEN, NOT_FOUND */
export async function removeContact(ctx: RequestContext, id: string): Promise<void> {
  requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const contact = await lockContact(ctx, id);
    await setRemoved(ctx, contact.id, 'removed');
  });
}

/**
 * Puts a removed entry back, as long as it was not purged. Twice is as good as once.
 * @throws AppError FORBIDDEN, NOT_FOUND, WRONG_STATE when the book is full
 */
export async function restoreContact(ctx: RequestContext, id: string): Promise<Contact> {
  requirePerson(ctx);
  return inTransaction(ctx, async (ctx) => {
    const [contact] = await lockContacts(ctx, [id]);
    if (!contact || contact.mergedInto !== null) throw new AppError('NOT_FOUND');
    if (contact.removedAt === null) return contact;
    await makeRoom(ctx, 1);
    return setRemoved(ctx, id, 'back');
  });
}

function setRemoved(ctx: RequestContext, id: string, what: 'removed' | 'back'): Promise<Contact> {
  return tables(ctx.em, ContactEntity)
    .updateTable('contacts')
    .set({ removedAt: what === 'removed' ? ctx.clock.now() : null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
