import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a recording is in the trash, as a condition of a query.
 * @param recordingId the column with its id, such as 'v.recording_id'
 */
export function isInTrash(recordingId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from recordings trashed
    where trashed.id = ${sql.ref(recordingId)} and trashed.trashed_at is not null)`;
}
