import { sql, type RawBuilder } from 'kysely';

/** For lists of other features: whether something is written down of the recording of a row. */
export function hasTranscript(recordingId: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from transcripts said
    where said.recording_id = ${recordingId} and said.segments <> '[]'::jsonb)`;
}

/** Whether the family of a row wants its recordings analyzed. */
export function wantsAnalysis(familyId: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from vault_analyses wish where wish.family_id = ${familyId} and wish.is_on)`;
}
