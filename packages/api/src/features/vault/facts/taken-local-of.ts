import { sql, type RawBuilder } from 'kysely';

/**
 * When an item was taken, as a value of a query that sorts as text; '' where nobody knows.
 * @param recordingId the column with the id of the recording
 */
export function takenLocalOf(recordingId: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce((
    select f.taken_local from item_facts f where f.recording_id = ${recordingId}), '')`;
}
