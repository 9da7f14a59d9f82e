import { expect, test } from 'vitest';
import { indexOf } from './graph-index.ts';
import { findRelationship } from './relationship.ts';
import { graphOf } from './testing/graph-of.ts';

// 0 ♂ + 1 ♀: 2 ♂, 3 ♀; 0 + 4 ♀ (divorced): 5 ♀; 2 + 6 ♀: 7 ♀, 8 ♂; 3 + 9 ♂: 10 ♂; 10 + 11 ♀: 12 ♀; 7 + 13 ♂: 14 ♂
// 9 + 15 ♀: 16 ♀ (3's stepchild); 12 + 18 ♂: 17 ♀ adopted; 19 ♂ on his own; 20 X is a child of 3 and 9.
const index = indexOf(
  graphOf('MFMFFFFFMMMFFMMFFFMMX', [
    { partners: [0, 1], children: [2, 3] },
    { partners: [0, 4], children: [5], kind: 'd' },
    { partners: [2, 6], children: [7, 8] },
    { partners: [3, 9], children: [10, 20] },
    { partners: [10, 11], children: [12] },
    { partners: [7, 13], children: [14] },
    { partners: [9, 15], children: [16], kind: 'd' },
    { partners: [12, 18], children: [17], pedigree: 'a', kind: 'p' },
  ]),
);

const words: [from: number, to: number, words: string, chain: string][] = [
  [7, 7, 'you', 'you'],
  [7, 2, 'your father', 'your father'],
  [2, 7, 'your daughter', 'your daughter'],
  [7, 1, 'your grandmother', 'your father’s mother'],
  [14, 0, 'your great-grandfather', 'your grandfather’s father'],
  [17, 12, 'your adoptive mother', 'your adoptive mother'],
  [12, 17, 'your adopted daughter', 'your adopted daughter'],
  [17, 10, 'your adoptive grandfather', 'your adoptive mother’s father'],
  [7, 8, 'your brother', 'your brother'],
  [2, 5, 'your half-sister', 'your half-sister'],
  [7, 5, 'your half-aunt', 'your father’s half-sister'],
  [7, 3, 'your aunt', 'your father’s sister'],
  [14, 3, 'your great-aunt', 'your grandfather’s sister'],
  [3, 7, 'your niece', 'your brother’s daughter'],
  [3, 14, 'your great-nephew', 'your brother’s grandson'],
  [7, 10, 'your first cousin', 'your father’s sister’s son'],
  [7, 12, 'your first cousin once removed', 'your cousin’s daughter'],
  [12, 7, 'your first cousin once removed', 'your father’s cousin'],
  [14, 12, 'your second cousin', 'your grandfather’s sister’s granddaughter'],
  [0, 1, 'your wife', 'your wife'],
  [0, 4, 'your former wife', 'your former wife'],
  [12, 18, 'your partner', 'your partner'],
  [6, 1, 'your mother-in-law', 'your husband’s mother'],
  [1, 6, 'your daughter-in-law', 'your son’s wife'],
  [6, 3, 'your sister-in-law', 'your husband’s sister'],
  [3, 6, 'your sister-in-law', 'your brother’s wife'],
  [7, 9, 'your uncle by marriage', 'your aunt’s husband'],
  [5, 1, 'your stepmother', 'your father’s wife'],
  [1, 5, 'your stepdaughter', 'your husband’s daughter'],
  [16, 3, 'your stepmother', 'your father’s wife'],
  [6, 9, 'your husband’s sister’s husband', 'your husband’s sister’s husband'],
  [7, 11, 'your cousin’s wife', 'your cousin’s wife'],
  [3, 20, 'your child', 'your child'],
  [20, 10, 'your brother', 'your brother'],
  [7, 20, 'your first cousin', 'your father’s sister’s child'],
];

test.each(words)('to %i, %i is: %s', (from, to, term, chain) => {
  const found = findRelationship(index, from, to);
  expect([found?.words, found?.chain]).toEqual([term, chain]);
});

test('nothing connects a person on his own, and a number may be nobody’s', () => {
  expect(findRelationship(index, 7, 19)).toBeNull();
  expect(findRelationship(index, 7, 21)).toBeNull();
  expect(findRelationship(index, -1, 7)).toBeNull();
});

test('between two others, the words name the first', () => {
  const named = (from: number, to: number) => findRelationship(index, from, to, { of: 'name' });
  expect(named(7, 12)?.words).toBe('first cousin once removed of P7');
  expect(named(7, 12)?.chain).toBe('P7’s cousin’s daughter');
  expect(named(7, 11)?.words).toBe('P7’s cousin’s wife');
});

