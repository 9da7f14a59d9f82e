import { contactWords as words } from '@infinite/schema/words/contacts.en';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { ContactEntity, type Contact } from '#features/relatives/contacts/contact.entity.ts';
import { canChangeContact, canSeeContact } from '#features/relatives/contacts/contact.policy.ts';
import { requireRight } from '#features/people/families/index.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** @throws AppError FORBIDDEN, or NOT_FOUND for one that is not in the actor's book */
export async function findContact(ctx: RequestContext, id: string): Promise<Contact> {
  requirePerson(ctx);
  requireRight(ctx, 'seeContacts');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const contact = await tables(ctx.em, ContactEntity)
    .selectFrom('contacts')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (!contact || !canSeeContact(ctx.actor, contact)) throw new AppError('NOT_FOUND');
  return contact;
}

/**
 * Locks entries that the actor wants to change, removed ones included, in the order of their ids.
 * @throws AppError FORBIDDEN, or NOT_FOUND if one of them is not in the actor's book
 */
export async function lockContacts(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Contact[]> {
  requirePerson(ctx);
  requireRight(ctx, 'seeContacts');
  const wanted = new Set(ids);
  if (![...wanted].every((id) => z.guid().safeParse(id).success)) throw new AppError('NOT_FOUND');
  const rows = await tables(ctx.em, ContactEntity)
    .selectFrom('contacts')
    .selectAll()
    .where('id', 'in', [...wanted])
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = new Map(
    rows.filter((row) => canSeeContact(ctx.actor, row)).map((row) => [row.id, row]),
  );
  return [...wanted].map((id) => {
    const contact = found.get(id);
    if (!contact) throw new AppError('NOT_FOUND');
    if (!canChangeContact(ctx.actor, contact)) {
      throw new AppError('FORBIDDEN', { words: words.notYours });
    }
    return contact;
  });
}

/** As `lockContacts`, one that was not removed. */
export async function lockContact(ctx: RequestContext, id: string): Promise<Contact> {
  const [contact] = await lockContacts(ctx, [id]);
  if (!contact || contact.removedAt !== null) throw new AppError('NOT_FOUND');
  return contact;
}
