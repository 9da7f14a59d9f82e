import type { MoodName } from '@infinite/schema/catalogue/moods';
import { sql, type RawBuilder } from 'kysely';

/** What a member said, also that there is none; or else what is suggested. */
export function moodInEffect(recordingId: RawBuilder<unknown>): RawBuilder<MoodName | null> {
  return sql<MoodName | null>`(
    select case when said.recording_id is null then hint.mood else said.mood end
    from (values (${recordingId}::uuid)) item (id)
    left join said_moods said on said.recording_id = item.id
    left join mood_suggestions hint on hint.recording_id = item.id)`;
}

/** For lists of other features: whether the recording of a row is shown with this mood. */
export function hasMood(recordingId: RawBuilder<unknown>, mood: MoodName): RawBuilder<boolean> {
  return sql<boolean>`${moodInEffect(recordingId)} = ${mood}`;
}
