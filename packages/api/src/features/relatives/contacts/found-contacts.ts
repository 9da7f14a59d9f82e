import { sql } from 'kysely';
import { z } from 'zod';
import { requireMember } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Found {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

/** People of the address book of the family in view, by name. Notes are sealed, and so not searched. */
export const foundContacts: Searchable = {
  group: 'CONTACTS',
  find: async (ctx, { words, first, after }) => {
    const member = requireMember(ctx);
    if (!mayAct(member, 'seeContacts')) return { hits: [], endCursor: null };
    const { familyId } = member;
    const [name, id] = after ? placeOf(after, z.tuple([z.string(), z.guid()])) : [null, null];
    // Materialized, so that the index of words is used whatever else narrows the rows.
    const rows = await rowsOf(
      ctx.em,
      sql<Found>`
        with found as materialized (
          select id, name, relation, emails from contacts
          where search_words(family_id, name || ' ' || relation || ' ' || emails)
              @@ search_query(${familyId}::uuid, ${words.join(' ')})
            and removed_at is null)
        select id, name, coalesce(nullif(relation, ''), split_part(emails, ' ', 1)) as detail
        from found
        where ${name}::text is null or (lower(name), id) > (lower(${name}::text), ${id}::uuid)
        order by lower(name), id limit ${first + 1}`,
    );
    return searchPage(rows, first, {
      hitOf: (row) => ({ id: row.id, title: row.name, detail: row.detail || null, at: null }),
      cursorOf: (row) => cursorOf([row.name, row.id]),
    });
  },
};
