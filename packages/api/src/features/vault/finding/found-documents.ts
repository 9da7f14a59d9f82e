import { z } from 'zod';
import { foundPage, piecesOf } from '#features/insights/document-texts/index.ts';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import { visibleAmong } from '#features/recordings/recordings/index.ts';
import { matchingItems } from '#features/vault/finding/matching-items.ts';
import { standInsOf } from '#features/vault/finding/stand-ins.ts';
import { takenOf } from '#features/vault/finding/taken-of.ts';
import { requireMember } from '#platform/context.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** What is written in documents that the actor may open, with the page; the newest first. */
export const foundDocuments: Searchable = {
  group: 'DOCUMENTS',
  takesFilters: true,
  find: async (ctx, { words, readings, filters, first, after }) => {
    const [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
    const standIns = await standInsOf(ctx, readings);
    const asked = { readings, filters, standIns, before, limit: first + 1 };
    const rows = await rowsOf(ctx.em, matchingItems(requireMember(ctx), 'text', asked));
    const ids = rows.map(({ recordingId }) => recordingId);
    const [items, pieces, taken] = await Promise.all([
      visibleAmong(ctx, ids),
      piecesOf(ctx, ids),
      takenOf(ctx, ids),
    ]);
    // 'In', 'the' and the date are hardly what somebody wants to read.
    const written = readings.findLast((reading) => reading.words.length > 0)?.words ?? words;
    return searchPage(items, first, {
      hitOf: ({ id, title, createdAt, kind }) => {
        const { page, snippet } = foundPage(pieces.get(id) ?? [], written);
        const shown = { id, title, detail: snippet, at: createdAt, kind };
        return { ...shown, page, taken: taken.get(id) ?? '' };
      },
      cursorOf: ({ id }) => cursorOf([id]),
    });
  },
};
