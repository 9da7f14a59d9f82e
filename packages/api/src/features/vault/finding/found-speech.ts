import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import type { Searchable, SearchPage, SearchRequest } from '#features/insight/search/index.ts';
import { visibleAmong } from '#features/recordings/recordings/index.ts';
import { matchingItems, type FoundBy } from '#features/vault/finding/matching-items.ts';
import { reciprocalRank } from '#features/vault/finding/reciprocal-rank.ts';
import { nearestInMeaning } from '#features/vault/meaning/index.ts';
import { standInsOf } from '#features/vault/finding/stand-ins.ts';
import { takenOf } from '#features/vault/finding/taken-of.ts';
import { foundMoment, momentAt, segmentsOf } from '#features/vault/transcripts/index.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** A hit by its words has no moment yet. */
interface Hit {
  readonly id: string;
  readonly startMs?: number | undefined;
}

/** A place among the hits that were ranked, or the last of those that come after them. */
const place = z.union([z.tuple([z.int().nonnegative()]), z.tuple([z.guid()])]);

/** Hits by words, the newest, and by meaning that are ranked together. */
const ranked = { words: 60, meaning: 20 };

/**
 * What is said in recordings that the actor may hear, at the second. Some of the words may stand in the
 * title instead: 'grandma garden' finds the garden in a recording of grandma. What means the same in
 * other words is ranked among the newest hits; after these come the older ones that have the words.
 */
export const foundSpeech: Searchable = {
  group: 'TRANSCRIPTS',
  takesFilters: true,
  find: async (ctx, request) => {
    const { first, after, text } = request;
    const [from] = after ? placeOf(after, place) : [0];
    if (typeof from === 'string') return older(ctx, request, from);
    const near = await nearestInMeaning(ctx, text, ranked.meaning);
    if (near.length === 0) return older(ctx, request, null);
    const among = near.map(({ recordingId }) => recordingId);
    const last = request.readings.at(-1);
    const meant = [{ words: [], kinds: last?.kinds ?? null, span: last?.span ?? null }];
    const [newest, allowed, alsoSaid] = await Promise.all([
      matching(ctx, 'speech', { ...request, limit: ranked.words }),
      matching(ctx, 'title', { ...request, readings: meant, limit: among.length, among }),
      matching(ctx, 'speech', { ...request, limit: among.length, among }),
    ]);
    // What has the words, but is older than the newest that do, comes in its turn.
    const fits = (id: string) =>
      allowed.includes(id) && (newest.includes(id) || !alsoSaid.includes(id));
    const all = reciprocalRank([newest, among.filter(fits)]);
    const moments = new Map(near.map(({ recordingId, startMs }) => [recordingId, startMs]));
    const shown = all.slice(from, from + first);
    const next = from + first < all.length ? from + first : newest[ranked.words - 1];
    return {
      hits: await shownHits(
        ctx,
        request,
        shown.map((id) => ({ id, startMs: newest.includes(id) ? undefined : moments.get(id) })),
      ),
      endCursor: next === undefined ? null : cursorOf([next]),
      isGuess: newest.length === 0,
    };
  },
};

/** Those that have the words, the newest first. */
async function older(
  ctx: RequestContext,
  request: SearchRequest,
  before: string | null,
): Promise<SearchPage> {
  const { first } = request;
  const ids = await matching(ctx, 'speech', { ...request, before, limit: first + 1 });
  const shown = ids.slice(0, first);
  const last = shown.at(-1);
  return {
    hits: await shownHits(
      ctx,
      request,
      shown.map((id) => ({ id })),
    ),
    endCursor: last !== undefined && ids.length > first ? cursorOf([last]) : null,
  };
}

async function matching(
  ctx: RequestContext,
  foundBy: FoundBy,
  {
    readings,
    filters,
    before = null,
    limit,
    among,
  }: Pick<SearchRequest, 'readings' | 'filters'> & {
    before?: string | null;
    limit: number;
    among?: readonly string[];
  },
): Promise<string[]> {
  const standIns = await standInsOf(ctx, readings);
  const request = { readings, filters, standIns, before, limit, ...(among ? { among } : {}) };
  const rows = await rowsOf(ctx.em, matchingItems(requireMember(ctx), foundBy, request));
  return rows.map(({ recordingId }) => recordingId);
}

async function shownHits(
  ctx: RequestContext,
  { words, readings }: SearchRequest,
  hits: readonly Hit[],
): Promise<SearchPage['hits']> {
  const ids = hits.map(({ id }) => id);
  const [items, segments, taken] = await Promise.all([
    visibleAmong(ctx, ids),
    segmentsOf(ctx, ids),
    takenOf(ctx, ids),
  ]);
  const moments = new Map(hits.map(({ id, startMs }) => [id, startMs]));
  // 'In', 'the' and the date are hardly what somebody wants to hear.
  const spoken = readings.findLast((reading) => reading.words.length > 0)?.words ?? words;
  return items.map(({ id, title, createdAt, kind }) => {
    const said = segments.get(id) ?? [];
    const startMs = moments.get(id);
    const moment = startMs === undefined ? foundMoment(said, spoken) : momentAt(said, startMs);
    const { snippet: detail, startMs: atMs } = moment;
    return { id, title, detail, at: createdAt, atMs, kind, taken: taken.get(id) ?? '' };
  });
}
