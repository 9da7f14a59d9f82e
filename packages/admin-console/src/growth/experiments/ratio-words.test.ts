import { expect, it } from 'vitest';
import { confidenceWords, ratioWords } from './ratio-words.ts';

it.each([
  [1.04, 1.6, 'between +4 % and +60 %'],
  [0.5, 0.9, 'between −50 % and −10 %'],
  [null, 3, 'at most +200 %'],
  [0.4, null, 'at least −60 %'],
  [0.001, 1e6, 'anything is still possible'],
  [null, null, 'anything is still possible'],
])('%j to %j reads %s', (low, high, said) => {
  expect(ratioWords(low, high)).toBe(said);
});

it('is never wholly confident', () => {
  expect([0, 0.9512, 0.99999, 1].map(confidenceWords)).toEqual([
    '0 %',
    '95.1 %',
    '99.9 %',
    '99.9 %',
  ]);
});
