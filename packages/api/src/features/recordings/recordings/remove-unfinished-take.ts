import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { removeRecording } from '#features/recordings/recordings/remove-recording.ts';
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
    const db = recordingTables(ctx.em);
    let upload = db
      .selectFrom('recording_uploads')
      .select('recording_id')
      .where('recording_id', '=', id)
      .forUpdate();
    if (untouchedSince) {
      upload = upload.where('last_received_at', '<', untouchedSince.toString()).skipLocked();
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