test('the path, the common ancestors, the degree and the share of genes of cousins', () => {
  expect(findRelationship(index, 7, 10)).toMatchObject({
    path: [
      { index: 7, step: 'self' },
      { index: 2, step: 'parent' },
      { index: 0, step: 'parent' },
      { index: 3, step: 'child' },
      { index: 10, step: 'child' },
    ],
    commonAncestors: [0, 1],
    bloodDegree: 4,
    coefficient: 0.125,
  });
});

test('children of a union without partners are siblings, and their children cousins', () => {
  const siblings = indexOf(
    graphOf('MFMF', [
      { partners: [], children: [0, 1] },
      { partners: [0], children: [2] },
      { partners: [1], children: [3] },
    ]),
  );
  expect(findRelationship(siblings, 0, 1)).toMatchObject({
    words: 'your sister',
    path: [
      { index: 0, step: 'self' },
      { index: 1, step: 'sibling' },
    ],
    commonAncestors: [],
    bloodDegree: 2,
  });
  expect(findRelationship(siblings, 2, 3)?.chain).toBe('your father’s sister’s daughter');
});

test('a wife who is a cousin is a wife, and the relation by birth is named beside', () => {
  const cousins = indexOf(
    graphOf('MFMFMF', [
      { partners: [0, 1], children: [2, 3] },
      { partners: [2], children: [4] },
      { partners: [3], children: [5] },
      { partners: [4, 5] },
    ]),
  );
  expect(findRelationship(cousins, 4, 5)).toMatchObject({
    words: 'your wife',
    bloodWords: 'your first cousin',
    bloodDegree: 4,
  });
});

test('over many marriages, the words stay short and the chain says all', () => {
  const size = 14;
  // Each pair of siblings is joined to the next by a marriage.
  const far = indexOf(
    graphOf('MF'.repeat(size / 2), [
      ...Array.from({ length: size / 2 }, (_, pair) => ({
        partners: [],
        children: [2 * pair, 2 * pair + 1],
      })),
      ...Array.from({ length: size / 2 - 1 }, (_, pair) => ({
        partners: [2 * pair + 1, 2 * pair + 2],
      })),
    ]),
  );
  const found = findRelationship(far, 0, size - 1);
  expect(found?.words).toBe('distantly related to you');
  expect(found?.chain).toMatch(/^your sister’s husband’s sister’s husband’s .*sister$/);
  expect(findRelationship(far, 0, size - 1, { of: 'name' })?.words).toBe('distantly related to P0');
});

test('who is a half-cousin on one side and a cousin on the other is a cousin', () => {
  // 0 has 3 and 4 with 1 and 2; 5 + 6 have 7 and 8; 3 + 7 have 9, 4 + 8 have 10.
  const both = indexOf(
    graphOf('MFFMMMFFFMM', [
      { partners: [0, 1], children: [3] },
      { partners: [0, 2], children: [4] },
      { partners: [5, 6], children: [7, 8] },
      { partners: [3, 7], children: [9] },
      { partners: [4, 8], children: [10] },
    ]),
  );
  expect(findRelationship(both, 9, 10)?.words).toBe('your first cousin');
});

test('siblings of a parent whose own parents were siblings share more than others', () => {
  const related = indexOf(
    graphOf('MFMFMFMFFMF', [
      { partners: [0, 1], children: [2, 3] },
      { partners: [2, 3], children: [4] },
      { partners: [4, 5], children: [6, 7] },
      { partners: [6, 8], children: [9, 10] },
    ]),
  );
  expect(findRelationship(related, 6, 7)?.coefficient).toBe(0.5625);
  // Their parents are not related, whatever came before.
  expect(findRelationship(related, 9, 10)?.coefficient).toBe(0.5);
});

test('a line of 100,000 generations that closes to a ring has an answer', () => {
  const size = 100_000;
  const ring = indexOf(
    graphOf(
      'F'.repeat(size),
      Array.from({ length: size }, (_, person) => ({
        partners: [person],
        children: [(person + 1) % size],
      })),
    ),
  );
  expect(findRelationship(ring, 0, 5)?.words).toBe('your 3rd great-granddaughter');
  expect(findRelationship(ring, 0, 400)).toMatchObject({
    words: 'your 398th great-granddaughter',
    bloodDegree: null,
  });
});
