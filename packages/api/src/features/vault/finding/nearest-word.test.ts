import { describe, expect, it } from 'vitest';
import { errorsBetween, nearestWord } from './nearest-word.ts';

const known = ['garden', 'gardener', 'grandma', 'grandpa', 'harbor', 'lighthouse', 'lisbon'];

describe('the nearest word', () => {
  it('forgives a letter that is missing, wrong, too many or swapped', () => {
    expect(nearestWord('granma', known)).toBe('grandma');
    expect(nearestWord('gardne', known)).toBe('garden');
    expect(nearestWord('harbur', known)).toBe('harbor');
    expect(nearestWord('liisbon', known)).toBe('lisbon');
    expect(nearestWord('lihgthuose', known)).toBe('lighthouse');
  });

  it('does not guess at short words, nor far ones', () => {
    expect(nearestWord('lisb', ['lisa'])).toBeNull();
    expect(nearestWord('zebra', known)).toBeNull();
    expect(nearestWord('gxrdxn', known)).toBeNull();
  });

  it('counts errors the same in both directions, and no further than asked', () => {
    expect(errorsBetween('abcdef', 'abdcef', 2)).toBe(1);
    expect(errorsBetween('abdcef', 'abcdef', 2)).toBe(1);
    expect(errorsBetween('kitten', 'sitting', 2)).toBe(3);
    expect(errorsBetween('', 'abc', 2)).toBe(3);
  });
});
