import { expect, it } from 'vitest';
import { ageInWords, bytesInWords } from '#features/operations/checkup/amounts.ts';

it.each([
  [60, '1 minute'],
  [3600, '1 hour'],
  [37 * 3600, '37 hours'],
  [3 * 86_400, '3 days'],
])('writes an age of %d seconds as %s', (seconds, words) => {
  expect(ageInWords(seconds)).toBe(words);
});

it('writes bytes in decimal units', () => {
  expect([0, 1500, 2.4e8].map(bytesInWords)).toEqual(['0 bytes', '1.5 kB', '240 MB']);
});
