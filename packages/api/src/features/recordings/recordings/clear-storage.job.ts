import { z } from 'zod';
import { folderOf } from '#features/recordings/recordings/blob-keys.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Removes what is stored for a recording whose row is gone. */
export const clearStorage = defineJob({
  name: 'clear-recording-storage',
  payload: z.object({ recordingId: z.uuid() }),
  retryLimit: 20,
  handle: async (ctx, { recordingId }) => {
    const kept = await tables(ctx.em, RecordingEntity)
      .selectFrom('recordings')
      .select('id')
      .where('id', '=', recordingId)
      .executeTakeFirst();
    // A backup restored in the meantime may have brought the row back: then nothing is removed.
    if (!kept) await ctx.app.blobs.removeFolder(folderOf(recordingId));
  },
});
