import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { isInTrash } from '#features/recordings/recordings/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/*
 * How recordings of the vault are tied to records of a tree. None of these asks who the actor is: who may see the
 * recording, and who the person, is for their callers.
 */

type Database = Pick<RequestContext, 'em'>;

/** A record, or one of its facts, and a recording that it shows. */
export interface VoiceLink {
  readonly recordId: string;
  readonly mediaId: string;
  readonly recordingId: string;
  /** Index of the fact in its record; null: the record as a whole. */
  readonly fact: number | null;
}

const linkColumns = sql`l.record_id, l.media_id, m.recording_id, l.fact`;
const ofMedia = sql`m.family_id = l.family_id and m.media_id = l.media_id`;

/** The recordings of these records, as the records list them. */
export function voiceLinksOf(
  { em }: Database,
  familyId: string,
  recordIds: readonly string[],
): Promise<VoiceLink[]> {
  return rowsOf(
    em,
    sql<VoiceLink>`
      select ${linkColumns} from tree_media_links l join tree_media m on ${ofMedia}
      where l.family_id = ${familyId} and l.record_id = any(${[...recordIds]}::uuid[])
      order by l.record_id, l.ordinal, m.ordinal`,
  );
}

/** The records that show a recording. */
export function recordsShowing(
  { em }: Database,
  familyId: string,
  recordingId: string,
): Promise<VoiceLink[]> {
  return rowsOf(
    em,
    sql<VoiceLink>`
      select ${linkColumns} from tree_media m join tree_media_links l on ${ofMedia}
      where m.family_id = ${familyId} and m.recording_id = ${recordingId}
      order by l.record_id, l.ordinal limit 500`,
  );
}

/** The OBJE record of a recording, the oldest of several; null: it has none yet. */
export async function mediaOfRecording(
  { em }: Database,
  familyId: string,
  recordingId: string,
): Promise<string | null> {
  const [row] = await rowsOf(
    em,
    sql<{ mediaId: string }>`
      select m.media_id from tree_media m
      where m.family_id = ${familyId} and m.recording_id = ${recordingId}
      order by m.media_id limit 1`,
  );
  return row?.mediaId ?? null;
}

/** The SOUR record that stands for an OBJE record; null: it has none yet. */
export async function sourceOfMedia(
  { em }: Database,
  familyId: string,
  mediaId: string,
): Promise<string | null> {
  const [row] = await rowsOf(
    em,
    sql<{ id: string }>`
      select r.id from tree_records r
      where r.family_id = ${familyId} and r.kind = 'SOUR' and r.removed_at is null
        and r.structure @> ${JSON.stringify({ children: [{ tag: 'OBJE', pointer: mediaId }] })}::jsonb
      order by r.id limit 1`,
  );
  return row?.id ?? null;
}

/** A fact that a span of a recording states. */
export interface SpanCitation {
  readonly recordId: string;
  /** Null: the record as a whole. */
  readonly fact: number | null;
  readonly recordingId: string;
  readonly fromMs: number | null;
  readonly toMs: number | null;
}

/** The facts that cite a recording, in the order in which it states them. */
export function citationsOfRecording(
  { em }: Database,
  familyId: string,
  recordingId: string,
): Promise<SpanCitation[]> {
  return rowsOf(
    em,
    sql<SpanCitation>`
      select c.record_id, c.fact, m.recording_id, c.span_from_ms as from_ms, c.span_to_ms as to_ms
      from tree_media m
      join tree_citations c on c.family_id = m.family_id and c.media_id = m.media_id
      where m.family_id = ${familyId} and m.recording_id = ${recordingId}
      order by c.span_from_ms nulls first, c.record_id, c.ordinal limit 500`,
  );
}

/** A recording behind an OBJE record. */
export interface MediaRecording {
  readonly mediaId: string;
  readonly recordingId: string;
  readonly isTrashed: boolean;
}

/** The recordings of OBJE records, by the records' ids. */
export async function recordingsOfMedia(
  { em }: Database,
  familyId: string,
  mediaIds: readonly string[],
): Promise<Map<string, MediaRecording>> {
  const rows = await rowsOf(
    em,
    sql<MediaRecording>`
      select distinct on (m.media_id) m.media_id, m.recording_id,
        ${isInTrash('m.recording_id')} as is_trashed
      from tree_media m
      where m.family_id = ${familyId} and m.media_id = any(${[...mediaIds]}::uuid[])
      order by m.media_id, m.ordinal`,
  );
  return new Map(rows.map((row) => [row.mediaId, row]));
}
