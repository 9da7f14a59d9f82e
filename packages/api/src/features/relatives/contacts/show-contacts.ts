import type { ContactCard } from '@infinite/schema/contacts/contact.input';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { peopleOf, type Relative } from '#features/collaboration/subjects/index.ts';
import { openWords } from '#features/people/families/index.ts';
import { addressesOf } from '#features/relatives/contacts/contact-columns.ts';
import type { Contact } from '#features/relatives/contacts/contact.entity.ts';
import { canChangeContact } from '#features/relatives/contacts/contact.policy.ts';
import { SealBroken } from '#platform/crypto/sealed-text.ts';
import { WrappedKeyBroken } from '#platform/crypto/wrapped-key.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface ShownContact extends ContactCard {
  readonly id: string;
  readonly version: number;
  readonly addedBy: Relative | null;
  readonly mayChange: boolean;
  /** It was made out of others, and can be separated again. */
  readonly merged: boolean;
}

/** Entries of one family as its members read them; the number of queries does not depend on theirs. */
export async function showContacts(
  ctx: RequestContext,
  contacts: readonly Contact[],
): Promise<ShownContact[]> {
  const [first] = contacts;
  if (!first) return [];
  const { familyId } = first;
  const person = await peopleOf(
    ctx,
    familyId,
    contacts.flatMap(({ addedBy }) => addedBy ?? []),
  );
  const merged = await mergedAmong(
    ctx,
    contacts.filter(({ version }) => version === 1).map(({ id }) => id),
  );
  return Promise.all(
    contacts.map(async (contact) => ({
      ...cardColumns(contact),
      notes: await notesOf(ctx, contact),
      id: contact.id,
      version: contact.version,
      addedBy: contact.addedBy === null ? null : person(contact.addedBy),
      mayChange: canChangeContact(ctx.actor, contact),
      merged: merged.has(contact.id),
    })),
  );
}

/** @throws Error for an entry that is not there */
export async function showContact(ctx: RequestContext, contact: Contact): Promise<ShownContact> {
  const [shown] = await showContacts(ctx, [contact]);
  if (!shown) throw new Error('nothing to show');
  return shown;
}

/** The card of a row, as the form and a merge have it. */
export async function cardOf(ctx: RequestContext, contact: Contact): Promise<ContactCard> {
  return { ...cardColumns(contact), notes: await notesOf(ctx, contact) };
}

const cardColumns = (contact: Contact) => {
  const { name, relation, birthday, timeZone, language } = contact;
  return { name, relation, birthday, timeZone, language, emails: addressesOf(contact) };
};

/** '' for notes that were altered or moved: one damaged row must not take the others with it. */
async function notesOf(ctx: RequestContext, contact: Contact): Promise<string> {
  const words = { kind: 'contact-notes', row: contact.id } as const;
  try {
    return await openWords(ctx, contact.familyId, words, contact.sealedNotes);
  } catch (error) {
    if (!(error instanceof SealBroken || error instanceof WrappedKeyBroken)) throw error;
    ctx.app.log.error({ err: error, ...words }, 'notes of a contact do not open');
    return '';
  }
}

async function mergedAmong(ctx: RequestContext, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await rowsOf(
    ctx.em,
    sql<{ mergedInto: string }>`
      select distinct merged_into from contacts where merged_into = any(${[...ids]}::uuid[])`,
  );
  return new Set(rows.map(({ mergedInto }) => mergedInto));
}
