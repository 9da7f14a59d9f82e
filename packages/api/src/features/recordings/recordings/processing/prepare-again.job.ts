import { z } from 'zod';
import { currentPreparation } from '#features/recordings/recordings/preparations.ts';
import { keepReadAgain } from '#features/recordings/recordings/processing/keep-read-again.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Reads again what an earlier release prepared. Who looks at it meanwhile sees it as it was. */
export const prepareAgain = defineJob({
  name: 'prepare-recording-again',
  payload: z.object({ recordingId: z.uuid() }),
  retryLimit: 5,
  expireInSeconds: 3600,
  // It has waited since the last release, so it waits for what members sent just now.
  concurrency: 1,
  handle: async (ctx, { recordingId }) => {
    const recording = await tables(ctx.em, RecordingEntity)
      .selectFrom('recordings')
      .select(['id', 'familyId', 'state', 'preparation'])
      .where('id', '=', recordingId)
      .executeTakeFirst();
    if (recording?.state !== 'READY' || recording.preparation >= currentPreparation) return;
    await keepReadAgain(ctx, recording);
  },
});
