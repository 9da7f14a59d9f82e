import { sql } from 'kysely';
import { z } from 'zod';
import { requireMember } from '#platform/context.ts';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Found {
  readonly name: string;
  readonly email: string;
  readonly messageId: string;
}

/** The people whom the actor's own messages are for, each once, by name. */
export const foundRecipients: Searchable = {
  group: 'RECIPIENTS',
  find: async (ctx, { words, first, after }) => {
    const { familyId, userId } = requireMember(ctx);
    const [name, email] = after ? placeOf(after, z.tuple([z.string(), z.string()])) : [null, null];
    const rows = await rowsOf(
      ctx.em,
      sql<Found>`
        with found as materialized (
          select message_id, name, email from message_recipients
          where search_words(family_id, name || ' ' || email)
              @@ search_query(${familyId}::uuid, ${words.join(' ')})
            and removed_at is null)
        select f.name, f.email, max(m.id::text) as message_id
        from found f join messages m on m.id = f.message_id
        where m.family_id = ${familyId} and m.author_id = ${userId}
          and (${name}::text is null or (f.name, f.email) > (${name}::text, ${email}::text))
        group by f.name, f.email order by f.name, f.email limit ${first + 1}`,
    );
    return searchPage(rows, first, {
      hitOf: (row) => ({
        id: row.messageId,
        title: row.name || row.email,
        detail: row.name ? row.email : null,
        at: null,
      }),
      cursorOf: (row) => cursorOf([row.name, row.email]),
    });
  },
};
