import { expect, test } from 'vitest';
import { readingWords } from './clocks.en.ts';

test.each([
  [
    'Australia/Sydney',
    'America/New_York',
    '28 November 2041, 9:00 in Sydney, that is 27 November 2041, 17:00 for you',
  ],
  [
    'Australia/Brisbane',
    'Australia/Sydney',
    '28 November 2041, 8:00 in Brisbane, that is 9:00 for you',
  ],
  ['Australia/Melbourne', 'Australia/Sydney', '28 November 2041, 9:00 in Melbourne'],
])('E2: a moment in %s is said with the clock of a reader in %s', (timeZone, reader, words) => {
  expect(readingWords({ timeZone, dueAt: '2041-11-27T22:00:00Z' }, reader)).toBe(words);
});
