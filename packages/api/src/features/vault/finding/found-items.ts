import { z } from 'zod';
import { requireMember } from '#platform/context.ts';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import { visibleAmong } from '#features/recordings/recordings/index.ts';
import { matchingItems } from '#features/vault/finding/matching-items.ts';
import { takenOf } from '#features/vault/finding/taken-of.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Everything that the family in view keeps, by title, place, kind and when it was taken; the newest
 * first. Notes and file names are sealed, and so not searched.
 */
export const foundItems: Searchable = {
  group: 'RECORDINGS',
  takesFilters: true,
  find: async (ctx, { readings, filters, first, after }) => {
    const member = requireMember(ctx);
    const [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
    const asked = { readings, filters, before, limit: first + 1 };
    const rows = await rowsOf(ctx.em, matchingItems(member, 'title', asked));
    const ids = rows.map(({ recordingId }) => recordingId);
    const [items, taken] = await Promise.all([visibleAmong(ctx, ids), takenOf(ctx, ids)]);
    return searchPage(items, first, {
      hitOf: ({ id, title, createdAt, kind }) => ({
        ...{ id, title, detail: null, at: createdAt, kind },
        taken: taken.get(id) ?? '',
      }),
      cursorOf: ({ id }) => cursorOf([id]),
    });
  },
};
