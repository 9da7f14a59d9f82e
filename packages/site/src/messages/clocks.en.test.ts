import { expect, test } from 'vitest';
import { readingWords } from './clocks.en.ts';

test.each([
  [
    'Australia/Sydney',
    'America/New_York',
    'November 28, 2041, 9:00 AM in Sydney, that is November 27, 2041, 5:00 PM for you',
  ],
  [
    'Australia/Brisbane',
    'Australia/Sydney',
    'November 28, 2041, 8:00 AM in Brisbane, that is 9:00 AM for you',
  ],
  ['Australia/Melbourne', 'Australia/Sydney', 'November 28, 2041, 9:00 AM in Melbourne'],
])('E2: a moment in %s is said with the clock of a reader in %s', (timeZone, reader, words) => {
  expect(readingWords({ timeZone, dueAt: '2041-11-27T22:00:00Z' }, reader)).toBe(words);
});
