import { transcriptLimits } from '@infinite/schema/catalogue/transcripts';
import type { RequestContext } from '#platform/context.ts';
import { recordingsByIds, type ShownRecording } from '#features/recordings/recordings/index.ts';
import { announceTranscript } from '#features/vault/transcripts/announce-transcript.ts';
import { settledBy } from '#features/vault/transcripts/settled-by.ts';
import {
  changeTranscriptRow,
  forgetTranscript,
  lockTranscript,
  readAnalysis,
} from '#features/vault/transcripts/stored-transcripts.ts';
import { mayBeTranscribed } from '#features/vault/transcripts/transcript.policy.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Begins a run. Null when none is wanted any more, or the engine failed this recording too often. */
export async function beginRun(
  ctx: RequestContext,
  recordingId: string,
): Promise<ShownRecording | null> {
  return inTransaction(ctx, async (ctx) => {
    const transcript = await lockTranscript(ctx, recordingId);
    if (transcript?.state !== 'WAITING' && transcript?.state !== 'RUNNING') return null;
    const recording = (await recordingsByIds(ctx, [recordingId])).get(recordingId);
    const analysis = await readAnalysis(ctx, transcript.familyId);
    if (!recording || !analysis?.isOn || !mayBeTranscribed(recording)) {
      // What an earlier run heard, and people corrected, stays.
      if (transcript.segments.length === 0) await forgetTranscript(ctx, recordingId);
      else await changeTranscriptRow(ctx, recordingId, { state: 'READY' });
      return null;
    }
    const touchedAt = ctx.clock.now();
    if (transcript.attempts >= transcriptLimits.attempts) {
      const settled = settledBy('ENGINE', transcript.segments);
      await changeTranscriptRow(ctx, recordingId, { ...settled, touchedAt });
      await announceTranscript(ctx, recording);
      return null;
    }
    const attempts = transcript.attempts + 1;
    const begun = { state: 'RUNNING', attempts, heardMs: 0, touchedAt } as const;
    await changeTranscriptRow(ctx, recordingId, begun);
    await announceTranscript(ctx, recording);
    return recording;
  });
}
