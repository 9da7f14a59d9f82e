import type { Segment, TimedWord } from '#features/vault/transcripts/segment.ts';

/** The words of a text as a reader separates them. */
export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/**
 * Times for a changed text: words that stay keep their own, and what a person wrote between two of
 * them shares the time between them by length. Null when the segment had no times of words.
 */
export function alignWords(segment: Segment, text: string): TimedWord[] | null {
  if (segment.words === null) return null;
  const old = segment.words;
  const written = wordsOf(text);
  const kept = commonWords(old, written);
  const timed: TimedWord[] = [];
  let next = 0;
  let from = segment.startMs;
  for (const { oldAt, newAt } of [...kept, { oldAt: old.length, newAt: written.length }]) {
    const anchor = old[oldAt];
    timed.push(...spread(written.slice(next, newAt), from, anchor?.[0] ?? segment.endMs));
    if (!anchor) break;
    timed.push([anchor[0], anchor[1], written[newAt] ?? anchor[2]]);
    from = anchor[1];
    next = newAt + 1;
  }
  return timed;
}

/** Words one after another over a stretch of time. */
export function spread(words: readonly string[], startMs: number, endMs: number): TimedWord[] {
  const length = words.reduce((sum, word) => sum + word.length, 0);
  let done = 0;
  const at = () => Math.round(startMs + ((endMs - startMs) * done) / Math.max(1, length));
  return words.map((word): TimedWord => {
    const start = at();
    done += word.length;
    return [start, at(), word];
  });
}

interface Pair {
  readonly oldAt: number;
  readonly newAt: number;
}

/** The longest common subsequence, without case and punctuation: a comma moves no word. */
function commonWords(old: readonly TimedWord[], written: readonly string[]): Pair[] {
  const before = old.map(([, , text]) => bare(text));
  const after = written.map(bare);
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const down = lengths[(row + 1) * width + column] ?? 0;
      const right = lengths[row * width + column + 1] ?? 0;
      const both = (lengths[(row + 1) * width + column + 1] ?? 0) + 1;
      const same = before[row] === after[column];
      lengths[row * width + column] = same ? both : Math.max(down, right);
    }
  }
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      pairs.push({ oldAt: row, newAt: column });
      row += 1;
      column += 1;
    } else if (
      (lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)
    ) {
      row += 1;
    } else column += 1;
  }
  return pairs;
}

const bare = (word: string): string =>
  word.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '') || word;
