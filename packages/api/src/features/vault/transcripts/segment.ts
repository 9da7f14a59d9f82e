/** When a word is spoken, and the word. */
export type TimedWord = readonly [startMs: number, endMs: number, text: string];

/**
 * A part of a transcript. The parts of one are in order, do not overlap, and lie inside the recording.
 */
export interface Segment {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Empty where a person said that nothing is spoken. */
  readonly text: string;
  /** Null when only the times of the whole are known. */
  readonly words: readonly TimedWord[] | null;
  readonly speaker: string | null;
  /** A person wrote it or drew its borders, so a new run leaves it alone. */
  readonly edited: boolean;
  /** What the newest run heard here, where it differs from what a person wrote. */
  readonly heard: string | null;
}

export const middleOf = ({ startMs, endMs }: Pick<Segment, 'startMs' | 'endMs'>): number =>
  (startMs + endMs) / 2;

/** Whether this moment belongs to it; the end belongs to the next. */
export const covers = (
  { startMs, endMs }: Pick<Segment, 'startMs' | 'endMs'>,
  ms: number,
): boolean => startMs <= ms && ms < endMs;

export const joined = (...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(' ');
