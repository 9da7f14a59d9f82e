import { transcriptWords } from '@infinite/schema/words/transcripts.en';
import type { Segment } from '#features/vault/transcripts/segment.ts';
import type { ShownTranscript } from '#features/vault/transcripts/show-transcript.ts';
import type {
  TranscriptSegment,
  TranscriptType,
} from '#features/vault/transcripts/transcript.types.ts';

/** A shown transcript as the API's type. */
export function transcriptType(shown: ShownTranscript): TranscriptType {
  const { recordingId, state, stored, analysis } = shown;
  const address = (form: string) => `/media/${recordingId}/transcript/${form}`;
  const problem = stored?.problem ?? null;
  return {
    recordingId,
    state,
    problem,
    problemWords: problem && transcriptWords.problem[problem],
    version: stored?.version ?? 0,
    language: stored?.language ?? null,
    engine: stored?.engine ?? null,
    place: stored?.place ?? null,
    heardMs: stored?.heardMs ?? 0,
    madeAt: stored?.madeAt ?? null,
    editedBy: shown.editor,
    editedAt: stored?.editedAt ?? null,
    segments: (stored?.segments ?? []).map(segmentType),
    mayEdit: shown.mayEdit,
    mayTurnOn: shown.mayTurnOn,
    decision: analysis && { on: analysis.isOn, by: analysis.by, at: analysis.changedAt },
    // Players keep captions by their address.
    captionsUrl: `${address('captions')}?version=${stored?.version ?? 0}`,
    vttUrl: address('vtt'),
    textUrl: address('txt'),
    pdfUrl: address('pdf'),
  };
}

function segmentType({ words, ...segment }: Segment): TranscriptSegment {
  return {
    ...segment,
    words: words && words.map(([startMs, endMs, text]) => ({ startMs, endMs, text })),
  };
}
