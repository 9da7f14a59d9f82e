import { expect, test } from 'vitest';
import { judged } from '#adapters/speech/local/judge-segments.ts';
import type { HeardSegment } from '#adapters/speech/local/speech-messages.ts';

const heard = (text: string, each: number, endless = false): HeardSegment => ({
  segment: { startMs: 0, endMs: 1000, text },
  tokens: 10,
  logProbability: each * 10,
  endless,
});

test.each([
  ['nothing', [], 'NO_SPEECH', []],
  ['clear English', [heard('Good morning.', -0.1)], null, ['Good morning.']],
  [
    'a guess among clear words',
    [heard('a', -0.1), heard('b', -5), heard('c', -0.1), heard('d', -0.1)],
    null,
    ['a', 'c', 'd'],
  ],
  ['guesses', [heard('a', -3), heard('b', -2), heard('c', -0.1)], 'LANGUAGE', []],
  ['words without end', [heard('a', -0.1, true)], 'LANGUAGE', []],
] as const)('%s', (_, segments, problem, texts) => {
  const result = judged(segments);
  expect(result.problem).toBe(problem);
  expect(result.segments.map(({ text }) => text)).toEqual(texts);
  expect(result.language).toBe(problem === null ? 'en' : null);
});
