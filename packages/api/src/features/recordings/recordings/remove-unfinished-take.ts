import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { RecordingUploadEntity } from '#features/recordings/recordings/recording-upload.entity.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { removeRecording } from '#features/recordings/recordings/remove-recording.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Removes a take only while it is unfinished, and, given `untouchedSince`, only if nothing has
 * arrived since. Both are asked under the lock that every arriving part takes too, so a take that
 * was resumed or completed a moment ago stays.
 * @returns whether it was removed; false also while a part is being counted
 */
export async function removeUnfinishedTake(
  ctx: RequestContext,
  id: string,
  untouchedSince?: Temporal.Instant,
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, RecordingEntity, RecordingUploadEntity);
    let upload = db
      .selectFrom('recording_uploads')
      .select('recordingId')
      .where('recordingId', '=', id)
      .forUpdate();
    if (untouchedSince) {
      upload = upload.where('lastReceivedAt', '<', untouchedSince).skipLocked();
    }
    if (!(await upload.executeTakeFirst())) return false;
    const unfinished = await db
      .selectFrom('recordings')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'UPLOADING')
      .forUpdate()
      .executeTakeFirst();
    if (!unfinished) return false;
    await removeRecording(ctx, id);
    return true;
  });
}
