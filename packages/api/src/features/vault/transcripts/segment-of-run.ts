import { transcriptLimits } from '@infinite/schema/catalogue/transcripts';
import { fits, keepOneLine } from '@infinite/schema/text/plain-text';
import type { SpeechSegment } from '#adapters/speech/speech-engine.ts';
import {
  covers,
  middleOf,
  type Segment,
  type TimedWord,
} from '#features/vault/transcripts/segment.ts';

/**
 * What an engine heard, within a stretch of the recording: times are whole milliseconds inside of it, and
 * with times of words, words from outside of it are left out. Null when nothing is left.
 */
export function segmentOfRun(
  heard: SpeechSegment,
  within: Pick<Segment, 'startMs' | 'endMs'>,
  id: string,
): Segment | null {
  const clamp = (ms: number) => Math.round(Math.min(within.endMs, Math.max(within.startMs, ms)));
  const startMs = clamp(heard.startMs);
  const endMs = clamp(heard.endMs);
  if (!(startMs < endMs)) return null;
  const isCut = startMs > Math.round(heard.startMs) || endMs < Math.round(heard.endMs);
  const words = inOrder(
    (heard.words ?? [])
      .filter((word) => !isCut || covers(within, middleOf(word)))
      .map((word) => [clamp(word.startMs), clamp(word.endMs), lineOf(word.text)]),
  );
  const spoken = words.map(([, , word]) => word).join(' ');
  const text = bounded(isCut && heard.words ? spoken : lineOf(heard.text));
  if (text === '') return null;
  // Times are for the words of this text, in its order, or for none.
  const timed = words.length > 0 && spoken === text ? words : null;
  return { id, startMs, endMs, text, words: timed, speaker: null, edited: false, heard: null };
}

function inOrder(words: readonly TimedWord[]): TimedWord[] {
  let last = 0;
  return words
    .filter(([, , text]) => text !== '' && !/\s/u.test(text))
    .map(([from, to, text]) => {
      const start = Math.max(last, from);
      last = Math.max(start, to);
      return [start, last, text];
    });
}

const lineOf = (text: string): string => keepOneLine(text).replaceAll(/\s+/gu, ' ').trim();

/** No engine says so much in one segment, unless it loops. */
function bounded(text: string): string {
  const most = transcriptLimits.segmentCharacters;
  return fits(text, most) ? text : text.slice(0, most).toWellFormed().trim();
}
