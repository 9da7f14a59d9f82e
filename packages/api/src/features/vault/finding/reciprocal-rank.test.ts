import { expect, it } from 'vitest';
import { reciprocalRank } from './reciprocal-rank.ts';

it('puts what is high in both rankings first, and takes turns with the rest', () => {
  expect(
    reciprocalRank([
      ['a', 'b', 'c'],
      ['c', 'd'],
    ]),
  ).toEqual(['c', 'a', 'b', 'd']);
  expect(reciprocalRank([[], ['d', 'e']])).toEqual(['d', 'e']);
  expect(reciprocalRank([['a'], ['d'], ['a']])).toEqual(['a', 'd']);
});
