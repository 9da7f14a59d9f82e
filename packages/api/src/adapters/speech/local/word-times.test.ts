import fc from 'fast-check';
import { expect, test } from 'vitest';
import { windowSamples, type Stretch } from '#adapters/speech/local/segmenter.ts';
import { timed } from '#adapters/speech/local/word-times.ts';

function stretch(start: number, likelihoods: readonly number[]): Stretch {
  return { start, samples: new Float32Array(likelihoods.length * windowSamples), likelihoods };
}

test('words share the time of the voice by their letters, and a pause belongs to none', () => {
  const voice = Array<number>(25).fill(0.9);
  const pause = Array<number>(25).fill(0);
  const { startMs, endMs, words } = timed(
    stretch(16_000, [...voice, ...pause, ...voice]),
    'One two',
  );
  expect([startMs, endMs]).toEqual([1000, 3400]);
  expect(words).toEqual([
    { startMs: 1000, endMs: 1800, text: 'One' },
    { startMs: 2600, endMs: 3400, text: 'two' },
  ]);
});

test('times are ordered and inside the stretch, whatever is said', () => {
  const cases = fc.record({
    text: fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 40 }),
    likelihoods: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 1,
      maxLength: 700,
    }),
  });
  fc.assert(
    fc.property(cases, ({ text, likelihoods }) => {
      const { startMs, endMs, words = [] } = timed(stretch(0, likelihoods), text.join(' '));
      let before = startMs;
      for (const word of words) {
        expect(word.startMs).toBeGreaterThanOrEqual(before);
        expect(word.endMs).toBeGreaterThanOrEqual(word.startMs);
        before = word.endMs;
      }
      expect(before).toBeLessThanOrEqual(endMs);
      expect(endMs).toBeLessThanOrEqual(likelihoods.length * 32);
    }),
  );
});
