import { sql } from 'kysely';
import { deliveryRefusalWords as words } from '#features/messages/delivery/delivery.en.ts';
import { familyOfRecording, type RecordingGuard } from '#features/recordings/recordings/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Refuses to delete a recording that was delivered, even if its message no longer has it. */
export const guardSnapshots: RecordingGuard = async (ctx, recordingId) => {
  const rows = await rowsOf(
    ctx.em,
    sql`
      select 1 from delivery_snapshots l
      where l.family_id = ${familyOfRecording(recordingId)}
        and l.recording_ids @> array[${recordingId}::uuid] limit 1`,
  );
  return rows.length > 0 ? words.recordingWasSent : null;
};
