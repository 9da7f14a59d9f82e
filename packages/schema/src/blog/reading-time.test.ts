import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';

it.each([
  ['', 0],
  ['# A *letter* to `you`', 4],
  ['Read [the guide](https://example.org/a-long-way-off "its title") now', 4],
  ['One<br>two', 2],
  ['祖母の声', 3],
])('%j has %i words', (markdown, count) => {
  expect(countWords(markdown)).toBe(count);
});

it.each([
  [0, 1],
  [219, 1],
  [660, 3],
  [1980, 9],
])('%i words are read in %i minutes', (count, minutes) => {
  expect(readingMinutes(count)).toBe(minutes);
});

it('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(countWords(text)).toBeLessThanOrEqual(text.length);
    }),
  );
});
