import type { RequestContext } from '#platform/context.ts';
import { recordingsByIds } from '#features/recordings/recordings/index.ts';
import { announceTranscript } from '#features/vault/transcripts/index.ts';

/** Open pages read a recording's transcript again, and the mood with it. */
export async function announceMood(ctx: RequestContext, recordingId: string): Promise<void> {
  const recording = (await recordingsByIds(ctx, [recordingId])).get(recordingId);
  if (recording) await announceTranscript(ctx, recording);
}
