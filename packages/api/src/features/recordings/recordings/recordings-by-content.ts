import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  recordingFrom,
  shownColumns,
  type ShownRecording,
} from '#features/recordings/recordings/find-recordings.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { canSeeRecording } from '#features/recordings/recordings/recording.policy.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * What the actor may see of what the family keeps with these originals, the oldest first.
 * @param digests SHA-256 in hexadecimal
 */
export async function visibleByContent(
  ctx: RequestContext,
  digests: readonly string[],
): Promise<ShownRecording[]> {
  const { familyId } = requireMember(ctx);
  if (digests.length === 0) return [];
  const rows = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select([...shownColumns, 'createdAt'])
    .where('familyId', '=', familyId)
    .where('sha256', 'in', [...digests])
    .where('heldForAuthor', '=', false)
    .orderBy('id')
    .execute();
  const visible = rows.filter((row) => canSeeRecording(ctx.actor, row));
  return Promise.all(visible.map((row) => recordingFrom(ctx, row)));
}
