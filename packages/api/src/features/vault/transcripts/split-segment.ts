import { wordsOf } from '#features/vault/transcripts/align-words.ts';
import type { Segment } from '#features/vault/transcripts/segment.ts';

/**
 * Two segments of one, cut before the word that `at` stands in. The moment of the cut is where that
 * word begins; without times of words, it is by the share of the text before it.
 * @param at in UTF-16 units of the text
 * @returns null where there is nothing on one side, or no time for both
 */
export function splitSegment(
  segment: Segment,
  at: number,
  newId: string,
): [Segment, Segment] | null {
  const { text, words, startMs, endMs } = segment;
  const cut = wordStart(text, at);
  const [before, after] = [text.slice(0, cut).trim(), text.slice(cut).trim()];
  if (before === '' || after === '') return null;
  const count = wordsOf(before).length;
  const spoken = words?.[count]?.[0];
  const momentMs = spoken ?? Math.round(startMs + ((endMs - startMs) * cut) / text.length);
  if (momentMs <= startMs || momentMs >= endMs) return null;
  const half = { speaker: segment.speaker, edited: true, heard: null };
  return [
    {
      ...{ id: segment.id, startMs, endMs: momentMs, text: before, ...half },
      words:
        words &&
        words
          .slice(0, count)
          .map(([from, to, word]) => [from, Math.min(to, momentMs), word] as const),
      heard: segment.heard,
    },
    {
      ...{ id: newId, startMs: momentMs, endMs, text: after, ...half },
      words: words && words.slice(count),
    },
  ];
}

/** Where the word begins that this place is in; the next word's beginning between two words. */
function wordStart(text: string, at: number): number {
  const place = Math.min(Math.max(0, at), text.length);
  for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
    if (place < index + word.length) return index;
  }
  return text.length;
}
