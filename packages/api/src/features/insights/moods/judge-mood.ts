import { moods, type MoodName } from '@infinite/schema/catalogue/moods';
import { moodExamples } from '#features/insights/moods/mood-examples.ts';
import { likeness } from '#features/vault/meaning/index.ts';

export interface MoodExample {
  readonly mood: MoodName | 'PLAIN';
  readonly vector: Float32Array;
}

interface Judged {
  readonly vector: Uint8Array;
  readonly valence: number;
}

/** As many of the nearest sentences of a mood count. */
const nearest = 3;
/** What bright or dark words add to a mood that is so, on the scale of a cosine. */
const weightOfValence = 0.05;
/** Less like any mood than this, it has none. */
const leastLikeness = 0.3;
/** So far the best mood must be ahead of the next; found with the sentences of the test. */
const margin = 0.05;
/** Of a recording, this share of the passages must be of a mood, twice as many as of any other. */
const leastShare = 0.25;

const brightness: Readonly<Record<MoodName | 'PLAIN', number>> = {
  ...{ JOYFUL: 1, TENDER: 1, PROUD: 1, FUNNY: 1, THANKFUL: 1 },
  ...{ CALM: 0, SAD: -1, WORRIED: -1, PLAIN: 0 },
};

/** The mood of a passage; null where none is clearly ahead. */
export function judgePassage(
  examples: readonly MoodExample[],
  { vector, valence }: Judged,
): MoodName | null {
  const scores = ([...moods, 'PLAIN'] as const)
    .map((mood) => {
      const likes = examples
        .filter((example) => example.mood === mood)
        .map((example) => likeness(example.vector, vector))
        .toSorted((one, other) => other - one)
        .slice(0, nearest);
      const like = likes.reduce((sum, each) => sum + each, 0) / nearest;
      // Plain words fit what is calm or told without a mood, strong ones of either kind do not.
      const fit = brightness[mood] === 0 ? -Math.abs(valence) / 2 : brightness[mood] * valence;
      return { mood, score: like + weightOfValence * fit };
    })
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = scores;
  if (!best || !next || best.mood === 'PLAIN') return null;
  return best.score >= leastLikeness && best.score - next.score >= margin ? best.mood : null;
}

/** The mood of a recording by those of its passages; null for one that has several, or none. */
export function judgeRecording(passages: readonly (MoodName | null)[]): MoodName | null {
  const counts = moods
    .map((mood) => ({ mood, count: passages.filter((each) => each === mood).length }))
    .toSorted((one, other) => other.count - one.count);
  const [best, next] = counts;
  if (!best || !next || best.count === 0) return null;
  const isEnough = best.count >= passages.length * leastShare && best.count >= next.count * 2;
  return isEnough ? best.mood : null;
}

const named = ([...moods, 'PLAIN'] as const).flatMap((mood) =>
  moodExamples[mood].map((text) => ({ mood, text })),
);

/** The sentences of all moods. */
export const exampleTexts = named.map(({ text }) => text);

/** @param vectors of `exampleTexts` */
export function examplesWith(vectors: readonly Float32Array[]): MoodExample[] {
  return named.flatMap(({ mood }, at) => {
    const vector = vectors[at];
    return vector ? [{ mood, vector }] : [];
  });
}
