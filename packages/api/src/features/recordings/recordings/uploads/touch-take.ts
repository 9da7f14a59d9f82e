import type { RequestContext } from '#context.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';

/** A take that was quiet for this long is marked as resumed before its next part is read. */
const quietHours = 24;

/** Notes that an old take is being sent again, so that no sweep removes it under the sender. */
export async function touchTake(ctx: RequestContext, recordingId: string): Promise<void> {
  const now = ctx.clock.now();
  await recordingTables(ctx.em)
    .updateTable('recording_uploads')
    .set({ last_received_at: now.toString() })
    .where('recording_id', '=', recordingId)
    .where('last_received_at', '<', now.subtract({ hours: quietHours }).toString())
    .execute();
}
