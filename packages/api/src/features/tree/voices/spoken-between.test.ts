import { expect, it } from 'vitest';
import { wordsBetween } from '#features/tree/voices/spoken-between.ts';

const rest = { speaker: null, edited: false, heard: null };
const segments = [
  {
    ...{ id: 'a', startMs: 0, endMs: 2000, text: 'We rowed out', ...rest },
    words: [
      [0, 500, 'We'],
      [500, 1000, 'rowed'],
      [1000, 2000, 'out'],
    ] as const,
  },
  { id: 'b', startMs: 2000, endMs: 4000, text: 'before breakfast.', words: null, ...rest },
];

it.each([
  [400, 1100, 'rowed'],
  [0, 1500, 'We rowed out'],
  [1900, 2500, 'before breakfast.'],
  [5000, 6000, ''],
])('between %i and %i ms is said: %s', (fromMs, toMs, text) => {
  expect(wordsBetween(segments, { fromMs, toMs })).toBe(text);
});
