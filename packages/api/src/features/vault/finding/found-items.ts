import { countMatches } from '@infinite/schema/text/search-words';
import { z } from 'zod';
import { requireMember } from '#platform/context.ts';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import { visibleAmong } from '#features/recordings/recordings/index.ts';
import { matchingItems } from '#features/vault/finding/matching-items.ts';
import { standInsOf } from '#features/vault/finding/stand-ins.ts';
import { snippetOf } from '#features/vault/transcripts/index.ts';
import { takenOf } from '#features/vault/finding/taken-of.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Everything that the family in view keeps, by title, note, place, who is named in it, kind and when it was
 * taken; the newest first.
 */
export const foundItems: Searchable = {
  group: 'RECORDINGS',
  takesFilters: true,
  find: async (ctx, { words, readings, filters, first, after }) => {
    const member = requireMember(ctx);
    const [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
    const standIns = await standInsOf(ctx, readings);
    const asked = { readings, filters, standIns, before, limit: first + 1 };
    const rows = await rowsOf(ctx.em, matchingItems(member, 'title', asked));
    const ids = rows.map(({ recordingId }) => recordingId);
    const [items, taken] = await Promise.all([visibleAmong(ctx, ids), takenOf(ctx, ids)]);
    return searchPage(items, first, {
      hitOf: ({ id, title, note, createdAt, kind }) => ({
        ...{ id, title, detail: foundInNote(title, note, words), at: createdAt, kind },
        taken: taken.get(id) ?? '',
      }),
      cursorOf: ({ id }) => cursorOf([id]),
    });
  },
};

/** The part of a note that has words which the title lacks; null where the note has none. */
function foundInNote(title: string, note: string | null, words: readonly string[]): string | null {
  const others = words.filter((word) => countMatches(title, [word]) === 0);
  return note && countMatches(note, others) > 0 ? snippetOf(note, others) : null;
}
