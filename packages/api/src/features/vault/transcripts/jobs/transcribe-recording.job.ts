import { z } from 'zod';
import { beginRun } from '#features/vault/transcripts/begin-run.ts';
import { failRun, finishRun } from '#features/vault/transcripts/finish-run.ts';
import { listen } from '#features/vault/transcripts/listen.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Listens to one recording. One at a time: the engine uses the cores that serve readers too. */
export const transcribeRecording = defineJob({
  name: 'transcribe-recording',
  payload: z.object({ recordingId: z.uuid() }),
  retryLimit: 10,
  // Hours of sound on a slow machine; heartbeats detect a dead worker sooner.
  expireInSeconds: 4 * 3600,
  concurrency: 1,
  concurrencyPerGroup: 1,
  handle: async (ctx, { recordingId }) => {
    const { speech } = ctx.app;
    // Where there is no engine now, the sweep asks again once there is one.
    if (!speech) return;
    const recording = await beginRun(ctx, recordingId);
    if (!recording) return;
    try {
      await finishRun(ctx, recording, await listen(ctx, speech, recording));
    } catch (error) {
      await failRun(ctx, recording, error);
    }
  },
});
