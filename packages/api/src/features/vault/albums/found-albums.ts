import { sql } from 'kysely';
import { z } from 'zod';
import { requireMember } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import type { AlbumRow } from '#features/vault/albums/album.entity.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Albums of the family in view by their titles, the newest first. Descriptions are sealed. */
export const foundAlbums: Searchable = {
  group: 'ALBUMS',
  find: async (ctx, { words, first, after }) => {
    const member = requireMember(ctx);
    if (!mayAct(member, 'seeRecordings')) return { hits: [], endCursor: null };
    const { familyId } = member;
    const [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
    // Materialized, so that the index of words is used whatever else narrows the rows.
    const rows = await rowsOf(
      ctx.em,
      sql<Pick<AlbumRow, 'id' | 'title' | 'updatedAt'>>`
        with found as materialized (
          select id, title, updated_at from albums
          where search_words(family_id, title) @@ search_query(${familyId}::uuid, ${words.join(' ')}))
        select id, title, updated_at from found
        where ${before}::uuid is null or id < ${before}::uuid
        order by id desc limit ${first + 1}`,
    );
    return searchPage(rows, first, {
      hitOf: ({ id, title, updatedAt }) => ({ id, title, detail: null, at: updatedAt }),
      cursorOf: ({ id }) => cursorOf([id]),
    });
  },
};
