import { sql } from 'kysely';
import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import { visibleAmong, type ShownRecording } from '#features/recordings/recordings/index.ts';
import { foundMoment } from '#features/vault/transcripts/found-moment.ts';
import type { Segment } from '#features/vault/transcripts/segment.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Found {
  readonly recordingId: string;
  readonly segments: readonly Segment[];
}

/** What is said in recordings of the family in view that the actor may hear, the newest first. */
export const foundTranscripts: Searchable = {
  group: 'TRANSCRIPTS',
  find: async (ctx, { words, first, after }) => {
    let [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
    const hits: { readonly recording: ShownRecording; readonly segments: readonly Segment[] }[] =
      [];
    // Almost always once: few recordings are hidden from a member of their family.
    for (;;) {
      const rows = await readFound(ctx, words, first + 1, before);
      const visible = await visibleAmong(
        ctx,
        rows.map(({ recordingId }) => recordingId),
      );
      const segments = new Map(rows.map((row) => [row.recordingId, row.segments]));
      for (const recording of visible) {
        hits.push({ recording, segments: segments.get(recording.id) ?? [] });
      }
      before = rows.at(-1)?.recordingId ?? null;
      if (hits.length > first || rows.length <= first) break;
    }
    return searchPage(hits, first, {
      hitOf: ({ recording: { id, title, createdAt }, segments }) => {
        const { startMs, snippet } = foundMoment(segments, words);
        return { id, title, detail: snippet, at: createdAt, atMs: startMs };
      },
      cursorOf: ({ recording: { id } }) => cursorOf([id]),
    });
  },
};

async function readFound(
  ctx: RequestContext,
  words: readonly string[],
  limit: number,
  before: string | null,
): Promise<Found[]> {
  const { familyId } = requireMember(ctx);
  // The segments, which are long, are read for the rows of the page alone.
  return rowsOf(
    ctx.em,
    sql<Found>`
      with found as materialized (
        select recording_id, family_id from transcripts
        where transcript_words(family_id, segments)
            @@ search_query(${familyId}::uuid, ${words.join(' ')})
          and segments <> '[]'::jsonb),
      page as materialized (
        select recording_id from found
        where family_id = ${familyId}
          and (${before}::uuid is null or recording_id < ${before}::uuid)
        order by recording_id desc limit ${limit})
      select t.recording_id, t.segments from page join transcripts t using (recording_id)
      order by t.recording_id desc`,
  );
}
