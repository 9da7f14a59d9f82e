import { transcriptLimits } from '@infinite/schema/catalogue/transcripts';
import { fits } from '@infinite/schema/text/plain-text';
import type { TranscriptChange } from '@infinite/schema/vault/transcript.input';
import { transcriptWords as words } from '@infinite/schema/words/transcripts.en';
import { alignWords } from '#features/vault/transcripts/align-words.ts';
import { joined, type Segment } from '#features/vault/transcripts/segment.ts';
import { splitSegment } from '#features/vault/transcripts/split-segment.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The segments after a change by a person. No time of what stays moves.
 * @param newId makes the id of a segment
 * @throws AppError INVALID_INPUT when the segment is gone or does not allow the change
 */
export function applyChange(
  segments: readonly Segment[],
  change: TranscriptChange,
  newId: () => string,
): Segment[] {
  const index = segments.findIndex(({ id }) => id === change.segmentId);
  const segment = segments[index];
  if (!segment) throw refusal(words.noSuchSegment);
  const put = (count: number, ...by: Segment[]) => segments.toSpliced(index, count, ...by);
  switch (change.kind) {
    case 'TEXT':
      return put(1, rewritten(segment, change.text));
    case 'SPLIT': {
      const parts = splitSegment(segment, change.at, newId());
      if (!parts) throw refusal(words.cannotSplit);
      return put(1, ...parts);
    }
    case 'MERGE': {
      const next = segments[index + 1];
      if (!next) throw refusal(words.cannotMerge);
      const merged = mergeSegments(segment, next);
      if (!fits(merged.text, transcriptLimits.segmentCharacters)) throw refusal(words.textTooLong);
      return put(2, merged);
    }
    case 'SPEAKER':
      return put(1, { ...segment, speaker: change.speaker || null });
    case 'RENAME_SPEAKER':
      return segments.map((each) =>
        each.speaker === segment.speaker ? { ...each, speaker: change.speaker || null } : each,
      );
    case 'USE_HEARD':
      return put(1, rewritten(segment, segment.heard ?? segment.text));
    case 'DROP_HEARD':
      return put(1, { ...segment, heard: null });
  }
}

function rewritten(segment: Segment, text: string): Segment {
  // Saved again as it was, it is not a person's words yet.
  if (text === segment.text && segment.heard === null) return segment;
  return { ...segment, text, words: alignWords(segment, text), edited: true, heard: null };
}

function mergeSegments(first: Segment, second: Segment): Segment {
  return {
    ...first,
    endMs: second.endMs,
    text: joined(first.text, second.text),
    words: first.words && second.words ? [...first.words, ...second.words] : null,
    speaker: first.speaker ?? second.speaker,
    edited: true,
    heard: joined(first.heard ?? '', second.heard ?? '') || null,
  };
}

const refusal = (text: string): AppError =>
  new AppError('INVALID_INPUT', { words: text, fields: { change: text } });
