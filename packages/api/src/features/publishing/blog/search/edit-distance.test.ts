import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestOf } from '#features/publishing/blog/search/correct-search.ts';
import { editDistance } from '#features/publishing/blog/search/edit-distance.ts';
import { piecesOf } from '#features/publishing/blog/search/mark-matches.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['letter', 'letter', 0],
    ['letter', 'leter', 1],
    ['freind', 'friend', 1],
    ['dementa', 'dementia', 1],
    ['lighthuose', 'lighthouse', 1],
    ['genelogy', 'genealogy', 1],
    ['voice', 'tree', 4],
    ['', 'abc', 3],
  ])('%s to %s is %i slips', (a, b, slips) => expect(editDistance(a, b)).toBe(slips));

  it('is the same both ways, zero only for the same, and never more than the longer word', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const slips = editDistance(a, b);
        expect(slips).toBe(editDistance(b, a));
        expect(slips === 0).toBe(a === b);
        expect(slips).toBeLessThanOrEqual(Math.max([...a].length, [...b].length));
      }),
    );
  });
});

describe('nearestOf', () => {
  const words = (...list: string[]) => list.map((word, index) => ({ word, articles: index + 1 }));

  it('takes the fewest edits, and of equals the word of more articles', () => {
    expect(nearestOf('dementa', words('dementia', 'demented'))).toBe('dementia');
    expect(nearestOf('leters', words('letter', 'letters', 'meters'))).toBe('meters');
  });

  it('takes nothing that is too far', () => {
    expect(nearestOf('tree', words('treaty', 'voice'))).toBeUndefined();
    expect(nearestOf('zeppelin', words('apple', 'peeling'))).toBeUndefined();
  });
});

describe('piecesOf', () => {
  it('cuts a marked text where its marks are', () => {
    expect(piecesOf('a \uE000letter\uE001 from \uE000home\uE001')).toEqual([
      { text: 'a ', match: false },
      { text: 'letter', match: true },
      { text: ' from ', match: false },
      { text: 'home', match: true },
    ]);
    expect(piecesOf('')).toEqual([]);
  });
});
