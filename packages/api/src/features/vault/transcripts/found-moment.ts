import { transcriptLimits } from '@infinite/schema/catalogue/transcripts';
import { countMatches, markedPieces } from '@infinite/schema/text/search-words';
import type { Segment } from '#features/vault/transcripts/segment.ts';

/** Where to begin to listen, and the words around it. */
interface FoundMoment {
  readonly startMs: number;
  readonly snippet: string;
}

/**
 * The moment in a found transcript that says most of the words of a search, the first of several. Where
 * the times of words are known, it is that of the first word found.
 */
export function foundMoment(segments: readonly Segment[], words: readonly string[]): FoundMoment {
  let best: Segment | undefined;
  let most = 0;
  for (const segment of segments) {
    const count = countMatches(segment.text, words);
    if (count <= most) continue;
    best = segment;
    most = count;
  }
  if (!best) return { startMs: 0, snippet: '' };
  const timed = best.words?.find(([, , text]) => countMatches(text, words) > 0);
  return { startMs: timed?.[0] ?? best.startMs, snippet: snippetOf(best.text, words) };
}

/** A moment that was found by its meaning, with the words from there on. */
export function momentAt(segments: readonly Segment[], startMs: number): FoundMoment {
  const segment = segments.find((each) => startMs < each.endMs);
  if (!segment) return { startMs, snippet: '' };
  const { text, words } = segment;
  const from = words?.findIndex(([start]) => start >= startMs) ?? -1;
  const rest =
    words && from > 0
      ? words
          .slice(from)
          .map(([, , word]) => word)
          .join(' ')
      : text;
  return { startMs, snippet: snippetOf(rest, []) };
}

const ellipsis = '…';

/** The part of a text around the first word found, or its beginning, cut between words. */
export function snippetOf(text: string, words: readonly string[]): string {
  const most = transcriptLimits.snippetCharacters;
  if (text.length <= most) return text;
  const [before, found] = markedPieces(text, words);
  const at = before && !before.match && found ? before.text.length : 0;
  const from = text.lastIndexOf(' ', Math.max(0, at - most / 3)) + 1;
  const end = text.lastIndexOf(' ', from + most);
  const to = from + most >= text.length ? text.length : end > at ? end : from + most;
  const part = text.slice(from, to).toWellFormed();
  return `${from > 0 ? ellipsis : ''}${part}${to < text.length ? ellipsis : ''}`;
}
