import { z } from 'zod';
import { editInEffect } from '#features/recordings/recordings/photo-edit.ts';
import { keepReadAgain } from '#features/recordings/recordings/processing/keep-read-again.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Draws the forms of a photo as a member turned or cropped it, who waits for them. */
export const redrawPhoto = defineJob({
  name: 'redraw-photo',
  payload: z.object({ recordingId: z.uuid() }),
  retryLimit: 8,
  expireInSeconds: 600,
  concurrency: 2,
  // Of one photo one at a time: the forms of two edits would be mixed.
  concurrencyPerGroup: 1,
  handle: async (ctx, { recordingId }) => {
    const recording = await tables(ctx.em, RecordingEntity)
      .selectFrom('recordings')
      .select(['id', 'familyId', 'state', 'drawnEdit'])
      .where('id', '=', recordingId)
      .executeTakeFirst();
    if (recording?.state !== 'READY') return;
    const edit = await editInEffect(ctx, recordingId);
    if ((edit?.version ?? 0) === recording.drawnEdit) return;
    const isKept = await keepReadAgain(ctx, recording);
    if (!isKept) throw new Error('the photo was edited again, or could not be drawn');
  },
});
