import { contactLimits } from '@infinite/schema/catalogue/contacts';
import { duplicatesAmong, matcherOf } from '@infinite/schema/contacts/duplicate-contacts';
import { matchContactsInput } from '@infinite/schema/contacts/contact.input';
import { searchWords } from '@infinite/schema/text/search-words';
import { sql } from 'kysely';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { ContactEntity, type Contact } from '#features/relatives/contacts/contact.entity.ts';
import { peopleInBook } from '#features/relatives/contacts/people-in-book.ts';
import { showContacts, type ShownContact } from '#features/relatives/contacts/show-contacts.ts';
import { requireRight } from '#features/people/families/index.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const place = z.tuple([z.string(), z.guid()]);

interface Asked {
  /** Beginnings of words of the name, the relation and the addresses; empty: everyone. */
  readonly search?: string | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

/** The address book of the family in view, by name. @throws AppError FORBIDDEN, INVALID_INPUT */
export async function listContacts(
  ctx: RequestContext,
  { search, first, after }: Asked,
): Promise<ListPage<ShownContact>> {
  const { familyId } = reader(ctx);
  const size = pageSizeOf(first, contactLimits);
  const words = searchWords(search ?? '');
  // Only signs: nothing is found, rather than everyone.
  const isEmpty = words.length === 0 && (search ?? '').trim() !== '';
  const position = after ? placeOf(after, place) : null;
  let query = tables(ctx.em, ContactEntity)
    .selectFrom('contacts')
    .selectAll()
    .where('familyId', '=', familyId)
    .where('removedAt', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(size + 1);
  if (words.length > 0) {
    query = query.where(
      sql<boolean>`search_words(family_id, name || ' ' || relation || ' ' || emails)
        @@ search_query(${familyId}::uuid, ${words.join(' ')})`,
    );
  }
  if (position) {
    query = query.where(
      sql<boolean>`(lower(name), id) > (lower(${position[0]}), ${position[1]}::uuid)`,
    );
  }
  const rows = isEmpty ? [] : await query.execute();
  return {
    nodes: await showContacts(ctx, rows.slice(0, size)),
    hasNextPage: rows.length > size,
    cursorOf: ({ name, id }) => cursorOf([name, id]),
  };
}

const duplicateGroups = 20;

/** Entries that are probably one person, the first groups of them. @throws AppError FORBIDDEN */
export async function contactDuplicates(ctx: RequestContext): Promise<ShownContact[][]> {
  const { familyId } = reader(ctx);
  const groups = duplicatesAmong(await peopleInBook(ctx, familyId))
    .slice(0, duplicateGroups)
    .map((group) => group.slice(0, contactLimits.merged));
  const ids = groups.flat().map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows: Contact[] = await tables(ctx.em, ContactEntity)
    .selectFrom('contacts')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  const shown = new Map((await showContacts(ctx, rows)).map((contact) => [contact.id, contact]));
  return groups.map((group) => group.flatMap(({ id }) => shown.get(id) ?? []));
}

export interface ContactMatch {
  /** In the list that was asked about. */
  readonly index: number;
  readonly name: string;
  /** The same name and address: adding it would add nothing. */
  readonly same: boolean;
}

/** Which of these people may be in the book already. @throws AppError FORBIDDEN, INVALID_INPUT */
export async function matchContacts(ctx: RequestContext, people: unknown): Promise<ContactMatch[]> {
  const { familyId } = reader(ctx);
  const input = parseInput(matchContactsInput, { people });
  const known = matcherOf(await peopleInBook(ctx, familyId));
  return input.people.flatMap((person, index) => {
    const match = known.find(person);
    return match ? [{ index, name: match.entry.name, same: match.how === 'same' }] : [];
  });
}

function reader(ctx: RequestContext) {
  requirePerson(ctx);
  return requireRight(ctx, 'seeContacts');
}
