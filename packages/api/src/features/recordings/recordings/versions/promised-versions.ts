import { sql, type RawBuilder } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';
import { RecordingVersionEntity } from '#features/recordings/recordings/versions/version.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

/**
 * The versions of these recordings with their trims of now, as an array of a query in the same
 * order; null for a recording without one.
 * @param recordingIds the column that holds an array of ids of recordings
 */
export function versionIdsOf(recordingIds: string): RawBuilder<(string | null)[] | null> {
  return sql<(string | null)[] | null>`(
    select array_agg(v.id order by one.nth)
    from unnest(${sql.ref(recordingIds)}) with ordinality as one (recording_id, nth)
    left join recordings r on r.id = one.recording_id
    left join recording_versions v on v.recording_id = coalesce(r.stored_as, r.id)
      and v.start_ms = coalesce(r.trim_start_ms, 0)
      and v.end_ms is not distinct from r.trim_end_ms)`;
}

/**
 * Whether one of these versions is not ready, as a condition of a query.
 * @param versionIds the column that holds an array of ids of versions
 */
export function hasUnreadyVersion(versionIds: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from recording_versions v
    where v.id = any(${sql.ref(versionIds)}) and v.state <> 'READY')`;
}

/**
 * Locks those of the versions that are not ready, so that none becomes ready before the transaction
 * ends.
 * @param ids a query of ids
 */
export async function lockUnreadyVersions(
  em: EntityManager,
  ids: RawBuilder<unknown>,
): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`
      select v.id from recording_versions v
      where v.state <> 'READY' and v.id in (${ids})
      order by v.id for share`,
  );
  return rows.map(({ id }) => id);
}

/** Whether the version could not be made. */
export async function hasFailed(em: EntityManager, versionId: string): Promise<boolean> {
  const row = await tables(em, RecordingVersionEntity)
    .selectFrom('recording_versions')
    .select('state')
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row?.state === 'FAILED';
}
