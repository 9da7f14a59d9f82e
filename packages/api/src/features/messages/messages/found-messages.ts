import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requireMember } from '#platform/context.ts';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Found {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: Temporal.Instant;
}

/** The actor's own messages by their titles, newest first; nobody else finds them. */
export const foundMessages: Searchable = {
  group: 'MESSAGES',
  find: async (ctx, { words, first, after }) => {
    const { familyId, userId } = requireMember(ctx);
    const [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
    // Materialized, so that the index of words is used whatever else narrows the rows.
    const rows = await rowsOf(
      ctx.em,
      sql<Found>`
        with found as materialized (
          select id, family_id, author_id, title, updated_at from messages
          where search_words(author_id, title) @@ search_query(${userId}::uuid, ${words.join(' ')})
            and title <> '')
        select id, title, updated_at from found
        where family_id = ${familyId} and author_id = ${userId}
          and (${before}::uuid is null or id < ${before}::uuid)
        order by id desc limit ${first + 1}`,
    );
    return searchPage(rows, first, {
      hitOf: ({ id, title, updatedAt }) => ({ id, title, detail: null, at: updatedAt }),
      cursorOf: ({ id }) => cursorOf([id]),
    });
  },
};
