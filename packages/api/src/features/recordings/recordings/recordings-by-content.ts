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

/** Others of its family with the same original, the first of them. Checks no permission. */
export async function sameOriginals(
  ctx: RequestContext,
  { id, familyId }: { readonly id: string; readonly familyId: string },
  limit: number,
): Promise<string[]> {
  const rows = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings as r')
    .innerJoin('recordings as own', (join) => join.onRef('own.sha256', '=', 'r.sha256'))
    .select('r.id')
    .where('own.id', '=', id)
    .where('r.familyId', '=', familyId)
    .where('r.id', '!=', id)
    .where('r.bytes', '>', 0)
    .orderBy('r.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
