import type { Transcription } from '#adapters/speech/speech-engine.ts';
import type { RequestContext, Speech } from '#platform/context.ts';
import type { ShownRecording } from '#features/recordings/recordings/index.ts';
import { announceTranscript } from '#features/vault/transcripts/announce-transcript.ts';
import { changeTranscriptRow } from '#features/vault/transcripts/stored-transcripts.ts';

/** How much is heard between two lines of progress. */
const stepMs = 60_000;

/** Lets the engine listen to a recording, and shows how far it came. */
export async function listen(
  ctx: RequestContext,
  { engine, samplesOf }: Speech,
  recording: ShownRecording,
): Promise<Transcription> {
  let shownMs = 0;
  let noting: Promise<unknown> = Promise.resolve();
  const note = async (heardMs: number) => {
    await changeTranscriptRow(ctx, recording.id, { heardMs, touchedAt: ctx.clock.now() });
    await announceTranscript(ctx, recording);
  };
  try {
    return await engine.transcribe(samplesOf(ctx, recording), {
      signal: ctx.app.stopping,
      onProgress: (ms) => {
        if (ms - shownMs < stepMs) return;
        shownMs = ms;
        // Progress that cannot be shown ends no run.
        noting = noting.then(() => note(Math.round(ms))).catch(() => undefined);
      },
    });
  } finally {
    await noting;
  }
}
