import type {
  StoredTranscriptState,
  TranscriptProblemName,
} from '@infinite/schema/catalogue/transcripts';
import type { Segment } from '#features/vault/transcripts/segment.ts';

/** What a transcript is after a run: words of an earlier one are still there to read. */
export function settledBy(
  problem: TranscriptProblemName | null,
  segments: readonly Segment[],
): { state: StoredTranscriptState; problem: TranscriptProblemName | null } {
  const isThere = problem === null || problem === 'NO_SPEECH' || segments.length > 0;
  return { state: isThere ? 'READY' : 'FAILED', problem };
}
