import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Segmenter, windowSamples, type Stretch } from '#adapters/speech/local/segmenter.ts';

const perSecond = 16_000 / windowSamples;
const voice = (seconds: number) => Array<number>(Math.round(seconds * perSecond)).fill(0.9);
const pause = (seconds: number) => Array<number>(Math.round(seconds * perSecond)).fill(0.05);

/** Each sample of a window is the window's number, so that stretches show where they come from. */
function stretchesOf(likelihoods: readonly number[]): Stretch[] {
  const segmenter = new Segmenter();
  const found = likelihoods.map((likelihood, index) =>
    segmenter.push(new Float32Array(windowSamples).fill(index), likelihood),
  );
  return [...found, segmenter.finish()].filter((stretch) => stretch !== null);
}

const secondsOf = ({ start, samples }: Stretch) =>
  [start / 16_000, (start + samples.length) / 16_000] as const;

describe('a recording', () => {
  test('is cut at its pauses, with a little sound around each stretch', () => {
    const found = stretchesOf([
      ...pause(3),
      ...voice(4),
      ...pause(1),
      ...voice(2),
      ...pause(0.3),
      ...voice(2),
    ]).map(secondsOf);
    expect(found).toHaveLength(2);
    expect(found[0]![0]).toBeCloseTo(2.8, 1);
    expect(found[0]![1]).toBeCloseTo(7.2, 1);
    expect(found[1]![0]).toBeCloseTo(7.8, 1);
    expect(found[1]![1]).toBeCloseTo(12.3, 1);
  });

  test('without pauses is cut at its quietest place before it is too long', () => {
    const found = stretchesOf([...voice(15), ...pause(0.2), ...voice(40)]).map(secondsOf);
    expect(found[0]![1]).toBeCloseTo(15.1, 0);
    for (const [from, until] of found) expect(until - from).toBeLessThanOrEqual(20.1);
    expect(found.at(-1)![1]).toBeCloseTo(55.2, 1);
  });

  test('of silence and of clicks has no stretch', () => {
    expect(stretchesOf([...pause(60), ...voice(0.1), ...pause(60)])).toEqual([]);
  });

  test('loses no voice, and says nothing twice', () => {
    const pieces = fc.array(
      fc.record({ loud: fc.boolean(), seconds: fc.double({ min: 0.3, max: 40, noNaN: true }) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const likelihoods = parts.flatMap(({ loud, seconds }) =>
          loud ? voice(seconds) : pause(seconds),
        );
        const seen = new Set<number>();
        for (const { start, samples } of stretchesOf(likelihoods)) {
          for (let at = 0; at < samples.length; at += windowSamples) {
            const window = samples[at]!;
            expect(window).toBe((start + at) / windowSamples);
            expect(seen.has(window)).toBe(false);
            seen.add(window);
          }
        }
        const lost = likelihoods.filter((value, index) => value > 0.5 && !seen.has(index));
        // What is left after a cut may be too short to be a word.
        expect(lost.length).toBeLessThan(8);
      }),
      { numRuns: 50 },
    );
  });
});
