import type { RequestContext } from '#platform/context.ts';
import { RecordingUploadEntity } from '#features/recordings/recordings/recording-upload.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** A take that was quiet for this long is marked as resumed before its next part is read. */
const quietHours = 24;

/** Notes that an old take is being sent again, so that no sweep removes it under the sender. */
export async function touchTake(ctx: RequestContext, recordingId: string): Promise<void> {
  const now = ctx.clock.now();
  await tables(ctx.em, RecordingUploadEntity)
    .updateTable('recording_uploads')
    .set({ lastReceivedAt: now })
    .where('recordingId', '=', recordingId)
    .where('lastReceivedAt', '<', now.subtract({ hours: quietHours }))
    .execute();
}
