import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { sql, type RawBuilder } from 'kysely';
import { isOfRealFamily } from '#features/people/families/index.ts';
import type { Temporal } from 'temporal-polyfill';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** What each kind of recording takes up, the largest first; display forms count too. */
export function storageByKind(
  em: EntityManager,
): Promise<{ kind: RecordingKindName; files: number; bytes: number }[]> {
  return rowsOf(
    em,
    sql<{ kind: RecordingKindName; files: number; bytes: number }>`
      select kind, count(*)::int as files,
        sum(bytes + coalesce(display_bytes, 0))::float8 as bytes
      from recordings where stored_as is null group by kind order by bytes desc`,
  );
}

/**
 * The bytes that recordings have put into the storage since then: originals and display forms, the
 * forms of photos, the versions for recipients, and what has arrived of uploads on their way.
 */
export async function bytesAddedSince(em: EntityManager, since: Temporal.Instant): Promise<number> {
  const [row] = await rowsOf(
    em,
    sql<{ bytes: number }>`
      with added as (
        select id, bytes, display_bytes from recordings
        where stored_as is null and created_at >= ${since}
      )
      select (
        (select coalesce(sum(bytes + coalesce(display_bytes, 0)), 0) from added)
        + (select coalesce(sum(f.small_bytes::bigint + f.middle_bytes + coalesce(f.whole_bytes, 0)
            + coalesce(f.preview_bytes, 0)), 0)
          from photo_forms f join added on added.id = f.recording_id)
        + (select coalesce(sum(coalesce(main_bytes, 0) + coalesce(mp3_bytes, 0)
            + coalesce(poster_bytes, 0)), 0)
          from recording_versions where created_at >= ${since})
        + (select coalesce(sum(p.bytes), 0)
          from recording_parts p join added on added.id = p.recording_id)
      )::float8 as bytes`,
  );
  return row?.bytes ?? 0;
}

/**
 * Whether a family has recordings, as a condition of a query.
 * @param familyId the column that holds the family's id, such as 'f.id'
 */
export function familyHasRecordings(familyId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from recordings where recordings.family_id = ${sql.ref(familyId)})`;
}

/** How many real families have recordings, as a value of a query. */
export function countFamiliesWithRecordings(): RawBuilder<number> {
  return sql<number>`(
    select count(distinct family_id) from recordings where ${isOfRealFamily()})::int`;
}

/**
 * How many recordings real families have, as a value of a query; without uploads on their way and
 * what recipients said to authors who have not kept it.
 */
export function countRecordings(kind?: RecordingKindName): RawBuilder<number> {
  return sql<number>`(
    select count(*) from recordings where state <> 'UPLOADING' and not held_for_author
      and ${isOfRealFamily()} ${kind === undefined ? sql`` : sql`and kind = ${kind}`})`;
}

/**
 * The bytes of all recordings of a family, as a value of a query.
 * @param familyId the column that holds the family's id, such as 'f.id'
 */
export function bytesOfFamily(familyId: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(r.bytes + coalesce(r.display_bytes, 0)), 0)::bigint from recordings r
    where r.family_id = ${sql.ref(familyId)} and not r.held_for_author)`;
}

export interface RecordingUse {
  readonly recordings: number;
  readonly bytes: number;
  /** That have arrived of uploads on their way. */
  readonly unfinishedBytes: number;
}

/** What a user has brought to all families. Checks no permission. */
export async function recordingUseOf(em: EntityManager, userId: string): Promise<RecordingUse> {
  const [row] = await rowsOf(
    em,
    sql<RecordingUse>`
      select count(*) filter (where r.state <> 'UPLOADING')::int as recordings,
        coalesce(sum(r.bytes + coalesce(r.display_bytes, 0)), 0)::bigint as bytes,
        coalesce(sum(u.received) filter (where r.state = 'UPLOADING'), 0)::bigint
          as unfinished_bytes
      from recordings r left join recording_uploads u on u.recording_id = r.id
      where r.created_by = ${userId} and not r.held_for_author`,
  );
  return row ?? { recordings: 0, bytes: 0, unfinishedBytes: 0 };
}

/** What these users have brought to these families, uploads on their way too. Checks no permission. */
export async function recordingUseIn(
  em: EntityManager,
  userIds: readonly string[],
  familyIds: readonly string[],
): Promise<Pick<RecordingUse, 'recordings' | 'bytes'>> {
  const [row] = await rowsOf(
    em,
    sql<Pick<RecordingUse, 'recordings' | 'bytes'>>`
      select count(*)::int as recordings,
        coalesce(sum(bytes + coalesce(display_bytes, 0)), 0)::bigint as bytes
      from recordings
      where created_by = any(${[...userIds]}::uuid[]) and not held_for_author
        and family_id = any(${[...familyIds]}::uuid[])`,
  );
  return row ?? { recordings: 0, bytes: 0 };
}
