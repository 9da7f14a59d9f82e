import { recordingPrepared } from '#features/recordings/recordings/index.ts';
import { findUntranscribed } from '#features/vault/transcripts/jobs/find-untranscribed.sweep.ts';
import { transcribeRecording } from '#features/vault/transcripts/jobs/transcribe-recording.job.ts';
import { requestIfWanted } from '#features/vault/transcripts/request-transcript.ts';
import {
  TranscriptEntity,
  VaultAnalysisEntity,
} from '#features/vault/transcripts/transcript.entity.ts';
import { TranscriptResolver } from '#features/vault/transcripts/transcript.resolver.ts';
import { mayBeTranscribed } from '#features/vault/transcripts/transcript.policy.ts';
import { serveTranscripts } from '#features/vault/transcripts/transcripts.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export { announceTranscript } from '#features/vault/transcripts/announce-transcript.ts';
export { describedRecording } from '#features/vault/transcripts/described-recording.ts';
export { hasTranscript, wantsAnalysis } from '#features/vault/transcripts/asked-in-lists.ts';
export { foundMoment, momentAt, snippetOf } from '#features/vault/transcripts/found-moment.ts';
export { keepGivenTranscript } from '#features/vault/transcripts/keep-given-transcript.ts';
export type { Segment } from '#features/vault/transcripts/segment.ts';
export { isEnglish } from '#features/vault/transcripts/is-english.ts';
export { readAnalysis, readTranscript } from '#features/vault/transcripts/stored-transcripts.ts';
export { transcriptsTurned } from '#features/vault/transcripts/transcripts-turned.ts';
export { segmentsOf } from '#features/vault/transcripts/segments-of.ts';
export { cuesOf, webVtt } from '#features/vault/transcripts/web-vtt.ts';

/** Transcripts of a family's recordings, once the family has turned them on. */
export const transcriptsFeature = defineFeature({
  name: 'transcripts',
  entities: [TranscriptEntity, VaultAnalysisEntity],
  resolvers: [TranscriptResolver],
  jobs: [transcribeRecording],
  sweeps: [findUntranscribed],
  rest: serveTranscripts,
  extensions: [
    recordingPrepared.with(async (ctx, recording) => {
      if (recording.state === 'READY' && mayBeTranscribed(recording))
        await requestIfWanted(ctx, recording);
    }),
  ],
});
