import type { RequestContext } from '#platform/context.ts';
import { transcriptLimits } from '@infinite/schema/catalogue/transcripts';
import { newSegmentId } from '#features/vault/transcripts/new-segment-id.ts';
import { readWebVtt } from '#features/vault/transcripts/read-web-vtt.ts';
import { segmentOfRun } from '#features/vault/transcripts/segment-of-run.ts';
import type { Segment } from '#features/vault/transcripts/segment.ts';
import { TranscriptEntity } from '#features/vault/transcripts/transcript.entity.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * Keeps what a WebVTT file says as the transcript of a new recording, which has none yet; an engine then listens only
 * when somebody asks for it. Checks no permission. Call inside the transaction that shows the recording.
 */
export async function keepGivenTranscript(
  ctx: RequestContext,
  { id: recordingId, familyId }: { readonly id: string; readonly familyId: string },
  vtt: string,
): Promise<void> {
  const segments = segmentsIn(vtt);
  if (segments.length === 0) return;
  const now = ctx.clock.now();
  await tables(ctx.em, TranscriptEntity)
    .insertInto('transcripts')
    .values({ recordingId, familyId, state: 'READY', segments, touchedAt: now, madeAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** In order and without overlaps, as every transcript is. */
function segmentsIn(vtt: string): Segment[] {
  const segments: Segment[] = [];
  const cues = readWebVtt(vtt).toSorted((one, other) => one.startMs - other.startMs);
  for (const { speaker, ...cue } of cues) {
    const startMs = segments.at(-1)?.endMs ?? 0;
    const within = { startMs, endMs: longestMs };
    const segment = segmentOfRun({ ...cue }, within, newSegmentId());
    if (!segment) continue;
    const name = speaker?.slice(0, transcriptLimits.speakerCharacters).toWellFormed() || null;
    segments.push({ ...segment, speaker: name });
  }
  return segments;
}

/** PostgreSQL and players count milliseconds in 31 bits. */
const longestMs = 2 ** 31 - 1;
