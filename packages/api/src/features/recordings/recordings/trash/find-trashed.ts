import { requireMember, type RequestContext } from '#platform/context.ts';
import { isRecordingId } from '#features/recordings/recordings/find-recordings.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { canKeepOfTrash } from '#features/recordings/recordings/recording.policy.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Locks a recording in the trash of the actor until the transaction ends.
 * @throws AppError UNAUTHENTICATED; NOT_FOUND also for what is in nobody's trash
 */
export async function lockTrashed(ctx: RequestContext, id: string): Promise<string> {
  requireMember(ctx);
  const row = isRecordingId(id)
    ? await tables(ctx.em, RecordingEntity)
        .selectFrom('recordings')
        .select(['id', 'familyId', 'createdBy', 'heldForAuthor', 'audience', 'audienceBefore'])
        .where('id', '=', id)
        .where('trashedAt', 'is not', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row || !canKeepOfTrash(ctx.actor, row)) throw new AppError('NOT_FOUND');
  return row.id;
}
