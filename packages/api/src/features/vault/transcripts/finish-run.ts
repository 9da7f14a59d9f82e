import { transcriptLimits } from '@infinite/schema/catalogue/transcripts';
import type { Transcription } from '#adapters/speech/speech-engine.ts';
import type { RequestContext } from '#platform/context.ts';
import { SoundUnreadable, type ShownRecording } from '#features/recordings/recordings/index.ts';
import { announceTranscript } from '#features/vault/transcripts/announce-transcript.ts';
import { mergeRun } from '#features/vault/transcripts/merge-run.ts';
import { newSegmentId } from '#features/vault/transcripts/new-segment-id.ts';
import { settledBy } from '#features/vault/transcripts/settled-by.ts';
import {
  changeTranscriptRow,
  lockTranscript,
} from '#features/vault/transcripts/stored-transcripts.ts';
import type { Transcript } from '#features/vault/transcripts/transcript.entity.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Keeps what a run heard; nothing when the recording was deleted or excluded meanwhile. */
export async function finishRun(
  ctx: RequestContext,
  recording: ShownRecording,
  heard: Transcription,
): Promise<void> {
  await settle(ctx, recording, (transcript) => {
    // What an engine makes of a language that it does not know is no text.
    const run = heard.problem === null ? heard.segments : [];
    const segments =
      heard.problem === 'LANGUAGE'
        ? transcript.segments
        : mergeRun(transcript.segments, run, recording.durationMs, newSegmentId);
    const problem = heard.problem ?? (segments.length === 0 ? 'NO_SPEECH' : null);
    return {
      ...settledBy(problem, segments),
      segments,
      language: heard.language ?? transcript.language,
      engine: heard.engine,
      place: heard.where,
      version: transcript.version + 1,
      madeAt: ctx.clock.now(),
    };
  });
}

/**
 * Counts a run that failed. A few times the transcript waits for another; then it has failed, as it
 * has at once where the sound cannot be decoded.
 * @throws the error where another run is due, so that the queue tries again later
 */
export async function failRun(
  ctx: RequestContext,
  recording: ShownRecording,
  error: unknown,
): Promise<void> {
  const { stopping, log } = ctx.app;
  let isLast = true;
  await settle(ctx, recording, ({ attempts, segments }) => {
    const isUnreadable = error instanceof SoundUnreadable;
    isLast = !stopping.aborted && (isUnreadable || attempts >= transcriptLimits.attempts);
    if (isLast) return settledBy(isUnreadable ? 'SOUND' : 'ENGINE', segments);
    // A server that stops has nothing against the recording.
    return { state: 'WAITING', attempts: stopping.aborted ? attempts - 1 : attempts };
  });
  if (!isLast) throw error;
  log.warn({ err: error, recordingId: recording.id }, 'a recording could not be transcribed');
}

async function settle(
  ctx: RequestContext,
  recording: ShownRecording,
  columnsOf: (transcript: Transcript) => Partial<Transcript>,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const transcript = await lockTranscript(ctx, recording.id);
    if (transcript?.state !== 'RUNNING') return;
    const touchedAt = ctx.clock.now();
    await changeTranscriptRow(ctx, recording.id, { ...columnsOf(transcript), touchedAt });
    await announceTranscript(ctx, recording);
  });
}
