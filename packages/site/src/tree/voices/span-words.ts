import type { ShownSegment } from '#vault/use-transcript.ts';

/** What can be marked: a word, or a whole part where the times of its words are not known. */
export interface SpanWord {
  readonly text: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** The first and the last word of a span, as places in a list. */
export interface MarkedWords {
  readonly first: number;
  readonly last: number;
}

export function spanWords(segments: readonly ShownSegment[]): SpanWord[] {
  return segments.flatMap(({ startMs, endMs, text, words }) =>
    words
      ? words.map((word) => ({ text: word.text, fromMs: word.startMs, toMs: word.endMs }))
      : text === ''
        ? []
        : [{ text, fromMs: startMs, toMs: endMs }],
  );
}

export const between = (one: number, other: number): MarkedWords => ({
  first: Math.min(one, other),
  last: Math.max(one, other),
});

/** The times and the text of marked words; null when nothing is there. */
export function spanOf(words: readonly SpanWord[], { first, last }: MarkedWords): SpanWord | null {
  const marked = words.slice(first, last + 1);
  const [begin, end] = [marked[0], marked.at(-1)];
  if (!begin || !end) return null;
  const text = marked.map((word) => word.text).join(' ');
  return { text, fromMs: begin.fromMs, toMs: Math.max(end.toMs, begin.fromMs + 1) };
}

/**
 * Where an arrow key leads: one word, or to an end.
 * @returns null for a key that moves nothing
 */
export function movedBy(key: string, at: number, count: number): number | null {
  const to = {
    ...{ ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 },
    ...{ Home: 0, End: count - 1 },
  }[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}
