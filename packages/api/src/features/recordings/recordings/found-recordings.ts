import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requireMember } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Found {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Temporal.Instant;
}

/**
 * Voices and videos of the family in view by their titles, newest first. Notes and file names are
 * sealed, and so not searched. Who left the family finds what they made there.
 */
export const foundRecordings: Searchable = {
  group: 'RECORDINGS',
  find: async (ctx, { words, first, after }) => {
    const member = requireMember(ctx);
    const { familyId, userId } = member;
    const seesAll = mayAct(member, 'seeRecordings');
    const [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
    // Materialized, so that the index of words is used whatever else narrows the rows.
    const rows = await rowsOf(
      ctx.em,
      sql<Found>`
        with found as materialized (
          select id, family_id, created_by, kind, title, created_at, audience from recordings
          where search_words(family_id, title)
              @@ search_query(${familyId}::uuid, ${words.join(' ')})
            and title <> '' and state <> 'UPLOADING' and not held_for_author)
        select id, title, created_at from found
        where family_id = ${familyId} and kind in ('VOICE', 'VIDEO')
          and ((${seesAll}::boolean and audience = 'FAMILY')
            or (audience <> 'NOBODY' and created_by = ${userId}))
          and (${before}::uuid is null or id < ${before}::uuid)
        order by id desc limit ${first + 1}`,
    );
    return searchPage(rows, first, {
      hitOf: ({ id, title, createdAt }) => ({ id, title, detail: null, at: createdAt }),
      cursorOf: ({ id }) => cursorOf([id]),
    });
  },
};
