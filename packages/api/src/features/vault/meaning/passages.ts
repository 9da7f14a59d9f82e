import type { Segment } from '#features/vault/transcripts/index.ts';

/** A few sentences of a recording, and when they begin. */
export interface Passage {
  readonly startMs: number;
  readonly text: string;
}

/** About what the model was made for; of a longer text it would keep the drift alone. */
const mostWords = 40;
/** Less says too little by itself. */
const fewWords = 4;
/** Of one recording: eight hours of talk. */
const mostPassages = 3000;

/**
 * Cuts what is said into passages that each mean something: long parts of a transcript are split, short
 * ones joined to the one before them.
 */
export function passagesOf(segments: readonly Segment[]): Passage[] {
  const passages: Passage[] = [];
  for (const segment of segments) {
    for (const passage of split(segment)) {
      const last = passages.at(-1);
      const isShort = wordsOf(passage.text).length < fewWords;
      if (last && isShort && wordsOf(last.text).length < mostWords) {
        passages[passages.length - 1] = { ...last, text: `${last.text} ${passage.text}` };
      } else passages.push(passage);
    }
  }
  return passages.slice(0, mostPassages);
}

function split({ text, words, startMs, endMs }: Segment): Passage[] {
  const all = wordsOf(text);
  if (all.length <= mostWords) return all.length === 0 ? [] : [{ startMs, text: all.join(' ') }];
  const pieces = Math.ceil(all.length / mostWords);
  const size = Math.ceil(all.length / pieces);
  return Array.from({ length: pieces }, (_, at) => {
    const from = at * size;
    // Without times of words, by the share of the text.
    const shared = startMs + ((endMs - startMs) * from) / all.length;
    const timed = words?.length === all.length ? words[from]?.[0] : undefined;
    return {
      startMs: Math.round(timed ?? shared),
      text: all.slice(from, from + size).join(' '),
    };
  }).filter(({ text }) => text !== '');
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
