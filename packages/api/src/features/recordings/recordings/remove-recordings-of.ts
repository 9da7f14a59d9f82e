import type { RequestContext } from '#platform/context.ts';
import { whyRecordingStays } from '#features/recordings/recordings/recording-guards.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { removeRecording } from '#features/recordings/recordings/remove-recording.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * Removes what a user brought to these families. What was sent to a recipient stays.
 * Call inside a transaction; the permission was checked before.
 */
export async function removeRecordingsOf(
  ctx: RequestContext,
  userId: string,
  familyIds: readonly string[],
): Promise<void> {
  if (familyIds.length === 0) return;
  const rows = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select('id')
    .where('createdBy', '=', userId)
    .where('familyId', 'in', [...familyIds])
    .execute();
  for (const { id } of rows) {
    if ((await whyRecordingStays(ctx, id)) === null) await removeRecording(ctx, id);
  }
}
