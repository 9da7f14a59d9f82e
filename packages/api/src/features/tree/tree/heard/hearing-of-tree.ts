import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { ShownRecording } from '#features/recordings/recordings/index.ts';
import { heardAmong } from '#features/tree/tree/heard/heard-among.ts';
import { mayBeSound } from '#features/tree/tree/heard/heard-media.ts';
import type { Hearing } from '#features/tree/tree/heard/without-unheard.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** What a reader may hear of a whole tree. */
export interface TreeHearing extends Hearing {
  /** Items that the reader may see, by their ids. */
  readonly heard: ReadonlyMap<string, ShownRecording>;
  /** The voice or video that a SOUR record stands for. */
  recordingOfSource(sourceId: string): ShownRecording | null;
}

interface MediaRow {
  readonly mediaId: string;
  readonly recordingId: string | null;
  readonly format: string | null;
}

const batch = 1000;

/** Three queries and one for each thousand items, however many records there are. */
export async function hearingOfTree(ctx: RequestContext, familyId: string): Promise<TreeHearing> {
  const media = await rowsOf(
    ctx.em,
    sql<MediaRow>`
      select r.id as media_id, m.recording_id, m.media_type as format from tree_records r
      left join tree_media m on m.family_id = r.family_id and m.media_id = r.id
      where r.family_id = ${familyId} and r.kind = 'OBJE' and r.removed_at is null`,
  );
  const heard = await allHeard(
    ctx,
    media.flatMap(({ recordingId }) => recordingId ?? []),
  );
  const isRecordingHidden = (id: string) => !heard.has(id);
  const live = new Set(media.map(({ mediaId }) => mediaId));
  const hidden = media.filter(
    ({ recordingId }) => recordingId !== null && isRecordingHidden(recordingId),
  );
  const hiddenMedia = new Set(hidden.map(({ mediaId }) => mediaId));
  const hiddenSound = new Set(hidden.filter(mayBeSound).map(({ mediaId }) => mediaId));
  const sounds = new Map(
    media.flatMap(({ mediaId, recordingId }) => {
      const recording = heard.get(recordingId ?? '');
      const isSound = recording?.kind === 'VOICE' || recording?.kind === 'VIDEO';
      return isSound ? [[mediaId, recording] as const] : [];
    }),
  );
  const sources = await sourcesWithMedia(ctx, familyId);
  return {
    heard,
    isRecordingHidden,
    isMediaHidden: (id) => !live.has(id) || hiddenMedia.has(id),
    isSourceHidden: (id) =>
      sources.get(id)?.some((each) => !live.has(each) || hiddenSound.has(each)) ?? false,
    recordingOfSource: (id) =>
      sources.get(id)?.flatMap((each) => sounds.get(each) ?? [])[0] ?? null,
  };
}

async function allHeard(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, ShownRecording>> {
  const wanted = [...new Set(ids)];
  const heard = new Map<string, ShownRecording>();
  for (let from = 0; from < wanted.length; from += batch) {
    for (const [id, each] of await heardAmong(ctx, wanted.slice(from, from + batch))) {
      heard.set(id, each);
    }
  }
  return heard;
}

/** The OBJE records that sources point to, by the sources' ids. */
async function sourcesWithMedia(
  ctx: RequestContext,
  familyId: string,
): Promise<Map<string, string[]>> {
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string; mediaId: string }>`
      select r.id, c ->> 'pointer' as media_id
      from tree_records r, jsonb_array_elements(r.structure -> 'children') c
      where r.family_id = ${familyId} and r.kind = 'SOUR' and r.removed_at is null
        and c ->> 'tag' = 'OBJE' and c ->> 'pointer' <> 'VOID'`,
  );
  const sources = new Map<string, string[]>();
  for (const { id, mediaId } of rows) sources.set(id, [...(sources.get(id) ?? []), mediaId]);
  return sources;
}
